import type { Trail } from '../../definition/trail';
import { rulesOf } from '../../definition/rules';
import { sameJson } from '../../context/paths';
import { isObject } from '../../isObject';
import type { Change, FlowDefinition, Rule, Step } from '../../types';
import { branchesIn } from '../verdict/decision';
import { between, changesIn, changeWords, short } from './valueDiff';

/** A part of a definition that is not as it was. */
export interface DiffPart {
  readonly kind: 'step' | 'branch' | 'rule' | 'change' | 'quote' | 'rating';
  /** As the new definition calls it, or the old one where it is gone. */
  readonly name: string;
  readonly mark: 'added' | 'removed' | 'changed';
  readonly words: readonly string[];
  /** Where it stands in the old definition, and in the new one. */
  readonly was?: Trail;
  readonly is?: Trail;
}
type NamedBranch = ReturnType<typeof branchesIn>[number];
export interface Pair<Part> { readonly was?: Part; readonly is?: Part }

/** Steps, branches, rules and changes that were added, removed or changed. */
export const diffDefinitions = (old: FlowDefinition, now: FlowDefinition): readonly DiffPart[] =>
  [...diffSteps(old, now), ...diffBranches(old, now), ...diffRules(old, now), ...diffChanges(old, now)];

/** What a line says besides its definition, by the words below this one. */
export function diffWords(word: 'quote' | 'rating', old: unknown, now: unknown): readonly DiffPart[] {
  const [before, after] = [old, now].map((one) => (isObject(one) ? one : {})) as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name): readonly DiffPart[] => {
    const [was, is] = [before[name], after[name]];
    const own = { kind: word, name } as const;
    if (was === undefined && is === undefined) return [];
    if (was === undefined) return [{ ...own, mark: 'added', words: [short(is)], is: [word, name] }];
    if (is === undefined) return [{ ...own, mark: 'removed', words: [short(was)], was: [word, name] }];
    const changes = changesIn(was, is);
    const [there] = changes.filter((one) => one.is !== undefined);
    const at = [word, name];
    return changes.length === 0 ? []
      : [{ ...own, mark: 'changed', words: changeWords(changes.map((one) => ({ ...one, at: [name, ...one.at] }))), was: at,
        is: [...at, ...there?.at ?? []] }];
  });
}

function diffSteps(old: FlowDefinition, now: FlowDefinition): readonly DiffPart[] {
  return [...new Set([...Object.keys(now.steps), ...Object.keys(old.steps)])].flatMap((name): readonly DiffPart[] => {
    const [was, is] = [old.steps[name], now.steps[name]];
    const at = ['steps', name];
    if (!was) return [{ kind: 'step', name, mark: 'added', words: [], is: at }];
    if (!is) return [{ kind: 'step', name, mark: 'removed', words: [], was: at }];
    const words = changeWords(changesIn(withoutBranches(was), withoutBranches(is)));
    return words.length === 0 ? [] : [{ kind: 'step', name, mark: 'changed', words, was: at, is: at }];
  });
}
/** What a step says besides its branches. */
const withoutBranches = ({ next: _next, on = {}, ...step }: Step): unknown =>
  ({ ...step, on: Object.fromEntries(Object.entries(on).map(([event, transition]) => [event, { ...transition, next: undefined }])) });

/** Branches by what they say, not by their number: one that is put before the others changes none of them. */
export function pairBranches(old: FlowDefinition, now: FlowDefinition): readonly Pair<NamedBranch>[] {
  const groupOf = ({ at }: NamedBranch): string => at.slice(0, -1).join('.');
  const [before, after] = [branchesIn(old), branchesIn(now)];
  return [...new Set([...after, ...before].map(groupOf))].flatMap((group) => pair(
    before.filter((one) => groupOf(one) === group), after.filter((one) => groupOf(one) === group),
    [sameBranch, (a, b) => sameJson(a.branch.when, b.branch.when), (a, b) => targetOf(a) === targetOf(b)],
  ));
}
const sameBranch = (a: NamedBranch, b: NamedBranch): boolean => sameJson(a.branch, b.branch);
const targetOf = ({ branch: { to, modal } }: NamedBranch): string => (modal === undefined ? to ?? '' : `modal ${modal}`);

