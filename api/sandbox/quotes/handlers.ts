import {
  checkout, create, longQuotesBase, plans, purchase, update, type Billing, type Quote, type ServiceApplication,
} from '../../contracts/quotes';
import type { Owner } from '../access/owner';
import type { Queryable } from '../database/types';
import { handle, type Call, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import {
  createApplication, forgetPrice, isBought, lockApplication, readApplication, readPrice, writeApplication, writePrice,
  type Price,
} from './applications';
import { billingOf } from './billing';
import { policiesOf } from '../collectibles/owners';
import { check } from '../http/check';
import { canonical } from '../purchase/canonical';
import type { QuoteLine } from './line';
import { buyQuote } from './purchase';

/** The policies that whoever asks has already, where a line tells them (S-69). */
const policiesAt: Readonly<Record<string, typeof policiesOf>> = { collectibles: policiesOf };
const idOf = ({ params }: Pick<Call, 'params'>): string => params.quoteId ?? '';

const billed = (price: Price, { rating: { deductibles } }: QuoteLine): Billing => billingOf(price, price.currency, deductibles);
/** CL-004, S-69: the quote as it stands, with what the line says of it and of whoever asks. */
async function answerFor(db: Queryable, owner: Owner, quote: Quote, line: QuoteLine): Promise<Quote> {
  const { code, deductibles } = line.rating;
  const policies = await policiesAt[code]?.(db, owner);
  const billing = quote.billing ?? (deductibles && { plan_deductibles: deductibles });
  return { ...quote, ...(billing ? { billing } : {}), ...(policies && policies.length > 0 ? { policies } : {}) };
}

/**
 * CH-017, S-45: what is given replaces what was there. A price holds until something insured changes;
 * what was bought does not change any more.
 */
const change = ({ body, deps: { db, lineOf }, ...call }: Call<{ readonly application: ServiceApplication }>): Promise<Quote> =>
  db.transaction(async (tx) => {
  const stored = await lockApplication(tx, idOf(call), call.owner);
  const line = lineOf(stored.line);
  check(line.body, body);
  const application = { ...stored.application, ...body.application };
  const same = canonical(line.insured(stored.application)) === canonical(line.insured(application));
  if (await isBought(tx, stored.id)) {
    return same
      ? { quote_id: stored.id, application: stored.application }
      : refuse(400, 'quote_request_rejected', 'This quote was already bought. Look for your policy in your e-mail.');
  }
  line.check(application);
  await writeApplication(tx, stored.id, application);
  if (!same) await forgetPrice(tx, stored.id);
  const price = await readPrice(tx, stored.id);
  const billing = price && billed(price, line);
  return answerFor(tx, call.owner, { quote_id: stored.id, application, ...(billing ? { billing } : {}) }, line);
});

const handlers: readonly Handler[] = [
  handle(create, async ({ body: { application }, params: { verticalCode = '' }, owner, deps: { db, lineOf } }) => {
    const line = lineOf(verticalCode);
    check(line.body, { application });
    line.check(application);
    return answerFor(db, owner, { quote_id: (await createApplication(db, owner, line.rating.code, application)).id, application }, line);
  }),
  handle(update, change),
  handle(plans, async (call) => {
    const { line, application } = await readApplication(call.deps.db, idOf(call), call.owner);
    const offered = call.deps.lineOf(line).plans(application, call.query.category_code);
    return offered.length > 0 ? { plans: offered } : refuse(400, 'no_offers_found', 'No plan is offered for this quote.');
  }),
  handle(checkout, (call) => call.deps.db.transaction(async (tx) => {
    const stored = await lockApplication(tx, idOf(call), call.owner);
    const line = call.deps.lineOf(stored.line);
    const bought = await isBought(tx, stored.id) ? await readPrice(tx, stored.id) : undefined;
    if (bought) return { billing: billed(bought, line) };
    line.checkComplete(stored.application);
    const price = { ...line.price(stored.application), currency: line.rating.currency };
    await writePrice(tx, stored, line.buyer(stored.application).email, price);
    return { billing: billed(price, line) };
  })),
  handle(purchase, (call) => buyQuote({ ...call, body: { ...call.body, quote_id: idOf(call) } })),
];

/** CH-015 … CH-019, C-13: the paths below one quote have two spellings. */
export const quoteHandlers: readonly Handler[] = handlers.map((handler) =>
  (handler.contract.path.includes('{quoteId}')
    ? { ...handler, also: handler.contract.path.replace(/^.*(?=\/\{quoteId\})/, longQuotesBase) }
    : handler));
