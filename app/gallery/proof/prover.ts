import { createClock, createRules, type Clock, type CompiledFlow } from '#engine';
import { compile } from '#engine/check';
import { createSharing, faultsOf, formatEvent, prove, type PathFile, type ProveOptions, type Reached, type Verdict } from '#engine/explore';
import { createCallOutcomes, createSent } from '#api/callOutcomes';
import { catalogue } from '#flows';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import type { Product } from '#flows/types';
import type { ReachedNames } from '../chart/dead';
import { examples } from '../examples/examples';
import { addMove, noFindings, reachedNames, type Witness } from './findings';
import { filesOf, type FileOf } from './files';
import { pathTo, type FoundPath, type PathEnd } from './path';

/** A flow of the catalogue or an example by its name, or a line that is a file: one that the shop sells, or a draft. */
export type Subject = ({ readonly id: string } | { readonly line: LineFile }) & { readonly isDraft?: boolean };

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
/** A sentence, in words the events that lead there, and those as a file that the replay plays; an example is not sold, and not played. */
export interface Fault { readonly message: string; readonly events: readonly string[]; readonly file?: PathFile }
/** Of a guarded branch: answers that take it, and answers that do not, as far as they were found. */
export interface Sides { readonly when: Witness['when']; readonly holds?: PathEnd; readonly fails?: PathEnd }

/** The prover at work on one flow, in a worker of its own. */
export interface Prover {
  /** Resolves when everything was explored, or cannot be. */
  begin(subject: Subject, report: (progress: Progress) => void): Promise<void>;
  /** Nobody looks: it stops until somebody does. */
  rest(): void;
  goOn(): void;
  pathTo(id: string): FoundPath | undefined;
  witnesses(): ReadonlyMap<string, Sides>;
}

const most = 60_000;
/** Milliseconds between two reports, and those of work before the worker listens to what is asked of it. */
const often = 300;
const slice = 50;

export function createProver(): Prover {
  const findings = noFindings();
  const paths = new Map<string, FoundPath>();
  let compiled: CompiledFlow | undefined;
  let fileOf: FileOf = () => undefined;
  let [isResting, wake] = [false, (): void => undefined];
  const pathOnce = (id: string): FoundPath | undefined => {
    const found = compiled && !paths.has(id) ? pathTo(findings, compiled, id) : undefined;
    if (found) {
      const { trace, ...path } = found;
      paths.set(id, { ...path, file: fileOf({ name: `The way to ${id}` }, trace) });
    }
    return paths.get(id);
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
        const { flow, start, ...outside } = await flowOf(subject);
        compiled = flow;
        fileOf = filesOf(subject, flow, start);
        const verdict = await prove(flow, { ...outside, most, pause, onMove: (move) => addMove(findings, flow, move) });
        tell({ ...saidOf(verdict, fileOf), running: false });
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
const saidOf = (verdict: Verdict, fileOf: FileOf): Pick<Progress, 'complete' | 'bound' | 'missing' | 'faults'> => ({
  complete: verdict.complete, bound: verdict.bound ?? verdict.leftOut[0],
  missing: new Map([[verdict.dead, false] as const, [verdict.undecided, true] as const].flatMap(([parts, isUndecided]) =>
    parts.map(({ kind, name, reason }) => [`${kind} ${name}`, { reason, isUndecided }]))),
  faults: faultsOf(verdict).map(({ message, trace }) =>
    ({ message, events: trace.map(formatEvent), file: fileOf({ name: 'A fault', problem: message }, trace) })),
});
const endOf = ({ step, inner, snapshot: { context } }: Reached): PathEnd => ({ step, inner, context: context as PathEnd['context'] });

const productOfSubject = async (subject: Subject): Promise<Product> => {
  if ('line' in subject) return productOf(subject.line);
  const entry = [...catalogue, ...examples].find(({ id }) => id === subject.id);
  if (!entry) throw new Error(`No flow is named "${subject.id}".`);
  return entry.product();
};
interface World extends Required<Pick<ProveOptions, 'environment' | 'sent' | 'tomorrow'>> {
  readonly flow: CompiledFlow;
  readonly start: number;
}
async function flowOf(subject: Subject): Promise<World> {
  const { flow, adapters, derive, survey } = await productOfSubject(subject);
  // The prover's clock stands still, so that a day does not change under way.
  const start = Date.now();
  const [clock, dayAfter] = [createClock(() => start), createClock(() => start + oneDay)];
  let ids = 0;
  const compiledAt = (at: Clock): CompiledFlow => compile(
    flow, { adapters, derive, survey, clock: at, tools: {}, newId: () => `id-${(ids += 1)}`, sharing: createSharing() });
  const outside = { adapters, rules: createRules({ clock }), clock };
  const calls = { environment: createCallOutcomes(outside), sent: createSent(outside) };
  return { start, flow: compiledAt(clock), tomorrow: compiledAt(dayAfter), ...calls };
}
const oneDay = 86_400_000;