function diffBranches(old: FlowDefinition, now: FlowDefinition): readonly DiffPart[] {
  return pairBranches(old, now).flatMap(({ was, is }): readonly DiffPart[] => {
    const places = { ...(was ? { was: was.at } : {}), ...(is ? { is: is.at } : {}) };
    if (!was && is) return [{ kind: 'branch', name: is.name, mark: 'added', words: [`leads to ${targetOf(is)}`], ...places }];
    if (!is && was) return [{ kind: 'branch', name: was.name, mark: 'removed', words: [`led to ${targetOf(was)}`], ...places }];
    if (!was || !is || sameBranch(was, is)) return [];
    const leads = targetOf(was) === targetOf(is) ? [] : [`leads to ${targetOf(is)} instead of ${targetOf(was)}`];
    const guard = sameJson(was.branch.when, is.branch.when) ? [] : [`when: ${between(was.branch.when, is.branch.when)}`];
    return [{ kind: 'branch', name: is.name, mark: 'changed', words: [...leads, ...guard], ...places }];
  });
}

type NamedRule = readonly [Rule, Trail];
function diffRules(old: FlowDefinition, now: FlowDefinition): readonly DiffPart[] {
  // A branch's guard is told with its branch, and the rule of a change with that.
  const rules = (flow: FlowDefinition): readonly NamedRule[] =>
    rulesOf(flow).flatMap(([rule, at]) => (rule && at.at(-3) !== 'next' && at[0] !== 'changes' ? [[rule, at] as const] : []));
  const groupOf = ([, at]: NamedRule): string => `${at.slice(0, at[0] === 'steps' ? 2 : 1).join('.')} ${at.at(-1)}`;
  const [before, after] = [rules(old), rules(now)];
  return [...new Set([...after, ...before].map(groupOf))].flatMap((group) => pair(
    before.filter((one) => groupOf(one) === group), after.filter((one) => groupOf(one) === group),
    [([a], [b]) => sameJson(a, b), ([, a], [, b]) => sameJson(a, b)],
  )).flatMap(({ was, is }): readonly DiffPart[] => {
    if (was && is) {
      const words = [between(was[0], is[0])];
      return sameJson(was[0], is[0]) ? [] : [{ kind: 'rule', name: is[1].join('.'), mark: 'changed', words, was: was[1], is: is[1] }];
    }
    if (is) return [{ kind: 'rule', name: is[1].join('.'), mark: 'added', words: [short(is[0])], is: is[1] }];
    return was ? [{ kind: 'rule', name: was[1].join('.'), mark: 'removed', words: [short(was[0])], was: was[1] }] : [];
  });
}

function diffChanges({ changes: old = [] }: FlowDefinition, { changes: now = [] }: FlowDefinition): readonly DiffPart[] {
  const numbered = (changes: readonly Change[]): readonly (readonly [Change, string])[] =>
    changes.map((change, index) => [change, String(index)]);
  const pairs = pair(numbered(old), numbered(now), [
    ([a], [b]) => sameJson(a, b), ([a], [b]) => sameJson(a.of, b.of), ([a], [b]) => sameJson(effectsOf(a), effectsOf(b)),
  ]);
  return pairs.flatMap(({ was, is }): readonly DiffPart[] => {
    const places = { ...(was ? { was: ['changes', was[1]] } : {}), ...(is ? { is: ['changes', is[1]] } : {}) };
    const own = { kind: 'change', name: `changes[${(is ?? was)?.[1]}]`, ...places } as const;
    if (was && is) return sameJson(was[0], is[0]) ? [] : [{ ...own, mark: 'changed', words: changeWords(changesIn(was[0], is[0])) }];
    return [{ ...own, mark: is ? 'added' : 'removed', words: [short((is ?? was)?.[0])] }];
  });
}

const effectsOf = ({ of: _of, ...effects }: Change): Omit<Change, 'of'> => effects;

/** Pairs what is alike, by the first likeness that finds a partner; what has none is new or gone. */
function pair<Part>(
  before: readonly Part[], after: readonly Part[], likenesses: readonly ((a: Part, b: Part) => boolean)[],
): readonly Pair<Part>[] {
  const partners = new Map<Part, Part>();
  for (const alike of likenesses) {
    for (const is of after) {
      if (partners.has(is)) continue;
      const was = before.find((one) => ![...partners.values()].includes(one) && alike(one, is));
      if (was !== undefined) partners.set(is, was);
    }
  }
  const gone = before.filter((one) => ![...partners.values()].includes(one));
  return [...after.map((is) => ({ is, ...(partners.has(is) ? { was: partners.get(is) as Part } : {}) })), ...gone.map((was) => ({ was }))];
}
