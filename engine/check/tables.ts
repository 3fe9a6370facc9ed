import { createClock } from '../clock';
import { isEnd } from '../definition/graph';
import { createRules } from '../rules/createRules';
import { isObject } from '../isObject';
import { setPath } from '../context/paths';
import type { Change, FlowDefinition, JsonSchema, Path, Rule } from '../types';
import type { Finding, Report } from './finding';
import type { Trail } from '../definition/trail';
import { certain, mending } from './nearest';
import { reachedSteps } from './reached';
import { choicesAt, isWrittenElsewhere, meantByTitle, schemasOf, valueTitled } from './fieldsAt';
import { isYesOrNo } from './rules';
import { verdictOf, type Judge } from './verdict';

/** A table of a change: result by answer. */
interface Table {
  readonly lookup: Path;
  /** Absent where it is forgotten, which is a finding of its own. */
  readonly in?: Readonly<Record<string, unknown>>;
  readonly else?: unknown;
  readonly change: Change;
  readonly at: Trail;
}

/** Tables of changes whose value is none that a table can have, their keys that no answer is, and the answers that they leave out. */
export function checkTables(flow: FlowDefinition, report: Report): void {
  for (const table of tablesIn(flow)) {
    if (isWrittenElsewhere(flow, table.lookup)) continue;
    checkLookedUp(flow, table, report);
    const answers = choicesAt(flow, table.lookup);
    if (answers) [...strangeIn(flow, table, answers), ...gapsIn(flow, table, answers)].forEach(report);
  }
}
const tablesIn = (flow: FlowDefinition): readonly Table[] => (['changes', 'load'] as const).flatMap((word) =>
  (flow[word] ?? []).flatMap((change, index) => Object.entries(change.set ?? {}).flatMap(([path, from]) =>
    (isObject(from) && 'lookup' in from ? [{ ...from, change, at: [word, String(index), 'set', path] }] : []))));
/** A list or a group is no key, whatever is in it. */
function checkLookedUp(flow: FlowDefinition, { lookup: path, at }: Table, report: Report): void {
  const fields = schemasOf(flow, path);
  const isSeveral = ({ type, maxItems }: JsonSchema): boolean => (type === 'array' && maxItems !== 1) || type === 'object';
  if (fields.length === 0 || !fields.every(isSeveral)) return;
  const isList = fields[0]?.type === 'array';
  report({
    code: 'impossible-value', path: [...at, 'lookup'],
    message: `"${path}" is ${isList ? 'a list' : 'several answers'}, and no key of a table is that: nothing would be found.`,
    suggestion: isList ? 'Count it (`count`), or let a text show it as it is.' : 'Name one of its answers.',
  });
}
const strangeKeys = (table: Table, answers: readonly unknown[]): readonly string[] =>
  Object.keys(table.in ?? {}).filter((key) => !answers.some((answer) => String(answer) === key));
const strangeIn = (flow: FlowDefinition, table: Table, answers: readonly unknown[]): readonly Finding[] =>
  strangeKeys(table, answers).map((key) => ({
    code: 'impossible-value', path: [...table.at, 'in', key], key: true, message: `"${table.lookup}" can never be ${JSON.stringify(key)}.`,
    ...mending(key, answers.map(String), 'rename'), ...meantByTitle(valueTitled(flow, [table.lookup], key), 'rename'),
  }));

/** Of a yes or no one side says enough. An answer that a strange key was meant for is told there. */
function gapsIn(flow: FlowDefinition, table: Table, answers: readonly unknown[]): readonly Finding[] {
  const { in: entries } = table;
  if (!entries || 'else' in table || isYesOrNo(answers)) return [];
  const meant = strangeKeys(table, answers).map((key) => certain(key, answers.map(String)));
  const left = answers.filter((answer) =>
    !Object.hasOwn(entries, String(answer)) && !meant.includes(String(answer)) && isNeeded(flow, table, answer));
  if (left.length === 0) return [];
  const words = left.map((answer) => JSON.stringify(answer)).join(' and ');
  return [{
    code: 'table-gap', path: [...table.at, 'in'], key: true,
    message: `"${table.lookup}" may be ${words}, and the table has nothing for ${left.length === 1 ? 'it' : 'them'}: `
      + 'the value would be empty.',
    suggestion: 'Add it, or say what counts for all others: `else`, and `else: null` where none is meant.',
  }];
}
const rules = createRules({ clock: createClock() });
/** Not where the change leaves the answer out itself, nor for who is turned away with it. */
function isNeeded(flow: FlowDefinition, { lookup, change: { when, unless } }: Table, answer: unknown): boolean {
  const judge: Judge = (name, wanted) =>
    (name === lookup ? rules.holds({ [name]: wanted } as Rule, setPath({}, lookup, answer)) : undefined);
  return verdictOf(judge, when) !== false && (unless === undefined || verdictOf(judge, unless) !== true)
    && reachedSteps(flow, judge).some((name) => isEnd(flow, name));
}
