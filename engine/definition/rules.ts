import type { Trail } from './trail';
import { comparedPaths, pathOfKey } from '../rules/subject';
import type { CallUse, FlowDefinition, JsonSchema, LinePromise, Next, Rule } from '../types';
import { branchesOf } from './graph';

export const entriesOf = (rule: Rule | undefined): readonly (readonly [string, unknown])[] => Object.entries(rule ?? {});

/** Every rule of a definition, `anyOf`, `allOf` and `not` opened: a path and what is wanted of it. */
export interface RuleEntry { readonly path: Trail; readonly name: string; readonly wanted: unknown }
export function ruleEntries(rule: Rule | undefined, at: Trail): readonly RuleEntry[] {
  return entriesOf(rule).flatMap(([name, wanted]): readonly RuleEntry[] => {
    const here = [...at, name];
    if (name === 'anyOf' || name === 'allOf') {
      return (wanted as readonly Rule[]).flatMap((inner, index) => ruleEntries(inner, [...here, String(index)]));
    }
    if (name === 'not') return ruleEntries(wanted as Rule, here);
    return name === 'filled' ? [] : [{ path: here, name, wanted }];
  });
}

/** The context paths a rule reads; a window reads the sibling it counts from too. `filled:x` stands for a whole form. */
export function pathsOf(rule: Rule): readonly string[] {
  return Object.entries(rule).flatMap(([name, wanted]): readonly string[] => {
    if (name === 'anyOf' || name === 'allOf') return (wanted as readonly Rule[]).flatMap(pathsOf);
    if (name === 'not') return pathsOf(wanted as Rule);
    if (name === 'filled') return [wanted as string | readonly string[]].flat().map((step) => `filled:${step}`);
    const from = typeof wanted === 'object' ? (wanted as JsonSchema).window?.from : undefined;
    // A window counts from a field beside the judged one, or from a path of the context.
    const beside = name.includes('.') && from ? [`${name.slice(0, name.lastIndexOf('.'))}.${from}`] : [];
    return [pathOfKey(name), ...comparedPaths(wanted), ...(from && from !== 'today' ? [from, ...beside] : [])];
  });
}

/** The rules of a definition with their places. */
export function rulesOf(flow: FlowDefinition): readonly (readonly [Rule | undefined, Trail])[] {
  const inBranches = (next: Next | undefined, at: Trail): readonly (readonly [Rule | undefined, Trail])[] =>
    branchesOf(next).map(({ when }, index) => [when, [...at, String(index), 'when']] as const);
  const inUses = (calls: readonly CallUse[] | undefined, at: Trail): readonly (readonly [Rule | undefined, Trail])[] =>
    (calls ?? []).map((use, index) => [typeof use === 'string' ? undefined : use.unless, [...at, String(index), 'unless']] as const);
  return [
    ...(['changes', 'load'] as const).flatMap((word) => (flow[word] ?? []).flatMap((change, index) => [
      ...Object.entries(change.set ?? {}).map(([path, from]) =>
        [typeof from === 'object' && 'when' in from ? from.when : undefined, [word, String(index), 'set', path, 'when']] as const),
      [change.when, [word, String(index), 'when']] as const, [change.unless, [word, String(index), 'unless']] as const,
    ])),
    ...Object.entries(flow.modals ?? {}).flatMap(([name, modal]) => inBranches(modal.next, ['modals', name, 'next'])),
    ...(flow.promises ?? []).flatMap((promise, index) =>
      rulesOfPromise(promise).map(([rule, word]) => [rule, ['promises', String(index), word]] as const)),
    ...Object.entries(flow.steps).flatMap(([name, step]) => {
      const at = ['steps', name];
      return [
        [step.needs, [...at, 'needs']] as const, [step.skip, [...at, 'skip']] as const,
        ...Object.entries(step.asks ?? {}).map(([field, rule]) => [rule, [...at, 'asks', field]] as const),
        ...inBranches(step.next, [...at, 'next']), ...inUses(step.calls, [...at, 'calls']),
        ...inUses(step.enter?.calls, [...at, 'enter', 'calls']), ...inUses(step.refresh?.calls, [...at, 'refresh', 'calls']),
        ...Object.entries(step.on ?? {}).flatMap(([event, transition]) => [
          ...inBranches(transition?.next, [...at, 'on', event, 'next']), ...inUses(transition?.calls, [...at, 'on', event, 'calls']),
        ]),
      ];
    }),
  ];
}

/** The rules of a promise, each with its word. */
export const rulesOfPromise = ({ when, always, never, leadsTo }: LinePromise): readonly (readonly [Rule, string])[] =>
  ([[when, 'when'], [always, 'always'], [never, 'never'], [typeof leadsTo === 'string' ? undefined : leadsTo, 'leadsTo']] as const)
    .flatMap(([rule, word]) => (rule ? [[rule, word] as const] : []));
