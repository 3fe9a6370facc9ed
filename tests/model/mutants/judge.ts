import { isClean, type Verdict, type Violation } from '#engine/explore';
import { findMistakes, wording } from '#engine/check';
import type { Product } from '#flows/types';
import { BadUsage } from '../../../app/check/badUsage';
import { known } from '../../../app/check/known';
import { checkProduct } from '../../../app/check/product';
import { proveFlow } from '../proveFlow';
import { failingTest } from './lineTests';
import type { Mutant } from './mutants';

/** Who noticed a mutant, and by what; or that nobody did. `isSame`: every state of it is one of the original, with the same answers. */
export interface Judgement {
  readonly by?: 'check' | 'prover' | 'promise' | 'test';
  readonly says?: string;
  readonly isSame?: boolean;
}
/** The definition that is changed, as it was asked for. */
interface Judged {
  readonly name: string;
  /** A line that is a file has no tests of its own. */
  readonly isTested: boolean;
}
export type Judge = (mutant: Mutant) => Promise<Judgement>;

/** A mutant that comes to more states than so many times those of the original has not been looked at as a whole. */
const growth = 4;

/**
 * What is cheap comes first: the definition as it is written, then every state up to the first violation, then its calls, then its tests.
 */
export async function createJudge(product: Product, { name, isTested }: Judged): Promise<Judge> {
  const { adapters, derive, survey, flow } = product;
  const names = { ...known, calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined };
  const original = await proveFlow(product);
  if (!isClean(original)) throw new BadUsage(`${name} is not clean itself: npm run prove ${name} says why.`);
  // A test that fails anyway would notice every mutant.
  const failing = isTested ? await failingTest(flow) : undefined;
  if (failing !== undefined) throw new BadUsage(`${name}: the test "${failing}" fails without a change.`);
  const own = new Set((flow.promises ?? []).map((promise) => promise.name));
  const sum = sumOf(original);
  return async ({ flow: changed, edit }) => {
    const [mistake] = findMistakes(changed, names);
    if (mistake) return { by: 'check', says: wording(mistake) };
    let verdict: Verdict;
    try {
      verdict = await proveFlow(product, changed, { most: original.states * growth, onViolation: stopAt });
    } catch (error) {
      if (!(error instanceof Broken)) return { by: 'prover', says: `it cannot be explored: ${String(error)}` };
      const { property, message } = error.violation;
      return { by: own.has(property) ? 'promise' : 'prover', says: `${property}: ${message}` };
    }
    if (!isClean(verdict)) return { by: 'prover', says: firstOf(verdict) };
    const [fault] = await checkProduct({ ...product, flow: changed });
    if (fault) return { by: 'check', says: wording(fault) };
    if (sumOf(verdict) === sum) return { isSame: true };
    const test = isTested ? await failingTest(flow, edit) : undefined;
    return test === undefined ? {} : { by: 'test', says: test };
  };
}

/** Ends an exploration: one violation is enough. */
class Broken extends Error {
  constructor(readonly violation: Violation) { super(violation.message); }
}
function stopAt(violation: Violation): never { throw new Broken(violation); }

function firstOf({ dead, undecided, deadEnds, bound }: Verdict): string {
  const [part] = [...dead, ...undecided];
  return part ? `${part.kind} ${part.name}: ${part.reason}` : deadEnds[0]?.message ?? `it stopped at ${bound}`;
}

/** Everything that was come to, with all answers and the event that led there. */
const sumOf = ({ explored, moves }: Verdict): string => `${moves} ${explored
  .map(({ step, inner, snapshot, by }) => JSON.stringify([step, inner, snapshot.context, by])).toSorted().join('\n')}`;
