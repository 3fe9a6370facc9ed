import { createCallOutcomes, createSent } from '#api/callOutcomes';
import { createClock, createRules, getPath, type Clock, type CompiledFlow, type Context, type FlowDefinition } from '#engine';
import { createTried, type Tried } from '#api/sandbox/quotes/tried';
import { compile } from '#engine/check';
import { createSharing, prove, randomWalk, type Dead, type ProveOptions, type UnexploredState, type Verdict } from '#engine/explore';
import { ratingFor } from '#flows/ratings';
import type { Product } from '#flows/types';
import { walkCalls } from '../../app/check/walkCalls';
import { provingInstant } from '../support/assembled';

/** Proves a product, or a changed definition of it. */
export function proveFlow(
  product: Product, changed: FlowDefinition = product.flow, options: Pick<ProveOptions, 'most' | 'pause' | 'onViolation'> = {},
): Promise<Verdict> {
  const { compiled, ...outside } = compiledFor(product, changed);
  return prove(compiled, { ...outside, ...options });
}

/**
 * Random walks that merge nothing and leave nothing out: the first state they find that the proof has
 * not seen. `seed` makes them repeatable.
 */
export function randomWalkThrough(product: Product, { explored }: Verdict, { seed, walks, steps }: {
  readonly seed: number; readonly walks: number; readonly steps: number;
}): Promise<UnexploredState | undefined> {
  let state = seed;
  const pick = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const { compiled, environment } = compiledFor(product);
  return randomWalk(compiled, { environment, explored, pick, walks, steps });
}

/** What a purchase sends as its sum, and what the totals of its screen say: of every state in which one is sent. */
export async function sumsCharged(product: Product, { explored }: Verdict): Promise<readonly Sums[]> {
  const { compiled: { route }, sent } = compiledFor(product);
  const buying = explored.filter(({ inner }) => inner.endsWith(':purchase'));
  return Promise.all(buying.map(async ({ step, snapshot }) => {
    const context = snapshot.context as Context;
    const requests = JSON.parse(await sent('purchase', route.active(context))) as readonly (readonly [string, Body])[];
    const { revenue, metadata } = requests.at(-1)?.[1] ?? {};
    const { totals } = product.flow.steps[step]?.content as { readonly totals: string };
    return { sent: revenue ?? metadata?.revenue, shown: getPath(context, `${totals}.grandtotal`) };
  }));
}
interface Sums { readonly sent: unknown; readonly shown: unknown }
interface Body { readonly revenue?: number; readonly metadata?: { readonly revenue?: number } }

interface World extends Required<Pick<ProveOptions, 'environment' | 'sent' | 'tomorrow' | 'missed'>> { readonly compiled: CompiledFlow }
/** A definition as it is proved, and everything that a proof looks at besides. */
export function compiledFor(product: Product, flow = product.flow): World {
  const { adapters, derive, survey } = product;
  let ids = 0;
  const compiledAt = (clock: Clock): CompiledFlow =>
    compile(flow, { adapters, tools: {}, derive, survey, clock, newId: () => `id-${(ids += 1)}`, sharing: createSharing() });
  const [today, dayAfter] = [0, 1].map((days) => createClock(() => provingInstant + days * oneDay)) as [Clock, Clock];
  const rules = createRules({ clock: today });
  const rating = ratingFor(product);
  const tried = rating && createTried(rating, today);
  return {
    compiled: compiledAt(today), tomorrow: compiledAt(dayAfter), missed: () => missedBy({ ...product, flow }, today, tried),
    environment: createCallOutcomes({ adapters, rules, clock: today, onSend: tried?.onSend }),
    sent: createSent({ adapters, rules, clock: today }),
  };
}
const oneDay = 86_400_000;
const moreWalks = 100;
/**
 * States that behave alike are explored once, and to the rating they may differ: visits with other answers are tried as well. Even then
 * nobody can say that there are no answers with a price.
 */
async function missedBy(product: Product, clock: Clock, tried: Tried | undefined): Promise<readonly Dead[]> {
  if (!tried?.unpriced()) return [];
  await walkCalls(product, { clock, walks: moreWalks, onSend: tried.onSend });
  const unpriced = tried.unpriced();
  return unpriced ? [{ kind: 'price', name: product.flow.id, undecided: true, ...unpriced }] : [];
}
