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

/** `/documents/<plan_id>.pdf` */
export const documents: ReadonlyMap<string, () => Uint8Array> = new Map(exampleTiers.map(({ plan_id, information }) => [
  plan_id, () => textPdf(`Rental car insurance, ${information.title}`, rentalPolicy(information.title, items(information.summary_html ?? ''))),
]));
