import { wordsFor } from '../context/template';
import { isWithin } from '../context/paths';
import type { FlowDefinition, Path } from '../types';
import { askedAs, choicesAt, mayBeOther, titlesAt } from './fieldsAt';
import type { Finding, Report } from './finding';
import { wholeOf, type Mention } from './mentions';
import { hint } from './nearest';

/** How a text reads a choice: by words of its own that fit the choices, or by the value alone, which may be a code. */
export function checkChoiceWords(flow: FlowDefinition, mention: Mention, report: Report): void {
  const { name, path, at, shown, text } = mention;
  // What a change writes is no text that anybody reads yet.
  if (!shown || text === undefined || path[0] === 'changes' || path[0] === 'load') return;
  const whole = wholeOf(mention);
  const asked = askedAs(flow, whole);
  if (mayBeOther(flow, whole) || isOffered(flow, asked)) return;
  const words = wordsFor(shown.by);
  const found = words ? saidTwice(words) ?? unlikeChoices(flow, asked, { name, words: new Map(words) })
    : shownAsKept(flow, asked, { name, by: shown.by, text });
  if (found) report({ path, at, ...found });
}
type Found = Pick<Finding, 'code' | 'message' | 'suggestion' | 'fix'>;

/** Its choices are the server's: what they are is not known here. */
const isOffered = ({ steps }: FlowDefinition, path: Path): boolean => Object.values(steps).some(({ choices = {}, save }) =>
  Object.keys(choices).some((field) => isWithin(path, save ? `${save}.${field}` : field)));

/** The value that has words twice. */
function saidTwice(words: readonly (readonly [value: string, words: string])[]): Found | undefined {
  const values = words.map(([value]) => value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? undefined
    : { code: 'choice-words', message: `there are words for "${twice}" twice here: the last would be read.` };
}
/** Several words with none for them are the rest of words that a `;` has ended. */
const isCutOff = (value: string, words: ReadonlyMap<string, string>): boolean => words.get(value) === '' && /^[^:]+\s[^:]+$/u.test(value);
interface Worded { readonly name: Path; readonly words: ReadonlyMap<string, string> }
function unlikeChoices(flow: FlowDefinition, asked: Path, { name, words }: Worded): Found | undefined {
  const choices = (choicesAt(flow, asked) ?? choicesAt(flow, `${asked}.*`))?.map(String);
  const other = choices && [...words.keys()].find((value) => !choices.includes(value));
  if (choices && other !== undefined) {
    const message = `there are words for "${other}" here, which "${name}" cannot be.`;
    const cutOff = isCutOff(other, words) ? 'A `;` ends the words for a value: leave it out of them.' : undefined;
    return { code: 'choice-words', message, suggestion: cutOff ?? hint(other, choices) };
  }
  const lacking = choices?.filter((value) => !words.get(value)) ?? [];
  const values = lacking.map((value) => `"${value}"`).join(', ');
  return lacking.length === 0 ? undefined : {
    code: 'choice-words', message: `"${name}" may be ${values}, and there are no words for that here.`,
    suggestion: `Add \`${lacking.map((value) => `${value}=…`).join('; ')}\`.`,
  };
}

interface Shown { readonly name: Path; readonly by: string; readonly text: string }
/** A line of its own that is nothing but a value like `sixWeeks`: the visitor chose "6 weeks". */
function shownAsKept(flow: FlowDefinition, asked: Path, { name, by, text }: Shown): Found | undefined {
  const place = by === '' ? `{${name}}` : `{${name}|${by}}`;
  if (!['', 'names'].includes(by) || !text.split('\n').some((line) => line.trim() === place)) return undefined;
  const titles = titlesAt(flow, [asked]).filter((one): one is readonly [string, string] => one.every((part) => typeof part === 'string'));
  const code = titles.find(([title, value]) => /^[a-z]/u.test(value) && title.toLowerCase() !== value.toLowerCase());
  if (!code) return undefined;
  const words = `{${name}|${titles.map(([title, value]) => `${value}=${title}`).join('; ')}}`;
  const canBeSaid = titles.every((parts) => parts.every((part) => !/[{}|;]/u.test(part)));
  return {
    code: 'shown-as-kept', message: `visitors would read "${code[1]}" here, and chose "${code[0]}".`,
    ...(canBeSaid ? { suggestion: `Write "${words}".`, fix: { value: text.replaceAll(place, words) } } : {}),
  };
}
