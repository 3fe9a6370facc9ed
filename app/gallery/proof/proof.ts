import { createClock, type CompiledFlow } from '#engine';
import { compile } from '#engine/check';
import type { Product } from '#flows/types';
import { fetchOnce } from '../../parts/fetchOnce';
import type { GalleryFlow } from '../examples/galleryFlows';
import type { FoundPath } from './path';
import type { Progress, Sides, Subject } from './prover';
import type { Started } from './startProver';

export type { Progress };

/** The proof of a flow, as the page sees it. It is made in a worker, which rests while nobody looks. */
export interface Proof {
  /** The same flow, for whoever shows a state of it. */
  readonly compiled: CompiledFlow;
  readonly progress: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pathTo: (id: string) => Promise<FoundPath | undefined>;
  /** By guarded branch, as far as they were found. */
  readonly witnesses: () => Promise<ReadonlyMap<string, Sides>>;
}

/** The proof of a flow: one for as long as the page lives. */
export const proofOf = ({ id, product }: GalleryFlow): Promise<Proof> => fetchOnce(`proof of ${id}`, async () => {
  const made = await product();
  return proofOfProduct(made, made.file ? { line: made.file } : { id });
});

const nothing: Progress = { steps: new Set(), modals: new Set(), branches: new Set(), complete: false, states: 0, running: true };

/** A new proof. It begins when somebody looks; that of a draft ends when nobody does. */
export function proofOfProduct({ flow, adapters, derive, survey }: Product, subject: Subject, isDraft = false): Proof {
  const compiled = compile(flow, { adapters, derive, survey, clock: createClock(Date.now), tools: {}, newId: () => 'id' });
  const listeners = new Set<() => void>();
  let progress = nothing;
  let started: Promise<Started> | undefined;
  const report = (now: Progress): void => {
    progress = now;
    for (const listener of listeners) listener();
  };
  const failed = (problem: string): void => report({ ...progress, running: false, problem });
  const start = async (): Promise<Started> => (await import('./startProver')).startProver({ ...subject, isDraft }, report, failed);
  const end = (): void => {
    if (isDraft) {
      void started?.then(({ worker }) => worker.terminate());
      started = undefined;
    } else void started?.then(({ prover }) => prover.rest());
  };
  return {
    compiled,
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      if (started) void started.then(({ prover }) => prover.goOn());
      else {
        started = start();
        started.catch((error: unknown) => failed(String(error)));
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    pathTo: async (id) => (await started)?.prover.pathTo(id),
    witnesses: async () => await (await started)?.prover.witnesses() ?? new Map<string, Sides>(),
  };
}
