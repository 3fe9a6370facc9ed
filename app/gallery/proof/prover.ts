import { createClock, createRules, type Clock, type CompiledFlow } from '#engine';
import { compile } from '#engine/check';
import { createSharing, faultsOf, formatEvent, prove, type ProveOptions, type Reached, type Verdict } from '#engine/explore';
import { createCallOutcomes, createSent } from '#api/callOutcomes';
import { catalogue } from '#flows';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import type { Product } from '#flows/types';
import type { ReachedNames } from '../chart/dead';
import { examples } from '../examples/examples';
import { addMove, noFindings, reachedNames, type Witness } from './findings';
import { pathTo, type Path, type PathEnd } from './path';

/** A flow of the catalogue or an example by its name, or a line that is a file. */
export type Subject = { readonly id: string } | { readonly line: LineFile };

/** How far the prover is. */
export interface Progress extends ReachedNames {
  readonly states: number;
  readonly running: boolean;
  /** What stopped it before everything was explored. */
  readonly bound?: string;
  readonly problem?: string;
  /** What is wrong besides what is dead, once everything was explored. */
  readonly faults?: readonly Fault[];
}
/** A sentence, and in words the events that lead there. */
export interface Fault { readonly message: string; readonly events: readonly string[] }
/** Of a guarded branch: answers that take it, and answers that do not, as far as they were found. */
export interface Sides { readonly when: Witness['when']; readonly holds?: PathEnd; readonly fails?: PathEnd }

/** The prover at work on one flow, in a worker of its own. */
export interface Prover {
  /** Resolves when everything was explored, or cannot be. */
  begin(subject: Subject, report: (progress: Progress) => void): Promise<void>;
  /** Nobody looks: it stops until somebody does. */
  rest(): void;
  goOn(): void;
  pathTo(id: string): Path | undefined;
  witnesses(): ReadonlyMap<string, Sides>;
}

const most = 60_000;
/** Milliseconds between two reports, and those of work before the worker listens to what is asked of it. */
const often = 300;
const slice = 50;

export function createProver(): Prover {
  const findings = noFindings();
  const paths = new Map<string, Path>();
  let compiled: CompiledFlow | undefined;
  let [isResting, wake] = [false, (): void => undefined];
  const pathOnce = (id: string): Path | undefined => {
    const path = paths.get(id) ?? (compiled && pathTo(findings, compiled, id));
    if (path) paths.set(id, path);
    return path;
  };
  return {
    async begin(subject, report) {
      let [reported, listened] = [0, 0];
      const tell = (more: Partial<Progress> & { readonly complete: boolean }): void => {
        reported = performance.now();
        report({ ...reachedNames(findings, more.complete), states: findings.states.size, running: true, ...more });
      };
      const pause = async (): Promise<void> => {
        if (performance.now() - listened < slice) return;
        if (performance.now() - reported > often) tell({ complete: false });
        await new Promise((resolve) => { setTimeout(resolve); });
        if (isResting) await new Promise<void>((resolve) => { wake = resolve; });
        listened = performance.now();
      };
      try {
        const { flow, ...outside } = await flowOf(subject);
        compiled = flow;
        const verdict = await prove(flow, { ...outside, most, pause, onMove: (move) => addMove(findings, flow, move) });
        tell({ ...saidOf(verdict), running: false });
      } catch (error) {
        tell({ complete: false, running: false, problem: error instanceof Error ? error.message : String(error) });
      }
    },
    rest() { isResting = true; },
    goOn() {
      isResting = false;
      wake();
    },
    pathTo: pathOnce,
    witnesses: () => new Map([...findings.witnesses].map(([branch, { when, holds, fails }]) =>
      [branch, { when, ...(holds ? { holds: endOf(holds) } : {}), ...(fails ? { fails: endOf(fails) } : {}) }])),
  };
}
const saidOf = (verdict: Verdict): Pick<Progress, 'complete' | 'bound' | 'missing' | 'faults'> => ({
  complete: verdict.complete, bound: verdict.bound ?? verdict.leftOut[0],
  missing: new Map([[verdict.dead, false] as const, [verdict.undecided, true] as const].flatMap(([parts, isUndecided]) =>
    parts.map(({ kind, name, reason }) => [`${kind} ${name}`, { reason, isUndecided }]))),
  faults: faultsOf(verdict).map(({ message, trace }) => ({ message, events: trace.map(formatEvent) })),
});
const endOf = ({ step, inner, snapshot: { context } }: Reached): PathEnd => ({ step, inner, context: context as PathEnd['context'] });

const productOfSubject = async (subject: Subject): Promise<Product> => {
  if ('line' in subject) return productOf(subject.line);
  const entry = [...catalogue, ...examples].find(({ id }) => id === subject.id);
  if (!entry) throw new Error(`No flow is named "${subject.id}".`);
  return entry.product();
};
interface World extends Required<Pick<ProveOptions, 'environment' | 'sent' | 'tomorrow'>> { readonly flow: CompiledFlow }
async function flowOf(subject: Subject): Promise<World> {
  const { flow, adapters, derive, survey } = await productOfSubject(subject);
  // The prover's clock stands still, so that a day does not change under way.
  const start = Date.now();
  const [clock, dayAfter] = [createClock(() => start), createClock(() => start + oneDay)];
  let ids = 0;
  const compiledAt = (at: Clock): CompiledFlow => compile(
    flow, { adapters, derive, survey, clock: at, tools: {}, newId: () => `id-${(ids += 1)}`, sharing: createSharing() });
  const outside = { adapters, rules: createRules({ clock }), clock };
  return { flow: compiledAt(clock), tomorrow: compiledAt(dayAfter), environment: createCallOutcomes(outside), sent: createSent(outside) };
}
const oneDay = 86_400_000;
