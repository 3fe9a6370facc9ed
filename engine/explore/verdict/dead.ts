import type { CompiledFlow } from '../../compile/assemble';
import type { Trail } from '../../definition/trail';
import { states } from '../../compile/names';
import { callOf, usesOf } from '../../definition/calls';
import type { CallUse, Context, FlowDefinition, Step } from '../../types';
import { branchesIn, partAt, type Decision } from './decision';
import { prefilledFor } from './prefilled';
import type { ModelEvent, Move, Reached } from '../explore';
import type { FailingCall } from './failingCalls';
import { whyNever, type Reason } from './reasons';
import type { Witness } from './witnesses';

/** Something that no visit comes to, and why. */
export interface Dead extends Omit<Reason, 'text'> {
  readonly kind: 'step' | 'branch' | 'modal' | 'call' | 'field' | 'price';
  readonly name: string;
  readonly at: Trail;
  readonly reason: string;
  /** It follows from this: `branch useType.next[1]`. */
  readonly of?: string;
  /** Of a call that always fails: the events that lead to its first failure. */
  readonly trace?: readonly ModelEvent[];
}

/** What happened to the branches of a flow while it was explored. */
export interface BranchLog {
  onDecision(decision: Decision, arrived: boolean, move: Pick<Move, 'to'>): void;
  /** By branch: those that held as well and came first. */
  readonly shadowed: ReadonlyMap<string, Shadow>;
  /** By branch: where it led instead of its target, and with which answers. */
  readonly missed: ReadonlyMap<string, Missed>;
  /** By branch: the answers by which it was read. */
  readonly contexts: ReadonlyMap<string, readonly Context[]>;
}
interface Missed { readonly step: string; readonly contexts: readonly Context[] }
/** What came before a branch whenever it held. */
interface Shadow {
  /** Those of which one was taken. */
  readonly taken: ReadonlySet<string>;
  /** Those that held every time. */
  readonly always: readonly string[];
}
/** More answers than these explain nothing more. */
const mostContexts = 2_000;
export function createBranchLog({ route }: CompiledFlow): BranchLog {
  const shadowed = new Map<string, Shadow>();
  const missed = new Map<string, Missed>();
  const contexts = new Map<string, Context[]>();
  return {
    shadowed, missed, contexts,
    onDecision({ step, branches, taken, context }, arrived, { to }) {
      for (const { name, when } of branches) {
        const known = contexts.get(name) ?? [];
        contexts.set(name, known);
        if (when && known.length < mostContexts) known.push(route.seen(step, context));
      }
      if (!taken) return;
      const holding = branches.filter(({ holds }) => holds).map(({ name }) => name);
      for (const [index, name] of holding.entries()) {
        if (index > 0) shadowed.set(name, withShadow(shadowed.get(name), taken.name, holding.slice(0, index)));
      }
      if (arrived) return;
      const before = missed.get(taken.name)?.contexts ?? [];
      const all = before.length < mostContexts ? [...before, to.snapshot.context as Context] : before;
      missed.set(taken.name, { step: to.step, contexts: all });
    },
  };
}
function withShadow(shadow: Shadow | undefined, taken: string, before: readonly string[]): Shadow {
  if (!shadow) return { taken: new Set([taken]), always: before };
  return { taken: new Set([...shadow.taken, taken]), always: shadow.always.filter((name) => before.includes(name)) };
}
/** One that always holds says most; else all that share it. */
function shadowWords({ taken, always: [one] }: Shadow): string {
  const inOrder = [...taken].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return `whenever it holds, ${one ?? `one of ${inOrder.join(', ')}`} holds as well and comes first`;
}

