import { rating as collectibles } from './collectibles/rating';
import { rating as residential } from './residential/rating';
import type { Product } from './types';

/** How the sandbox rates the lines of the quote service. No page carries it. */
export const ratings = [residential, collectibles];
/** How a line is rated: as its file says, or in code. */
export const ratingFor = ({ rating, quote }: Product) => rating ?? ratings.find(({ code }) => code === quote?.vertical);
