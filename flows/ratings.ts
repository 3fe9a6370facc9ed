import { rating as collectibles } from './collectibles/rating';
import { rating as residential } from './residential/rating';

/** How the sandbox rates the lines of the quote service. No page carries it. */
export const ratings = [residential, collectibles];
