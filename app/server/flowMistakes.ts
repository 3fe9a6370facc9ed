import { checkFlow } from '#engine/check';
import { isObject, type FlowDefinition } from '#engine';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';

type Line = Pick<CatalogueEntry, 'variants' | 'product'>;

/** PY-026: every confirmation has words for a policy that is in review. */
const withoutPending = ({ id, steps }: FlowDefinition): readonly string[] => Object.entries(steps)
  .filter(([, { screen, content }]) => screen === 'confirmation' && !saysPending(content?.pending))
  .map(([name]) => `${id} › ${name} › content: "pending" is missing: the message and the lines of a policy that waits for approval.`);
const saysPending = (pending: unknown): boolean =>
  isObject(pending) && Boolean(pending.message) && Array.isArray(pending.next) && pending.next.length > 0;

/**
 * The mistakes in all definitions of the catalogue and their variants. The build asks for them, so
 * that the page does not carry the checker.
 */
export async function flowMistakes(lines: readonly Line[] = catalogue): Promise<readonly string[]> {
  const products =
    await Promise.all(lines.flatMap(({ variants = [], product }) => [undefined, ...variants].map((settings) => product(settings))));
  return products.flatMap(({ flow, adapters, derive, survey }) => [
    ...checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined }),
    ...withoutPending(flow),
  ]);
}
