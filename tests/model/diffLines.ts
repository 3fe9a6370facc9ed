import { sameJson, type CompiledFlow } from '#engine';
import {
  compareWays, createSamples, diffDefinitions, diffVisits, diffWords, prove,
  type DiffPart, type Samples, type Verdict, type VisitDiff, type Way,
} from '#engine/explore';
import type { Product } from '#flows/types';
import { assembledFor } from '../support/assembled';
import { compareFaults, type Faults } from './diffFaults';
import { compiledFor } from './proveFlow';

/** How two definitions of one line differ. */
export interface LineDiff {
  readonly parts: readonly DiffPart[];
  readonly ways: readonly Way[];
  readonly visits: VisitDiff;
  /** Of the old definition, and of the new one. */
  readonly verdicts: readonly [Verdict, Verdict];
  readonly faults: Faults;
}

/** Both are explored completely, and the new one has no fault, whatever differs. */
export const isGood = ({ faults: { added, kept }, verdicts }: LineDiff): boolean =>
  added.length + kept.length === 0 && verdicts.every(({ complete }) => complete);

/** Explores both and compares them. */
export async function diffLines(was: Product, is: Product): Promise<LineDiff> {
  const [old, now] = [compiledFor(was), compiledFor(is)];
  const samples = [createSamples(old.compiled, now.compiled), createSamples(now.compiled, old.compiled)] as const;
  const verdicts = [await run(old, samples[0]), await run(now, samples[1])] as const;
  return {
    parts: [
      ...diffDefinitions(was.flow, is.flow), ...diffWords('quote', ...quotes(was, is)), ...diffWords('rating', saidOf(was), saidOf(is)),
    ],
    verdicts, faults: compareFaults(was.flow, is.flow, verdicts),
    ways: compareWays({ compiled: old.compiled, samples: samples[0] }, { compiled: now.compiled, samples: samples[1] }),
    visits: diffVisits(old.compiled, silent(is), verdicts[0].explored),
  };
}
/** What `update` says with the words of `create`, in both, is told there. */
const quotes = (...products: readonly [Product, Product]): [unknown, unknown] => {
  const isTwice = products.every(({ quote }) => sameJson(quote?.create, quote?.update));
  return products.map(({ quote }) => (isTwice ? { ...quote, update: undefined } : quote)) as [unknown, unknown];
};
/** The limits of a rating are those of the forms, whose differences are told there. */
const saidOf = ({ rating }: Product): unknown => (rating ? { ...rating, limits: undefined } : undefined);
const run = ({ compiled, ...outside }: ReturnType<typeof compiledFor>, samples: Samples): Promise<Verdict> =>
  prove(compiled, { ...outside, onMove: (move) => samples.onMove(move) });
/** The same line, whose calls never answer: a visit is loaded, and nobody is asked for anything. */
function silent(product: Product): CompiledFlow {
  const adapters = Object.fromEntries(Object.keys(product.flow.calls).map((call) => [call, () => new Promise<never>(() => undefined)]));
  return assembledFor({ ...product, adapters }).compiled;
}

/** What happens to the visits that are stored when the new definition is put into service. */
export function visitWords({ stored, anew, groups }: VisitDiff): readonly string[] {
  if (anew === 0) return [`stored visits: all ${stored} go on, because nothing differs that a visit depends on`];
  const kept = `if answers were kept all the same, ${groups.length === 0 ? 'none would break' : 'these would break:'}`;
  return [`stored visits: ${anew} of ${stored} begin anew, because a visit is kept for the definition that it was begun with`, kept];
}
