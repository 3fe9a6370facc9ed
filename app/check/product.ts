import { findMistakes, joinShapes, type Finding } from '#engine/check';
import { ratings } from '#flows/ratings';
import type { Product } from '#flows/types';
import { checkCalls, givenBy } from './calls';
import { known } from './known';
import { checkQuote, entriesIn } from './quote';
import { checkRating } from './rating';
import { checkTables, type Rated } from './tables';
import { walkCalls } from './walkCalls';

/** A line with its code: the definition, and what its calls do when they are played. */
export async function checkProduct(product: Product): Promise<readonly Finding[]> {
  const { flow, adapters, derive, survey, quote } = product;
  const rating = product.rating ?? ratings.find(({ code }) => code === quote?.vertical);
  const names = { ...known, calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined };
  const mistakes = findMistakes(flow, names);
  // What is wrong already would only be found again.
  if (mistakes.length > 0) return mistakes;
  const walks = await walkCalls(product);
  const given = joinShapes(givenBy(flow, walks), { open: false, names: quote ? entriesIn(quote, flow) : {} });
  return [
    ...await checkCalls(flow, walks), ...findMistakes(flow, { ...names, given }),
    ...(quote ? checkQuote(quote, flow, given) : []), ...(quote && rating ? checkRated({ flow, quote, rating }) : []),
  ];
}

/** The tables are looked at once their words and inputs are right. */
function checkRated(line: Rated): readonly Finding[] {
  const found = checkRating(line.rating, line.quote);
  return found.length > 0 ? found : checkTables(line);
}
