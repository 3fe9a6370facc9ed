import { rulesOf, ruleEntries } from '../check/walk';
import { setPath } from '../context/paths';
import { isObject } from '../isObject';
import { comparedPaths, pathOfKey } from '../rules/subject';
import type { Rules } from '../rules/types';
import type { FlowDefinition, Path, Rule } from '../types';
import { derivedOf, listOf } from './derived';

/** Answers that decide something together: those that one rule asks about, and those that one value is derived of. */
export interface Together {
  readonly paths: readonly Path[];
  /** What it tells of one value alone; values that it tells the same of need not be tried twice. */
  tells(path: Path, value: unknown, rules: Rules): string;
}

export const togetherOf = (flow: FlowDefinition): readonly Together[] => [
  ...rulesOf(flow).flatMap(([rule]) => (rule ? [ofRule(rule)] : [])),
  ...derivedOf(flow).map(({ reads }): Together => ({ paths: reads.map(listOf), tells: (_, value) => JSON.stringify(value) ?? '' })),
].filter(({ paths }) => paths.length > 1);

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
