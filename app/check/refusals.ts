import type { QuoteService } from '#api/adapters/quoteService';
import type { Contract, Refusal } from '#api/contracts/contract';
import type { Rating } from '#api/sandbox/quotes/rating';
import { hint, type Finding, type Trail } from '#engine/check';
import { catalogue, faultText } from '../modals/catalogue';
import { standard } from '../modals/standard';

/** Error codes of refusals for which the page has no words. Its catalogue is what visitors read, whatever message a refusal brings. */
export function checkRefusals(quote: QuoteService, rating: Rating | undefined): readonly Finding[] {
  const { refuses = [], checkout, pending } = rating ?? {};
  const codes: readonly (readonly [string | undefined, Trail])[] = [
    ...inList(quote.entries?.refuses, ['quote', 'entries', 'refuses']), ...inList(refuses, ['rating', 'refuses']),
    ...inList(checkout?.refuses, ['rating', 'checkout', 'refuses']), [pending?.code, ['rating', 'pending', 'code']],
  ];
  return codes.flatMap(([code, path]): readonly Finding[] => (code === undefined || Object.hasOwn(catalogue, code) ? [] : [{
    code: 'unknown-refusal', path,
    message: `the page has no words for the error code "${code}": visitors would read “Something went wrong”.`,
    suggestion: hint(code, Object.keys(catalogue)) ?? (path[0] === 'rating' && path.includes('refuses')
      ? 'Leave the code out: then its `message` is what they read.' : 'Those for which it has words stand in app/modals/catalogue.ts.'),
  }]));
}
const inList = (refusals: readonly { readonly code?: string }[] = [], at: Trail) =>
  refusals.map(({ code }, index) => [code, [...at, String(index), 'code']] as const);

/** Whether visitors read of a documented refusal only that something went wrong. Without the first calls there is no page to read. */
export function isWordless({ id, kind }: Contract, { status, error }: Refusal): boolean {
  const { title, paragraphs } = faultText({ call: id, code: 'default', ...error, status, outcome: 'refused' },
    { purchase: kind === 'purchase', survey: kind === 'survey' });
  return kind !== 'startup' && title === standard.title && paragraphs.join() === standard.text;
}
