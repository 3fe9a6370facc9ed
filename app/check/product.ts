import type { FlowDefinition } from '#engine';
import { findMistakes, joinShapes, type Finding, type Known } from '#engine/check';
import { callsOf } from '#flows/file/flow';
import { ratingFor } from '#flows/ratings';
import type { Product } from '#flows/types';
import { checkOffered } from './addOns';
import { checkAnswers } from './answers';
import { checkCalls, givenBy } from './calls';
import { checkAdded, checkCounted } from './counted';
import { checkEntryNames, withListName } from './entryNames';
import { checkFigures } from './figures';
import { known } from './known';
import { checkOrders } from './orders';
import { checkRanges } from './ranges';
import { checkQuote, entriesIn, spokenBy } from './quote';
import type { Rated } from './possible';
import { checkRating } from './rating';
import { checkRefusals } from './refusals';
import { checkRequests } from './requests';
import { checkRatingRules, samePlans } from './ratingRules';
import { checkShownPrice } from './shownPrice';
import { checkTables } from './tables';
import { walkCalls } from './walkCalls';

/** What is wrong with the definition of a line, before its calls are played. */
export const checkDefinition = (product: Product): readonly Finding[] => findMistakes(product.flow, namesFor(product));
const namesFor = ({ flow, adapters, derive, survey, quote, file }: Product): Known => ({
  ...known, calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined, offered: offeredBy(file, flow),
  ...(quote ? { spoken: spokenBy(quote) } : {}),
});

/** A line with its code: the definition, and what its calls do when they are played. */
export async function checkProduct(product: Product): Promise<readonly Finding[]> {
  const { flow, quote, file } = product;
  const rating = ratingFor(product);
  const names = namesFor(product);
  const unplayed = findMistakes(flow, names);
  const mistakes = quote?.entries ? withListName(quote.entries, flow, [...unplayed, ...checkEntryNames(quote.entries, flow)]) : unplayed;
  // What is wrong already would only be found again.
  if (mistakes.length > 0) return mistakes;
  const walks = await walkCalls(product);
  const given = joinShapes(givenBy(flow, walks), { open: false, names: quote ? entriesIn(quote, flow) : {} });
  return [
    ...await checkCalls(flow, names, walks), ...await checkRequests(flow, walks), ...await checkOrders(flow, walks),
    ...findMistakes(flow, { ...names, given }),
    ...(quote ? checkQuote(quote, flow, given) : []), ...(quote && rating ? checkRated({ flow, quote, rating }) : []),
    ...(quote ? checkRefusals(quote, rating) : []), ...(quote && file ? checkAnswers({ flow, quote, known: names }) : []),
  ];
}

/** What a rating says of answers is looked at once its words and inputs are right. */
function checkRated(line: Rated): readonly Finding[] {
  const found = [...checkRating(line.rating, line.quote), ...samePlans(line.rating)];
  if (found.length > 0) return found;
  const unread = [...checkCounted(line), ...checkAdded(line), ...checkFigures(line), ...checkOffered(line)];
  return unread.length > 0 ? unread : [...checkTables(line), ...checkRanges(line), ...checkRatingRules(line), ...checkShownPrice(line)];
}
/** The calls of the quote service that the steps of a line file could make, and do not. */
const offeredBy = (file: Product['file'], { calls }: FlowDefinition): Known['offered'] =>
  (file ? Object.fromEntries(Object.entries(callsOf(file)).filter(([call]) => !Object.hasOwn(calls, call))) : {});
