import { formatVerdict } from '#engine/explore';
import { lines } from '../support/lines';
import { proveFlow } from './proveFlow';

/** Proves every flow of the catalogue, or those named; resolves with false when a promise is broken or something is dead. */
export async function proveAll(names: readonly string[]): Promise<boolean> {
  let good = true;
  for (const entry of lines.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const started = performance.now();
    const verdict = await proveFlow(await entry.product());
    console.log(formatVerdict(verdict, (performance.now() - started) / 1000));
    good &&= verdict.complete && verdict.broken === 0 && verdict.dead.length === 0;
  }
  return good;
}