interface Found {
  readonly compiled: CompiledFlow;
  readonly reached: ReadonlyMap<string, Reached>;
  readonly log: BranchLog;
  readonly witnesses: readonly Witness[];
  readonly states: readonly Reached[];
  readonly failing: readonly FailingCall[];
}
/** Everything that was not reached: causes first, and behind each what follows from it. */
export function deadIn(found: Found): readonly Dead[] {
  const { compiled: { flow }, reached } = found;
  const missing: readonly Dead[] = [
    ...Object.keys(flow.steps).filter((name) => !reached.has(`step ${name}`)).map((name) => deadStep(found, name)),
    ...branchesIn(flow).filter(({ name }) => !reached.has(`branch ${name}`)).map((branch) => deadBranch(found, branch)),
    ...Object.keys(flow.modals ?? {}).filter((name) => !reached.has(`modal ${name}`)).map((name) => deadModal(flow, name)),
    ...Object.keys(flow.calls).filter((name) => !reached.has(`call ${name}`)).map((name) => deadCall(found, name)),
    ...neverAsked(found),
  ];
  const dead = [...failingCalls(found, missing), ...missing];
  const isKnown = (of: string | undefined): boolean => dead.some(({ kind, name }) => `${kind} ${name}` === of);
  const behind = (cause: Dead, seen: ReadonlySet<Dead>): readonly Dead[] =>
    dead.filter((one) => one.of === `${cause.kind} ${cause.name}` && !seen.has(one))
      .flatMap((one) => [one, ...behind(one, new Set([...seen, one]))]);
  const ordered = dead.filter(({ of }) => !isKnown(of)).flatMap((cause) => [cause, ...behind(cause, new Set([cause]))]);
  // A circle of causes has none that comes first.
  return [...ordered, ...dead.filter((one) => !ordered.includes(one))];
}

/** Of calls whose every answer is a refusal or none, only those that something hangs on. */
const failingCalls = ({ failing }: Found, missing: readonly Dead[]): readonly Dead[] =>
  failing.filter(({ name, fault }) => fault !== undefined || missing.some(({ of }) => of === `call ${name}`))
    .map(({ name, fault, trace }) => ({
      kind: 'call', name, at: ['calls', name], trace,
      ...(fault === undefined ? { reason: 'never succeeds: it is refused or not answered, whatever is tried', undecided: true }
        : { reason: `never succeeds: ${fault}` }),
    }));
/** The call that keeps a visitor on a step. */
const failingAt = ({ compiled: { flow }, failing }: Found, step: string): string | undefined => {
  const used = usesOf(flow.steps[step] ?? {} as Step).map(callOf);
  return failing.find(({ name }) => used.includes(name))?.name;
};

function deadStep({ compiled, reached }: Found, name: string): Dead {
  const { flow } = compiled;
  const at = ['steps', name];
  const byAddress = reached.has(`address ${name}`) ? ', and a typed address alone opens it' : '';
  const leading = branchesIn(flow).filter(({ branch }) => branch.to === name);
  const [first] = leading.filter((branch) => !reached.has(`branch ${branch.name}`));
  const { skip } = flow.steps[name] as Step;
  if (leading.length === 0) return { kind: 'step', name, at, reason: `no transition leads here${byAddress}` };
  if (!first && skip) return { kind: 'step', name, at, reason: `its \`skip\` holds whenever it is reached` };
  return { kind: 'step', name, at, reason: `no answers lead here${byAddress}`, ...(first ? { of: `branch ${first.name}` } : {}) };
}

function deadBranch(found: Found, given: ReturnType<typeof branchesIn>[number]): Dead {
  const { compiled, log } = found;
  const dead = unreached(found, given);
  const isExplained = dead.of !== undefined || log.missed.has(given.name);
  const untried = isExplained ? undefined : prefilledFor(compiled, log.contexts, given.at);
  return untried ? { ...dead, reason: `${dead.reason}; what \`prefill\` gives ${untried} is not tried`, undecided: true } : dead;
}
function unreached(found: Found, { name, at, branch }: ReturnType<typeof branchesIn>[number]): Dead {
  const { compiled, reached, log, witnesses } = found;
  const { flow } = compiled;
  const [kind, owner = ''] = at;
  const own = { kind: 'branch', name, at } as const;
  const target = branch.to ?? branch.modal;
  const source = kind === 'modals' ? `modal ${owner}` : `step ${owner}`;
  if (!reached.has(source)) return { ...own, reason: `never taken: ${target}`, of: source };
  const missed = log.missed.get(name);
  if (missed !== undefined) {
    const reason = `it leads to ${missed.step} instead of ${target}, which cannot be entered`;
    return { ...own, reason: reason + unmetNeeds(compiled, target as string, missed.contexts) };
  }
  const shadow = log.shadowed.get(name);
  if (shadow) return { ...own, reason: shadowWords(shadow), ...agesIn(flow, at) };
  const witness = witnesses.find((one) => one.at.join('.') === [...at, 'when'].join('.'));
  if (branch.when && witness?.fails) {
    const { text, ...more } = whyNever(compiled, branch.when, log.contexts.get(name) ?? []);
    return { ...own, reason: text, ...more, ...agesIn(flow, at) };
  }
  const failing = kind === 'steps' ? failingAt(found, owner) : undefined;
  if (failing !== undefined) return { ...own, reason: `never taken: ${target}`, of: `call ${failing}` };
  return { ...own, reason: `nobody gets as far: no right answers were found, or no call succeeds`, undecided: true };
}

