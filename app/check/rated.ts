import type { Case, Row } from '#api/sandbox/quotes/rating';
import { buys, createClock, createRules, setPath, type Rule } from '#engine';
import { reachedSteps, verdictOf, type Judge } from '#engine/check';
import { answersOf, type Rated } from './possible';

const rules = createRules({ clock: createClock() });
/** What holds while a name has this value, whatever the others have. */
const judgeOf = (path: string, value: unknown): Judge => (name, wanted) =>
  (name === path ? rules.holds({ [name]: wanted } as Rule, setPath({}, path, value)) : undefined);

/**
 * Must a row have a number for a value of this name? Not for one that is refused, gets no offer or is left out by the row itself, nor
 * where the flow leads nobody with it to the purchase.
 */
export function isRated(line: Rated, name: string, row: Row, value: unknown): boolean {
  const { rating: { refuses = [], noOffers = [], checkout } } = line;
  const judge = judgeOf(name, value);
  const ends = ({ each, when, repeats }: Case): boolean =>
    when !== undefined && !repeats && (each === undefined || each === row.each) && verdictOf(judge, when) === true;
  return ![...refuses, ...noOffers, ...checkout.refuses ?? []].some(ends) && verdictOf(judge, row.when) !== false
    && mayBeBought(line, name, row, value);
}
function mayBeBought(line: Rated, name: string, { each }: Row, value: unknown): boolean {
  const { flow, quote: { entries } } = line;
  const [path, ...others] = answersOf(line, name, each)?.paths ?? [];
  if (path === undefined || others.length > 0) return true;
  const judge = judgeOf(path, value);
  return !entries?.refuses?.some(({ when }) => verdictOf(judge, when) === true)
    && reachedSteps(flow, judge).some((step) => buys(flow, flow.steps[step]?.calls));
}
