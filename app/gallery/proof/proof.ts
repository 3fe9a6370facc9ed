import { createClock, createRules, type CompiledFlow } from '#engine';
import { compile } from '#engine/check';
import { createSharing, explore, type Exploration } from '#engine/explore';
import { createCallOutcomes } from '#api/callOutcomes';
import type { Product } from '#flows/types';
import type { ReachedNames } from '../chart/dead';
import type { GalleryFlow } from '../examples/galleryFlows';
import { noFindings, reachedNames, addMove, type Findings, type Witness } from './findings';
import { pathTo, type Path } from './path';

/** How far the prover is. */
export interface Progress extends ReachedNames {
  readonly states: number;
  readonly running: boolean;
  /** What stopped it before everything was explored. */
  readonly bound?: string;
  readonly problem?: string;
}
/** The prover at work on one flow. It rests while nobody looks. */
export interface Proof {
  readonly compiled: CompiledFlow;
  readonly progress: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pathTo: (id: string) => Path | undefined;
  /** Of a guarded branch, as far as they were found. */
  readonly witness: (branch: string) => Witness | undefined;
}

const most = 60_000;
/** Milliseconds between two reports, and those of work between two rests: shorter than a frame, so that the page stays responsive. */
const often = 300;
const slice = 10;
const known = new Map<string, Promise<Proof>>();

/** The proof of a flow: one for as long as the page lives. */
export function proofOf(entry: GalleryFlow): Promise<Proof> {
  const before = known.get(entry.id);
  if (before) return before;
  const now = entry.product().then(proofOfProduct);
  known.set(entry.id, now);
  now.catch(() => known.delete(entry.id));
  return now;
}

/** A new proof. It begins when somebody looks. */
export function proofOfProduct({ flow, adapters, derive, survey }: Product): Proof {
  // The prover's clock stands still, so that a day does not change under way.
  const start = Date.now();
  const clock = createClock(() => start);
  let ids = 0;
  const compiled = compile(flow, { adapters, derive, survey, clock, tools: {}, newId: () => `id-${(ids += 1)}`, sharing: createSharing() });
  const environment = createCallOutcomes({ adapters, rules: createRules({ clock }), clock });
  return watch(compiled, (findings, pause) => explore(compiled, {
    environment, most, pause, onMove: (move) => addMove(findings, compiled, move),
  }));
}

function watch(
  compiled: CompiledFlow, run: (findings: Findings, pause: () => Promise<void>) => Promise<Pick<Exploration, 'bound' | 'leftOut'>>,
): Proof {
  const findings = noFindings();
  const listeners = new Set<() => void>();
  const paths = new Map<string, Path>();
  let progress: Progress = { ...reachedNames(findings, false), states: 0, running: true };
  let reported = 0;
  let wake: (() => void) | undefined;
  const report = (more: Partial<Progress> & { readonly complete: boolean }): void => {
    reported = performance.now();
    progress = { ...reachedNames(findings, more.complete), states: findings.states.size, running: progress.running, ...more };
    for (const listener of listeners) listener();
  };
  let rested = 0;
  const pause = async (): Promise<void> => {
    if (performance.now() - rested < slice) return;
    if (performance.now() - reported > often) report({ complete: false });
    await new Promise((resolve) => { setTimeout(resolve); });
    if (listeners.size === 0) await new Promise<void>((resolve) => { wake = resolve; });
    rested = performance.now();
  };
  let begun = false;
  const start = async (): Promise<void> => {
    begun = true;
    await pause();
    try {
      const { bound, leftOut } = await run(findings, pause);
      report({ complete: bound === undefined && leftOut.length === 0, bound: bound ?? leftOut[0], running: false });
    } catch (error) {
      report({ complete: false, running: false, problem: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    compiled,
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      wake?.();
      if (!begun) void start();
      return () => { listeners.delete(listener); };
    },
    witness: (branch) => findings.witnesses.get(branch),
    pathTo(id) {
      const made = paths.get(id);
      if (made) return made;
      const path = pathTo(findings, compiled, id);
      if (path) paths.set(id, path);
      return path;
    },
  };
}
