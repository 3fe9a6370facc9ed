import { pathOf } from '../../context/answers';
import { entrySumsIn } from '../classes/grown';
import { missingTo } from '../classes/entrySums';
import { propositionsOf } from '../classes/propositions';
import type { Context, FlowDefinition } from '../../types';
import type { Entry } from './asked';

/**
 * What an entry that is edited on a step would have to add to a sum so that it comes to a limit, and so that as much or as little as one
 * entry may add is left to it: asked of the entry as if rules named it.
 */
export function missingOf(flow: FlowDefinition): (step: string, context: Context) => readonly Entry[] {
  const sums = entrySumsIn(flow, propositionsOf(flow));
  return (step, context) => sums.filter(([{ list }]) => list.step === step).flatMap(([sum, limits]) => {
    const { list, field, least, most } = sum;
    const missing = missingTo(sum, limits, context);
    return [...missing, ...missing.map((left) => left - most), ...missing.map((left) => left - least)]
      .filter((number) => number >= least && number <= most)
      .map((number): Entry => [pathOf(list.entry, field), { const: number }]);
  });
}
