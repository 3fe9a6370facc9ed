import { checkout, create, longQuotesBase, plans, purchase, update, type Billing, type Quote } from '../../contracts/quotes';
import { handle, type Call, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { toUnits } from '../money';
import {
  createApplication, forgetPrice, insuresTheSame, isBought, lockApplication, readApplication, readPrice, writeApplication, writePrice,
  type Price,
} from './applications';
import { homesafe } from '../homesafe/line';
import type { QuoteLine } from './line';
import { buyQuote } from './purchase';

const lines: readonly QuoteLine[] = [homesafe];
const lineOf = (code: string): QuoteLine =>
  lines.find((line) => line.code === code) ?? refuse(404, 'not_found', 'The quote service does not know this line.');
const idOf = ({ params }: Pick<Call, 'params'>): string => params.quoteId ?? '';

const billingOf = ({ subtotal, tax, grandtotal, currency }: Price): Billing =>
  ({ sub_total: toUnits(subtotal), tax_total: toUnits(tax), grand_total: toUnits(grandtotal), prices: [{ currency_code: currency }] });

/**
 * CH-017, S-45: what is given replaces what was there. A price holds until something insured changes;
 * what was bought does not change any more.
 */
const change = ({ body, deps: { db }, ...call }: Call<{ readonly application: Quote['application'] }>): Promise<Quote> =>
  db.transaction(async (tx) => {
  const stored = await lockApplication(tx, idOf(call), call.owner);
  const application = { ...stored.application, ...body.application };
  const same = insuresTheSame(stored.application, application);
  if (await isBought(tx, stored.id)) {
    return same
      ? { quote_id: stored.id, application: stored.application }
      : refuse(400, 'quote_request_rejected', 'This quote was already bought. Look for your policy in your e-mail.');
  }
  lineOf(stored.line).check(application);
  await writeApplication(tx, stored.id, application);
  if (!same) await forgetPrice(tx, stored.id);
  const price = await readPrice(tx, stored.id);
  return { quote_id: stored.id, application, ...(price ? { billing: billingOf(price) } : {}) };
});

const handlers: readonly Handler[] = [
  handle(create, async ({ body: { application }, params: { verticalCode = '' }, owner, deps: { db } }) => {
    const line = lineOf(verticalCode);
    line.check(application);
    return { quote_id: (await createApplication(db, owner, line.code, application)).id, application };
  }),
  handle(update, change),
  handle(plans, async (call) => {
    const { line, application } = await readApplication(call.deps.db, idOf(call), call.owner);
    const offered = lineOf(line).plans(application);
    return offered.length > 0 ? { plans: offered } : refuse(400, 'no_offers_found', 'No plan is offered for this home.');
  }),
  handle(checkout, (call) => call.deps.db.transaction(async (tx) => {
    const stored = await lockApplication(tx, idOf(call), call.owner);
    const bought = await isBought(tx, stored.id) ? await readPrice(tx, stored.id) : undefined;
    if (bought) return { billing: billingOf(bought) };
    const line = lineOf(stored.line);
    const price = { ...line.price(stored.application), currency: line.currency };
    await writePrice(tx, stored, price);
    return { billing: billingOf(price) };
  })),
  handle(purchase, (call) => buyQuote({ ...call, body: { ...call.body, quote_id: idOf(call) } }, lineOf)),
];

/** CH-015 … CH-019, C-13: the paths below one quote have two spellings. */
export const quoteHandlers: readonly Handler[] = handlers.map((handler) =>
  (handler.contract.path.includes('{quoteId}')
    ? { ...handler, also: handler.contract.path.replace(/^.*(?=\/\{quoteId\})/, longQuotesBase) }
    : handler));
