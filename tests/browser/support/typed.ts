import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flowOf } from '#flows/file/flow';
import { shippedFiles } from '../../support/lines';
import { people } from '../../support/people';
import { newYorkToday, plusDays } from './days';

type Answers = Readonly<Record<string, unknown>>;
interface Schema { readonly properties?: Readonly<Record<string, Schema>>; readonly items?: Schema; readonly then?: Schema;
  readonly examples?: readonly unknown[] }

const root = join(import.meta.dirname, '../../../schemas');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** The first example of each field, wherever in a form it stands. */
const examplesIn = ({ properties = {}, items, then }: Schema): Answers => Object.assign({},
  ...[items, then].filter(isObject).map((inner) => examplesIn(inner)),
  ...Object.entries(properties).map(([name,
    field]) => ({ ...examplesIn(field), ...(field.examples ? { [name]: field.examples[0] } : {}) }))) as Answers;
const formsIn = (value: unknown): readonly Schema[] =>
  (!isObject(value) ? [] : 'schema' in value ? formsIn(value.schema)
    : 'properties' in value ? [value as Schema] : Object.values(value).flatMap(formsIn));
const files = ['fragments', 'forms'].flatMap((folder) =>
  readdirSync(join(root, folder)).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name)).map((name) => join(root, folder, name)));
const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<object>));
const ofFiles = shippedFiles.flatMap(({ line }) => formsIn(flowOf(line).steps));
const examples: Answers =
  Object.assign({}, ...[...ofFiles, ...modules.flatMap((module) => formsIn({ ...module }))].map(examplesIn)) as Answers;

/** Numbers and words that the server's questions ask for; whatever else is asked in figures is 1, and in words this. */
const atHome: Answers = {
  year_built: '1998', year_started: '2012', stories: '3', owner_name: 'Ines Okafor', owner_share: '100', annual_revenue: '250000',
  square_feet: '900', property_value: '12000',
  landlord_name: 'Alder Homes', landlord_city: 'Columbus', pni_phone_number: '6145550100', pni_dob: '1980-01-02', hasSignedAgreement: false,
};
/** A pick-up today, by the day it is when a visitor comes: a run may last past midnight. */
const trip = (today = newYorkToday()): Answers => ({
  pickUpDate: today, returnDate: plusDays(today, 6), policyStartDate: plusDays(today, 1),
});
/** What is searched for, where the answer is a code. */
const searched: Answers = { business_class_code: 'Barber' };

/** Who buys a line, by field: the people of the journeys, then the forms' own examples. */
export const answersOf = (line: string, email: string): Answers => ({
  ...examples, ...atHome, ...(Object.assign({}, ...Object.values(people[line] ?? {})) as Answers), ...searched,
  ...trip(), email, pni_email: email,
});

const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);
/** An answer as it is typed. */
export function typedText(value: unknown, { isDayFirst, isNumber }: { readonly isDayFirst: boolean; readonly isNumber: boolean }): string {
  const text = value === undefined ? (isNumber ? '1' : 'Alder') : typeof value === 'string' ? value : JSON.stringify(value);
  if (!isDate(text)) return text;
  const [year, month, day] = text.split('-');
  return isDayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
