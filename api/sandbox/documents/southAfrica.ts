import { exampleCarsafePlans, type CarsafeAmounts } from '../../contracts/carsafe';
import { exampleHomesafePlans, type AddOn, type HomesafePlan } from '../../contracts/homesafe';
import { bullets, heading, paragraph, titled, textPdf, type PdfLine } from './pdf';

type Document = readonly [name: string, make: () => Uint8Array];
const document = (name: string, title: string, lines: readonly PdfLine[]): Document => [name, () => textPdf(title, lines)];
const rand = (amount: number): string => `R${amount}`;

const vehicleCovers: readonly (readonly [key: keyof CarsafeAmounts, what: string])[] = [
  ['personal_possession_theft', 'Wallet, handbag and other personal possessions stolen from your vehicle'], ['electronics_theft', 'Portable electronics stolen from your vehicle'],
  ['home_lock_and_key', 'New locks and keys when your keys are stolen from your vehicle'], ['identity_theft', 'The cost of setting your identity right after a theft'],
  ['accidental_ddd', 'Death, disability or dismemberment by a motor vehicle accident'],
];
const monthly = paragraph('Cover begins with the first monthly payment and lasts as long as the payments arrive. You may cancel it at the end of any month.');
const vehicleExclusions = [
  'Theft from a vehicle that was not locked, and anything left where it could be seen overnight.', 'Money, documents, and goods carried for a business.', 'Accidents while racing, or under the influence of alcohol or drugs.',
];
const homeExclusions = [
  'Theft from a home that stood empty for more than 60 consecutive days.', 'Theft without signs of forced entry.', 'Homes that more than 2 people who are not related share.', 'Loss caused on purpose by somebody who lives in the home.',
];
/** ST-011 … ST-014, C-40. */
const claiming = (first: readonly string[]): readonly PdfLine[] => [
  ...heading('How to make a claim'),
  ...bullets([
    ...first, 'Tell us within 14 days of the event.', 'Send the claim form by e-mail within 30 days. The number of your claim follows within 3 days, or within 5 days if you post the form.',
  ]),
];
const vehicleClaim = claiming(['Report the theft or accident to the police, and ask for an affidavit within 24 hours.']);
const homeClaim = claiming(['Report the burglary to the police and note the case number.']);

const vehicleWording = (title: string, covers: readonly string[]): readonly PdfLine[] => [
  ...titled(title), ...heading('What is covered'), ...bullets(covers), ...heading('When cover begins and ends'), ...monthly,
  ...heading('Who is paid'), ...paragraph('You, or after your death the beneficiary you named. Without a beneficiary it is your estate.'),
  ...heading('What is not covered'), ...bullets(vehicleExclusions), ...vehicleClaim,
];
const homeWording = (title: string, covers: readonly string[]): readonly PdfLine[] => [
  ...titled(title), ...heading('What is covered'), ...bullets([...covers, 'Cash for a place to stay when a disaster makes your home uninhabitable for at least 48 hours.']),
  ...heading('When cover begins and ends'), ...monthly, ...heading('What is not covered'), ...bullets(homeExclusions), ...homeClaim,
];
const homeCovers = ({ details: { coverage_amounts: { home_burglary, home_add } } }: HomesafePlan): readonly string[] => [
  `Home contents stolen in a burglary: up to ${rand(home_burglary)}.`, `Accidental death or disability from a burglary: ${rand(home_add)}.`,
];
const benefit = ({ display_title, coverage_amount, price }: AddOn): readonly PdfLine[] => [
  ...titled(`HomeSafe – ${display_title}`), ...heading('What it adds'), ...paragraph(`Up to ${rand(coverage_amount)}, for ${rand(price)} a month besides the plan.`),
  ...heading('When it begins and ends'), ...paragraph('Together with the plan it was chosen with.'), ...homeClaim,
];

