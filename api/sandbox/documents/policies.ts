import { exampleCollectiblesPlans } from '../../contracts/collectibles';
import { exampleTiers as businessTiers } from '../../contracts/commercialExamples';
import { exampleTiers } from '../../contracts/rentalCar';
import { examplePlan } from '../../contracts/rentersExamples';
import { bullets, heading, paragraph, titled, textPdf, type PdfLine } from './pdf';
import { southAfricanDocuments } from './southAfrica';

const items = (html: string): readonly string[] => [...html.matchAll(/<li><strong>(.*?)<\/strong>(.*?)<\/li>/g)].map(([, what, how]) => `${what}.${how}`);

const rentalPolicy = (title: string, covers: readonly string[]): readonly PdfLine[] => [
  ...titled(`Rental car insurance – ${title}`),
  ...heading('What is covered'), ...bullets(covers),
  ...heading('When cover begins and ends'),
  ...paragraph('Cover begins at the start of the rental period on the rental agreement and ends when the car is returned, at most 31 calendar days later.'),
  ...heading('What is not covered'),
  ...paragraph('• Business use, rental to others, races, and driving by anybody who is not named as a driver.'),
  ...paragraph('• Loss that happened before the rental agreement was signed.'),
  ...heading('How to make a claim'),
  ...paragraph('Call the number on your confirmation. Have the policy number, the rental agreement and photographs of the damage at hand.'),
];

/** RN-012 */
const rentersPolicy: readonly PdfLine[] = [
  ...titled('Renters insurance'),
  ...heading('What is covered'),
  ...bullets(Object.values(examplePlan.details ?? {}).map((detail) => `${detail?.title}. ${detail?.description}`)),
  ...heading('When cover begins and ends'),
  ...paragraph('Cover begins at 12:01 a.m. on the start date, at the property address, and lasts one year. It renews by itself unless you or the carrier say otherwise.'),
  ...heading('What is not covered'),
  ...paragraph('• Floods, wear and tear, and belongings of roommates who are not named.'),
  ...paragraph('• Damage that began before the start date.'),
  ...heading('How to make a claim'),
  ...paragraph('Call the number on your confirmation. Have the policy number, a list of what was damaged and photographs at hand.'),
];

/** BO-043 … BO-050, by plan. */
const businessCovers: Readonly<Record<string, readonly string[]>> = {
  silver: ['Business personal property. $15,000, with a $500 deductible.', 'Additional insured. Landlord.'],
  gold: ['Business personal property. $35,000, with a $500 deductible.', 'Additional insured. Blanket.', 'Hired and non-owned auto.'],
  platinum: [
    'Business personal property. $75,000, with a $500 deductible.', 'Additional insured. Blanket.', 'Hired and non-owned auto.', 'Data breach privacy liability. $50,000.',
    'Data breach additional costs. $10,000.', 'Employee liability. $50,000.',
  ],
};
const businessPolicy = (title: string, tier: string): readonly PdfLine[] => [
  ...titled(`Small business insurance – ${title}`),
  ...heading('What is covered'),
  ...bullets(['General liability. $2 Million, at most $1 Million per claim.', 'Lost business income. $250,000.', ...(businessCovers[tier] ?? [])]),
  ...heading('When cover begins and ends'), ...paragraph('Cover begins at 12:01 a.m. on the start date, at the business address, and lasts one year.'),
  ...heading('What is not covered'),
  ...paragraph('• Mistakes in professional advice, injuries of employees at work, and vehicles that the business owns.'), ...paragraph('• Damage that began before the start date.'),
  ...heading('How to make a claim'), ...paragraph('Call the number on your confirmation. Have the policy number, photographs and the names of witnesses at hand.'),
];

const collectiblesPolicy = (title: string, newPurchases: boolean): readonly PdfLine[] => [
  ...titled(`Collectibles insurance – ${title}`),
  ...heading('What is covered'),
  ...paragraph('• Theft, fire, water and breakage of the collections on the declaration, at the addresses on it, up to the total value.'),
  ...(newPurchases ? paragraph('• Items bought during the policy, for 90 days.') : []),
  ...heading('When cover begins and ends'), ...paragraph('Cover begins at 12:01 a.m. on the start date and lasts one year.'),
  ...heading('What is not covered'),
  ...paragraph('• Wear and tear, insects, damp and light, and mistakes in restoring or cleaning.'),
  ...paragraph('• Items that are sold for a living, items lost before the start date, and collections outside the United States.'),
  ...heading('How to make a claim'),
  ...paragraph('Call the police after a theft, then the number on your confirmation. Have the policy number, receipts, appraisals and photographs at hand.'),
];

const page = (title: string, parts: readonly (readonly [heading: string, text: string])[]): readonly PdfLine[] => [
  ...titled(title, 'Sample text of the sandbox: a real shop names its own pages in the settings of its site.'),
  ...parts.flatMap(([head, text]) => [...heading(head), ...paragraph(text)]),
];
const privacy = page('Privacy policy', [
  ['What we keep', 'Your answers are kept by your browser until you close the tab, and by us from the moment you ask for a price. Card numbers go to the card company only; we never see them.'],
  ['What we use it for', 'To work out a price, to issue the policy and to help you when something happens. Nothing is sold.'],
  ['What you may ask', 'Ask what we know about you, have it corrected, or have it deleted where the law does not oblige us to keep it.'],
]);
const terms = page('Terms of use', [
  ['What this shop does', 'It shows insurance that a carrier underwrites, and sells it for that carrier. The policy, not this page, says what is covered.'],
  ['What we rely on', 'That your answers are true and complete. An answer that is not can void the policy.'],
]);

/** `/documents/<name>.pdf`: the sample policy of each plan, and the pages the sites name. */
export const documents: ReadonlyMap<string, () => Uint8Array> = new Map([
  ...exampleTiers.map(({ plan_id, information }) => [
    plan_id, () => textPdf(`Rental car insurance, ${information.title}`, rentalPolicy(information.title, items(information.summary_html ?? ''))),
  ] as const),
  [examplePlan.plan_id, () => textPdf('Renters insurance', rentersPolicy)] as const,
  ...businessTiers.map(({ plan_id, information: { title }, details: { chubb_plan_code: tier } }) => [plan_id, () => textPdf(`Small business insurance, ${title}`, businessPolicy(title, tier))] as const),
  ...exampleCollectiblesPlans.map(({ plan_id, information: { title }, details }) =>
    [plan_id, () => textPdf(`Collectibles insurance, ${title}`, collectiblesPolicy(title, (details?.coverage_amounts.new_purchases ?? 0) > 0))] as const),
  ...southAfricanDocuments,
  ['privacy-policy', () => textPdf('Privacy policy', privacy)] as const,
  ['terms-of-use', () => textPdf('Terms of use', terms)] as const,
]);
