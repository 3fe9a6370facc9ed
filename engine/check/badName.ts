import type { Finding } from './finding';

/** How the names of steps, calls and modals are written. */
export const namePattern = '^[a-z][A-Za-z0-9]*$';
const isName = (text: string): boolean => new RegExp(namePattern, 'u').test(text);

/** What is said of a name that is written otherwise, wherever it stands: where it is given and where it is spoken of alike. */
export function wordsOfName(name: string): Pick<Finding, 'message' | 'suggestion' | 'fix'> {
  const meant = inCamelCase(name);
  return {
    message: `the name ${JSON.stringify(name)} cannot stand here: a name has letters and digits only, the first a small letter, `
      + 'as in "policyHolder".',
    ...(isName(meant) ? { suggestion: `Did you mean "${meant}"?`, fix: { value: meant } } : {}),
  };
}
/** `Event venue` as `eventVenue`. */
function inCamelCase(name: string): string {
  const words = name.normalize('NFD').replaceAll(/\p{M}/gu, '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word, index) => {
    const own = word === word.toUpperCase() ? word.toLowerCase() : word;
    return `${index === 0 ? own[0]?.toLowerCase() : own[0]?.toUpperCase()}${own.slice(1)}`;
  }).join('');
}

/** The same of a key: it gets another name, unless one of those beside it has that. */
export function asKey(finding: Finding, beside: object): Finding {
  const { code, path, message, suggestion, fix } = finding;
  const meant = fix && 'value' in fix && !Object.hasOwn(beside, String(fix.value)) ? String(fix.value) : undefined;
  return { code, path, key: true, message, ...(meant === undefined ? {} : { suggestion, fix: { rename: meant } }) };
}
/** The places that speak of a name follow from where it is given. */
export function foldNames(found: readonly Finding[]): readonly Finding[] {
  const given = found.filter(({ code, key }) => code === 'wrong-value' && key);
  const speaks = (one: Finding, { message }: Finding): boolean => !one.key && one.message === message;
  return found.filter((one) => !given.some((cause) => speaks(one, cause))).map((one) => {
    const consequences = given.includes(one) ? found.filter((other) => speaks(other, one)) : [];
    return consequences.length === 0 ? one : { ...one, consequences };
  });
}
