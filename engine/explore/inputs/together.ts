import { rulesOf, ruleEntries } from '../../definition/rules';
import { setPath } from '../../context/paths';
import { isObject } from '../../isObject';
import { comparedPaths, pathOfKey } from '../../rules/subject';
import { fieldNames, pathOf } from '../../context/answers';
import type { Rules } from '../../rules/types';
import type { Context, FlowDefinition, Path, Rule, Step } from '../../types';
import { decisiveOf, derivedOf, listOf, type Derived } from '../classes/derived';
import type { EntryList } from '../classes/entryLists';
import type { Asked } from './asked';
import { conditionsOf } from './conditions';
import { countedFields } from './counted';
import { distinct } from './field';

/** Answers that decide something together: those that one rule asks about, and those that one value is derived of. */
export interface Together {
  readonly paths: readonly Path[];
  /** What it tells of one value alone; values that it tells the same of need not be tried twice. */
  tells(path: Path, value: unknown, rules: Rules): string;
  /** Wrong answers are of use as well. */
  readonly wrongToo?: true;
  /** What it tells of all of them; answers that it tells the same of need not be tried twice. */
  tellsOfAll?(context: Context, rules: Rules): string;
}

export function togetherOf(flow: FlowDefinition): readonly Together[] {
  const decisive = new Set(decisiveOf(flow).map(({ path }) => path));
  return [
    ...rulesOf(flow).flatMap(([rule]) => (rule ? [ofRule(rule)] : [])),
    // A change asks both of the new answers, which tell no states apart: one after the other they would not come together. It asks as soon
    // as one is typed, the others still blank.
    ...(flow.changes ?? []).map(({ when = {}, unless = {} }): Together => ({ ...ofRule({ allOf: [when, unless] }), wrongToo: true })),
    ...derivedOf(flow).map((derived) => ofDerived(derived, decisive.has(derived.path))),
    ...Object.values(flow.steps).flatMap((step) => [...ofWindows(flow, step), ...ofConditions(step)]),
  ].filter(({ paths }) => paths.length > 1);
}

function ofDerived({ from, reads }: Derived, isDecisive: boolean): Together {
  // A text that no rule reads is right or wrong in a form: how long it is decides.
  const isMeasured = typeof from === 'object' && 'text' in from && !isDecisive;
  return {
    paths: reads.map(listOf),
    tells: (_, value) => (isMeasured && typeof value === 'string' ? String(value.length) : JSON.stringify(value) ?? ''),
  };
}

function ofRule(rule: Rule): Together {
  const entries = ruleEntries(rule, []);
  const compared = entries.flatMap(({ wanted }) => (isObject(wanted) ? comparedPaths(wanted) : []));
  return {
    paths: [...new Set([...entries.map(({ name }) => pathOfKey(name)), ...compared])],
    tells: (path, value, rules) => {
      // What is compared with another answer is told apart by every value.
      if (compared.length > 0) return JSON.stringify(value) ?? '';
      const context = value === undefined ? {} : setPath({}, path, value);
      return entries.map(({ name, wanted }) => (rules.holds({ [name]: wanted } as Rule, context) ? '1' : '0')).join('');
    },
  };
}

/** Dates that are counted from each other, where a rule reads one of them: how late the last may be hangs on the first. */
function ofWindows(flow: FlowDefinition, { form, save }: Step): readonly Together[] {
  if (!form) return [];
  const counted = countedFields(form.schema);
  const from = new Map(counted);
  const firsts = [...new Set(from.values())].filter((name) => !from.has(name));
  if (firsts.length === 0) return [];
  const withFollowing = (name: string): readonly string[] =>
    [name, ...counted.filter(([, start]) => start === name).flatMap(([other]) => withFollowing(other))];
  const rules = rulesOf(flow).flatMap(([rule]) => ruleEntries(rule, []));
  return firsts.flatMap((first): readonly Together[] => {
    const paths = withFollowing(first).map((name) => (save === undefined ? name : `${save}.${name}`));
    const reading = rules.filter(({ name }) => paths.includes(pathOfKey(name)));
    const tellsOfAll = (context: Context, judge: Rules): string =>
      reading.map(({ name, wanted }) => (judge.holds({ [name]: wanted } as Rule, context) ? '1' : '0')).join('');
    return reading.length === 0 ? [] : [{ paths, tells: (_, value) => String(value), tellsOfAll }];
  });
}

/** Answers of which a condition of their form asks together. */
const ofConditions = ({ form, save = '' }: Step): readonly Together[] => conditionsOf(form?.schema ?? {}).map((fields) => ({
  paths: distinct(fields.map(([name]) => pathOf(save, name))),
  tells: (path, value, rules) => fields.filter(([name]) => path === pathOf(save, name))
    .map(([, schema]) => (rules.valid({ properties: { value: schema } }, { value }) ? '1' : '0')).join(''),
}));

/** Answers of an entry of which rules of its list ask: what it brings about may hang on several of them. */
export const togetherInEntries = (lists: readonly EntryList[], asked: Asked): readonly Together[] => lists.map(({ entry, form }) => ({
  paths: fieldNames(form).map((name) => pathOf(entry, name)).filter((path) => asked.of(path).length > 0),
  tells: (path: Path, value: unknown, rules: Rules) =>
    asked.of(path).map((wanted) => (rules.holds({ value: wanted }, { value }) ? '1' : '0')).join(''),
})).filter(({ paths }) => paths.length > 1);