/** What a customer should know before buying, on a page. */
const keyInformation = (title: string, what: string, excluded: readonly string[]): readonly PdfLine[] => [
  ...titled(`${title} – key information`, 'Sample text of the sandbox. The policy wording says it in full.'),
  ...heading('What it is'), ...paragraph(what), ...heading('What it costs'), ...paragraph('One amount in rand every month, with value-added tax inside. It is charged to your card.'),
  ...heading('The main exclusions'), ...bullets(excluded), ...heading('How to cancel'), ...paragraph('In writing, at any time, to the end of the month that is paid.'),
  ...heading('How to complain'), ...paragraph('Write to the insurer first. If that does not help, the ombudsman for insurance looks into it for nothing.'),
];

const line = '_'.repeat(60);
const form = (title: string, asked: readonly string[], enclose: readonly string[]): readonly PdfLine[] => [
  ...titled(`Claim form – ${title}`, 'Sample form of the sandbox. Nobody reads what is sent in.'),
  ...['Policy number', 'Name of the policy holder', 'ID number', 'Phone and e-mail', ...asked].flatMap((field): readonly PdfLine[] => [{ text: '', size: 8 }, { text: field, bold: true }, { text: line }]),
  ...heading('Please enclose'), ...bullets(enclose), { text: '', size: 8 }, { text: 'Date and signature', bold: true }, { text: line },
];

/** VC-005, RS-013, RS-041, ST-007: wordings, key information and claim forms of the South African lines. */
export const southAfricanDocuments: readonly Document[] = [
  ...exampleCarsafePlans.map(({ plan_id, information: { title }, details: { coverage_amounts: amounts } }) =>
    document(plan_id, `Vehicle contents, ${title}`, vehicleWording(`Vehicle contents – ${title}`, vehicleCovers.map(([key, what]) => `${what}: up to ${rand(amounts[key])}.`)))),
  ...exampleHomesafePlans.map((plan) => document(plan.plan_id, plan.information.title, homeWording(plan.information.title, homeCovers(plan)))),
  ...exampleHomesafePlans.flatMap(({ details: { plan_add_ons = {} } }) => Object.entries(plan_add_ons).map(([key, addOn]) => document(`homesafe-${key}`, `HomeSafe, ${addOn.display_title}`, benefit(addOn)))),
  document('vehicle-contents-wording', 'Vehicle contents, policy wording', vehicleWording('Vehicle contents – policy wording', vehicleCovers.map(([, what]) => `${what}, up to the amount of your plan.`))),
  document('home-contents-wording', 'HomeSafe, policy wording', homeWording('HomeSafe – policy wording', ['Home contents stolen in a burglary, up to the amount of your plan.', 'Accidental death or disability from a burglary.'])),
  document('vehicle-contents-key-information', 'Vehicle contents, key information', keyInformation('Vehicle contents', 'It pays for belongings stolen from your vehicle, and for accidental death or disability in a motor vehicle accident.', vehicleExclusions)),
  document('home-contents-key-information', 'HomeSafe, key information', keyInformation('HomeSafe', 'It pays for home contents stolen in a burglary, and for accidental death or disability from a burglary.', homeExclusions)),
  document('claim-form-vehicle-contents', 'Claim form, vehicle contents', form('Vehicle contents', ['Registration number of the vehicle', 'When and where it happened', 'What was stolen, and what it is worth'], ['The police affidavit and case number.', 'Proof of ownership or receipts.'])),
  document('claim-form-home-contents', 'Claim form, home contents', form('Home contents', ['Address of the home', 'When it happened, and how they got in', 'What was stolen, and what it is worth'], ['The case number of the police.', 'Proof of ownership or receipts.', 'Photographs of the forced entry.'])),
  document('claim-form-personal-accident', 'Claim form, personal accident', form('Personal accident', ['Name of the injured or deceased person', 'When and where it happened', 'Name and bank account of the person to be paid'], ['The doctor’s report, or the death certificate.', 'The police report.', 'A copy of the ID of the person to be paid.'])),
];
