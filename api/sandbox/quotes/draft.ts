import type { Clock } from '#engine';
import { methods } from '../../contracts/payment';
import { checkout, create, plans, purchase, update, type ServiceApplication } from '../../contracts/quotes';
import { ApiError } from '../../errors';
import type { Http, SendOptions } from '../../types';
import { Refused } from '../http/refuse';
import { billingOf } from './billing';
import { createLine, type QuoteLine } from './line';
import type { Rating } from './rating';

interface DraftQuote { application: ServiceApplication; price?: ReturnType<QuoteLine['price']>; policies?: readonly string[] }
type Answer = (options: SendOptions<unknown>) => unknown;

/**
 * The quote service of one draft, inside the page: its own rating answers, nothing is stored and nothing leaves. Other calls (addresses)
 * go to `others`.
 */
export function createDraftService(rating: Rating, clock: Clock, others: Http): Http {
  const line = createLine(rating, clock);
  const quotes = new Map<string, DraftQuote>();
  /** A place that the prover found has a quote of its own: its answers come with the next update. */
  const quoteOf = ({ params }: SendOptions<unknown>): DraftQuote => {
    const id = params?.quoteId ?? '';
    const quote = quotes.get(id) ?? { application: {} };
    quotes.set(id, quote);
    return quote;
  };
  const begin: Answer = ({ body }) => {
    const { application } = body as { readonly application: ServiceApplication };
    line.check(application);
    const quote_id = `draft_${quotes.size + 1}`;
    quotes.set(quote_id, { application });
    return { quote_id, application };
  };
  const change: Answer = (options) => {
    const quote = quoteOf(options);
    const application = { ...quote.application, ...(options.body as { readonly application: ServiceApplication }).application };
    line.check(application);
    quote.application = application;
    return { quote_id: options.params?.quoteId, application };
  };
  const answers: Readonly<Record<string, Answer>> = {
    [create.id]: begin,
    [update.id]: change,
    [plans.id]: (options) => ({ plans: line.plans(quoteOf(options).application, options.query?.category_code) }),
    [checkout.id]: (options) => {
      const quote = quoteOf(options);
      line.checkComplete(quote.application);
      quote.price = line.price(quote.application);
      return { billing: billingOf(quote.price, rating.currency, rating.deductibles) };
    },
    [methods.id]: () => ({ public_id: 'draft_method' }),
    [purchase.id]: (options) => {
      const quote = quoteOf(options);
      const { prefix, agreements = 1 } = rating;
      quote.policies ??= Array.from({ length: agreements }, (_, index) => `${prefix}-DRAFT-${String(index + 1).padStart(4, '0')}`);
      return { agreements: quote.policies.map((policy_number) => ({ agreement_id: policy_number, policy_number, status: 'approved' })) };
    },
  };
  return {
    async send(contract, options = {}) {
      const answer = answers[contract.id];
      if (!answer) return others.send(contract, options);
      return answered(() => answer(options)) as never;
    },
  };
}

/** A refusal as the client would read it. */
function answered(answer: () => unknown): unknown {
  try {
    return structuredClone(answer());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ApiError({ code: 'default', ...error.error, status: error.status, outcome: 'refused' });
  }
}
