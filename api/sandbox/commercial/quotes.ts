import type { RatingAddress } from '../../contracts/contract';
import type { BusinessDetails } from '../../contracts/commercial';
import { ratedQuotes, type RatedQuote } from '../purchase/quotes';

/** What was asked for, as it was rated. */
interface QuoteRequest { readonly rating_address: RatingAddress; readonly details: BusinessDetails; readonly ratedAt: number }
export type Quote = RatedQuote<QuoteRequest>;
export const quotes = ratedQuotes<QuoteRequest>('commercial', 'boq');
