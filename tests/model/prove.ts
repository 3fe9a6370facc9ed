import { formatRules, formatVerdict, isClean } from '#engine/explore';
import { lines } from '../support/lines';
import { proveFlow } from './proveFlow';

interface Options {
  /** Prints every rule with answers on both its sides. */
  readonly rules?: boolean;
}
/** Proves every flow of the catalogue, or those named; resolves with true when each is complete and clean. */
export async function proveAll(names: readonly string[], { rules = false }: Options = {}): Promise<boolean> {
  let good = true;
  for (const entry of lines.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const started = performance.now();
    const verdict = await proveFlow(await entry.product());
    console.log(formatVerdict(verdict, (performance.now() - started) / 1000));
    if (rules) console.log(formatRules(verdict));
    good &&= isClean(verdict);
  }
  return good;
}