/** What a step needs and never has when it is led to. */
function unmetNeeds(compiled: CompiledFlow, target: string, contexts: readonly Context[]): string {
  const { flow, rules, route } = compiled;
  const { needs } = flow.steps[target] as Step;
  const seen = contexts.map((context) => route.seen(target, context));
  return needs === undefined || seen.some((context) => rules.holds(needs, context)) ? ''
    : `: of what it needs, ${whyNever(compiled, needs, seen).text}`;
}

/** What a rule asks of the age of something is undecided: while a proof runs no time passes. */
const agesIn = (flow: FlowDefinition, at: Trail): Pick<Dead, 'undecided'> =>
  (JSON.stringify(partAt(flow, at.slice(0, -1))).includes('"newerThan":') ? { undecided: true } : {});

/** The answers as the rules of a step see them, in the first of these states. */
const contextsAt = ({ compiled: { route } }: Found, step: string, states: readonly Reached[]): readonly Context[] =>
  states.slice(0, mostContexts).map(({ snapshot }) => route.seen(step, snapshot.context as Context));

function deadModal(flow: FlowDefinition, name: string): Dead {
  const opening = branchesIn(flow).find(({ branch }) => branch.modal === name);
  return { kind: 'modal', name, at: ['modals', name], reason: 'never opens', ...(opening ? { of: `branch ${opening.name}` } : {}) };
}

function deadCall(found: Found, name: string): Dead {
  const { compiled: { flow }, reached, witnesses } = found;
  const own = { kind: 'call', name, at: ['calls', name] } as const;
  const uses = Object.entries(flow.steps)
    .filter(([, step]) => usesOf(step).some((use) => callOf(use) === name));
  const dead = uses.filter(([step]) => !reached.has(`step ${step}`));
  if (uses.length > 0 && dead.length === uses.length) return { ...own, reason: 'never runs', of: `step ${dead[0]?.[0]}` };
  const failing = uses.map(([step]) => failingAt(found, step)).find((call) => call !== undefined);
  if (failing !== undefined) return { ...own, reason: 'never runs', of: `call ${failing}` };
  const isGate = (use: CallUse, rule: unknown): boolean => typeof use === 'object' && use.call === name && use.unless === rule;
  const gate = witnesses.find(({ at, rule, fails }) => at.at(-1) === 'unless' && !fails
    && uses.some(([step, definition]) => at[1] === step && usesOf(definition).some((use) => isGate(use, rule))));
  return { ...own, reason: gate ? `never runs: its \`unless\` holds whenever it could` : 'never runs' };
}

/** Fields of steps that are reached whose rule under `asks` never holds. */
const neverAsked = (found: Found): readonly Dead[] => {
  const { compiled, reached, witnesses, states } = found;
  return witnesses.filter(({ at, holds }) => at[2] === 'asks' && !holds && reached.has(`step ${at[1]}`)).map(({ at, rule }): Dead => {
    const [, step = '', , field = ''] = at;
    const seen = contextsAt(found, step, states.filter((state) => state.step === step));
    const { text, ...more } = whyNever(compiled, rule, seen);
    return { kind: 'field', name: `${step}.${field}`, at, reason: `never asked: ${text}`, ...more };
  });
};

/** What a state stands for, besides its step: `modal late`, `call quote`. */
export function innerName(inner: string): string | undefined {
  if (inner.startsWith(states.modal(''))) return `modal ${inner.slice(states.modal('').length)}`;
  return inner.includes(':') ? `call ${inner.slice(inner.indexOf(':') + 1)}` : undefined;
}
