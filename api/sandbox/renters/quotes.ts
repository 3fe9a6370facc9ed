import type { Amounts, Details, PropertyAddress } from '../../contracts/renters';
import { ratedQuotes, type RatedQuote } from '../purchase/quotes';

/** What was asked for, as it was rated and priced. */
interface QuoteRequest {
  readonly property_address: PropertyAddress;
  readonly details: Details;
  readonly policy_effective_date: string;
  readonly ratedAt: number;
  readonly rates?: Amounts;
}
export type Quote = RatedQuote<QuoteRequest>;
export const quotes = ratedQuotes<QuoteRequest>('renters', 'rnq');
