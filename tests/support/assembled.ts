import { createCallOutcomes } from '#api/callOutcomes';
import type { Contract } from '#api/contracts/contract';
import { assemble, createClock, createRules, type CompiledFlow } from '#engine';
import { createSharing, type Environment } from '#engine/explore';
import type { Product } from '#flows/types';

/** A working day at noon in New York: the prover's clock stands still there. */
export const provingInstant = Date.parse('2026-03-10T16:00:00Z');

export interface Assembled {
  readonly compiled: CompiledFlow;
  readonly environment: Environment;
  /** By name: those that its calls have asked for so far, with the line's own examples and refusals. */
  readonly contracts: ReadonlyMap<string, Contract>;
}
/** A line as the prover runs it, and everything that its calls may answer. Its definition has been checked before. */
export function assembledFor({ flow, adapters, derive, survey }: Product, instant = provingInstant): Assembled {
  const clock = createClock(() => instant);
  let ids = 0;
  const newId = (): string => `id-${(ids += 1)}`;
  const compiled = assemble(flow, { adapters, tools: {}, derive, survey, clock, newId, sharing: createSharing() });
  const contracts = new Map<string, Contract>();
  const onSend = (contract: Contract): void => { contracts.set(contract.id, contract); };
  return { compiled, contracts, environment: createCallOutcomes({ adapters, rules: createRules({ clock }), clock, onSend }) };
}
