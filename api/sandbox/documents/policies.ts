import { exampleTiers } from '../../contracts/rentalCar';
import { textPdf, type PdfLine } from './pdf';

const heading = (text: string): readonly PdfLine[] => [{ text: '' }, { text, size: 13, bold: true }];
const paragraph = (text: string): readonly PdfLine[] => [{ text: '', size: 4 }, { text }];
const items = (html: string): readonly string[] => [...html.matchAll(/<li><strong>(.*?)<\/strong>(.*?)<\/li>/g)].map(([, what, how]) => `${what}.${how}`);

const rentalPolicy = (title: string, covers: readonly string[]): readonly PdfLine[] => [
  { text: 'Surefoot', size: 11, bold: true },
  { text: `Rental car insurance – ${title}`, size: 20, bold: true },
  { text: 'Sample policy of the sandbox. Nothing in it is an offer, and no cover comes of it.' },
  ...heading('What is covered'), ...covers.flatMap((cover) => paragraph(`• ${cover}`)),
  ...heading('When cover begins and ends'),
  ...paragraph('Cover begins at the start of the rental period on the rental agreement and ends when the car is returned, at most 31 calendar days later.'),
  ...heading('What is not covered'),
  ...paragraph('• Business use, rental to others, races, and driving by anybody who is not named as a driver.'),
  ...paragraph('• Loss that happened before the rental agreement was signed.'),
  ...heading('How to make a claim'),
  ...paragraph('Call the number on your confirmation. Have the policy number, the rental agreement and photographs of the damage at hand.'),
];

const page = (title: string, parts: readonly (readonly [heading: string, text: string])[]): readonly PdfLine[] => [
  { text: 'Surefoot', size: 11, bold: true }, { text: title, size: 20, bold: true },
  { text: 'Sample text of the sandbox: a real shop names its own pages in the settings of its site.' },
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
  ['privacy-policy', () => textPdf('Privacy policy', privacy)] as const,
  ['terms-of-use', () => textPdf('Terms of use', terms)] as const,
]);
