import { createWorld } from '#api/worlds';
import { compile, createClock, createRules, type FlowDefinition } from '#engine';
import { prove, type Verdict } from '#engine/explore';
import type { Product } from '#flows/types';

/** A working day at noon in New York: the prover's clock stands still there. */
export const provingInstant = Date.parse('2026-03-10T16:00:00Z');

/** Proves a product, or a changed definition of it. */
export function proveFlow({ flow, adapters, derive }: Product, changed: FlowDefinition = flow, most?: number): Promise<Verdict> {
  const clock = createClock(() => provingInstant);
  let ids = 0;
  const compiled = compile(changed, { adapters, tools: {}, derive, clock, newId: () => `id-${(ids += 1)}` });
  return prove(compiled, { world: createWorld({ adapters, rules: createRules({ clock }), clock }), ...(most === undefined ? {} : { most }) });
}
