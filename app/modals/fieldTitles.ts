import { getPath, isObject, type Context, type FlowDefinition, type Form, type JsonSchema } from '#engine';

/** A path in a request of ours → the title that the visitor's form gives the field. */
export type TitleOf = (path: string) => string | undefined;

/** What the partner calls a field, where the line has no field of that name. */
const ownNames: Readonly<Record<string, string>> = {
  line1: 'streetAddress', line2: 'unit', stateorregion: 'region', nationalitynumber: 'policyholderId',
  beneficiarynationalitynumber: 'beneficiaryId', dob: 'beneficiaryBirthdate',
  rentalstarted: 'pickUpDate', rentalended: 'returnDate', policyeffectivedate: 'policyStartDate',
};
const plain = (name: string): string => name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
/** A shorter name says too little of a longer one: `city` of `velocity`. */
const shortest = 5;
const isPartOf = (name: string, longer: string): boolean =>
  name.length >= shortest && (longer.startsWith(name) || longer.endsWith(name));
const isAlike = (one: string, other: string): boolean => one === other || isPartOf(one, other) || isPartOf(other, one);

/** The titles of a line's fields, the present form's first, then the questions that the server sent. */
export function createTitleOf(flow: Pick<FlowDefinition, 'steps'>, context: Context, form?: Form): TitleOf {
  const steps = Object.values(flow.steps);
  const titles = [
    ...[form, ...steps.map((step) => step.form)].flatMap((one) => (one ? titlesIn(one.schema) : [])),
    ...steps.flatMap(({ survey }) => (survey ? questionsIn(getPath(context, `${survey.form}.screens`)) : [])),
  ];
  const find = (name: string): string | undefined => {
    const own = plain(ownNames[name] ?? name);
    return (titles.find(([field]) => field === name) ?? titles.find(([field]) => field === own)
      ?? titles.find(([field]) => isAlike(field, own)))?.[1];
  };
  return (path) => {
    const names = path.split('.').filter((name) => !/^\d+$/u.test(name)).map(plain);
    // `beneficiary.first_name` before `first_name` alone.
    const joined = names.map((_, index) => names.slice(index).join(''));
    return joined.flatMap((name) => find(name) ?? [])[0];
  };
}

type Titles = readonly (readonly [field: string, title: string])[];
function titlesIn(schema: JsonSchema): Titles {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Titles =>
    (typeof field === 'object' ? [...(field.title ? [[plain(name), field.title] as const] : []), ...titlesIn(field)] : []));
  return [...inner, ...(typeof schema.items === 'object' ? titlesIn(schema.items) : [])];
}
const questionsIn = (screens: unknown): Titles => Object.values(isObject(screens) ? screens : {}).flatMap((screen) =>
  (isObject(screen) && Array.isArray(screen.fields) ? (screen.fields as readonly unknown[]) : []).flatMap((field): Titles =>
    (isObject(field) && typeof field.key_name === 'string' && typeof field.label === 'string' && field.label !== ''
      ? [[plain(field.key_name), field.label]] : [])));
