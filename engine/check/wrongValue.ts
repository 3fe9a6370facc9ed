import { isObject } from '../isObject';
import { namePattern, wordsOfName } from './badName';
import type { Finding } from './finding';
import { mending } from './nearest';
import { numberIn } from './numberIn';
import { kindsInWords, type Way } from './ways';

type Words = Pick<Finding, 'message' | 'suggestion' | 'fix'>;

/** What is wrong with a value by a keyword of the language, and what to write instead; nothing where the validator's own words will do. */
export function wordsFor(value: unknown, way: Way, keyword: string): Words | undefined {
  const shown = briefly(value);
  const { enum: choices = [], pattern = '', examples: [example = examples[pattern]] = [] } = way;
  if (keyword === 'type' && value === null) {
    return { message: `nothing is written below this name, and it must be ${kindsInWords([way])}.` };
  }
  if (keyword === 'type') {
    const suggestion = branchMeant(value, way) ?? numberMeant(value, way) ?? entryMeant(value, way);
    return { message: `this must be ${kindsInWords([way])}, but it is ${shown}.`, ...(suggestion ? { suggestion } : {}) };
  }
  const limit = limits[keyword];
  if (limit) return { message: `this must be ${limit} ${way[keyword as 'exclusiveMinimum']}, but it is ${shown}.` };
  // Whatever has a least length needs one.
  if (['""', '[]', '{}'].includes(shown)) return { message: 'this is empty.' };
  if (keyword === 'enum') {
    return { message: `${shown} is none of the values here.`, ...mending(String(value), choices.map(String), 'value') };
  }
  if (keyword === 'pattern' && pattern === namePattern) return wordsOfName(String(value));
  return keyword === 'pattern' && example !== undefined
    ? { message: `${shown} is not written as it must be here, as in ${JSON.stringify(example)}.` } : undefined;
}
const limits: Readonly<Record<string, string>> = { exclusiveMinimum: 'more than', exclusiveMaximum: 'less than' };
/** How names and paths of the language are written. */
const examples: Readonly<Record<string, string>> = {
  '^[a-z0-9][a-z0-9-]*$': 'policy-holder', '^[a-z][a-z0-9-]*$': 'policy-holder',
  '^[A-Za-z_][A-Za-z0-9_]*$': 'details', '^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$': 'details.email',
  '^[A-Za-z_][A-Za-z0-9_]*(\\.([A-Za-z0-9_-]+|\\*))*$': 'details.email',
};

const most = 40;
/** A value in a sentence, cut where it is long. */
export function briefly(value: unknown): string {
  const whole = JSON.stringify(value) ?? '';
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}
export const written = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
/** A step's name where a branch stands, maybe behind `to`. */
const branchMeant = (value: unknown, { properties = {} }: Way): string | undefined =>
  (typeof value === 'string' && Object.hasOwn(properties, 'to') ? `Write ${written({ to: value.replace(/^to +/u, '') })}.` : undefined);
function numberMeant(value: unknown, { type }: Way): string | undefined {
  if (typeof value !== 'string' || ![type].flat().some((one) => one === 'number' || one === 'integer')) return undefined;
  const number = numberIn(value);
  return number === undefined ? undefined : `Write the number alone: ${number}.`;
}
/** The only entry of a list, without its dash. */
function entryMeant(value: unknown, { type }: Way): string | undefined {
  const [first] = type === 'array' && isObject(value) ? Object.keys(value) : [];
  return first === undefined ? undefined
    : `A dash stands before the first word of an entry: \`- ${first}: …\`; in JSON, brackets around it: \`[{ "${first}": … }]\`.`;
}
