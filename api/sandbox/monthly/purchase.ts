import type { MonthlyPolicy, MonthlyPurchase } from '../../contracts/carsafe';
import type { HolderDetails } from '../../contracts/holder';
import { ownedBy, ownerParams } from '../access/owner';
import type { Queryable } from '../database/types';
import type { Call, Deps } from '../http/call';
import { refuse } from '../http/refuse';
import { toCents, type Cents } from '../money';
import { buyOnce, sell, type PurchaseBody } from '../purchase/once';
import { lockQuote, writeQuote, type StoredQuote } from '../purchase/quotes';
import { canonical } from '../purchase/canonical';
import { currency as rand } from './rand';

/** Who is insured, whatever else a line asks. */
interface Insured { readonly email: string; readonly last_name: string }
/** A line of the partner API that has no quotes: the body says all there is. */
export interface MonthlyLine<Details extends Insured = HolderDetails> {
  readonly code: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  /** Rand where nothing is said. */
  readonly currency?: string;
  /** The price today, or a refusal. */
  readonly priceOf: (body: MonthlyPurchase<Details>, deps: Deps) => Cents;
}
const selectionOf = ({ plan_id, details, rating_address }: MonthlyPurchase<Insured>) => ({ plan_id, details, rating_address });

/**
 * D1: without a quote, the payment method identifies a purchase. A key that was used before means the same purchase again,
 * even when the card was typed again after a lost answer.
 */
async function quoteIdOf({ body, headers, owner, deps: { db } }: Call<MonthlyPurchase<Insured>>, code: string): Promise<string> {
  const own = `${code}_${body.payment_method_id}`;
  const { rows } = await db.query<{ readonly quote_id: string }>(
    `select p.quote_id from policies p join quotes q on q.id = p.quote_id
     where (p.unique_key = $1 or p.quote_id = $2) and ${ownedBy(3, 'q.')} order by p.unique_key = $1 desc`,
    [headers.get('x-unique-key')?.trim() ?? '', own, ...ownerParams(owner)],
  );
  return rows[0]?.quote_id ?? own;
}
/** Looked at under lock: another purchase with the same payment method may run at the same time. */
function checkSelection({ request }: StoredQuote<unknown>, body: MonthlyPurchase<Insured>): void {
  if (canonical(request) === canonical(selectionOf(body))) return;
  refuse(422, 'unique_key_reused', 'This purchase was already completed. Select the plan again to buy another one.');
}

type Body<Details> = MonthlyPurchase<Details> & PurchaseBody;
interface Sale extends StoredQuote<unknown> { readonly grandtotal: number }
/** VC-041, S-88, CH-010, D1, D17: one policy and one charge, at the price the page shows. */
export const buyMonthly = <Details extends Insured = HolderDetails>({ code, prefix, priceOf, currency = rand }: MonthlyLine<Details>) =>
  async (call: Call<MonthlyPurchase<Details>>): Promise<MonthlyPolicy> => {
  const quote_id = await quoteIdOf(call, code);
  return buyOnce<Body<Details>, MonthlyPolicy, Sale>({ ...call, body: { ...call.body, quote_id } }, {
    async lock(tx, id, owner) {
      const { body: { plan_id, details: { email } } } = call;
      const price = { subtotal: 0, discount: 0, tax: 0, grandtotal: 0 };
      await writeQuote(tx, owner, { id, line: code, plan_id, email, currency, ...price, request: selectionOf(call.body) });
      const quote = await lockQuote<Sale>(code)(tx, id, owner);
      if (quote) checkSelection(quote, call.body);
      return quote;
    },
    agrees: ({ grandtotal }, { revenue }) => toCents(revenue) === grandtotal,
    async issue(tx, sale) {
      const { body, quote, deps } = sale;
      const price = priceOf(body, deps);
      if (toCents(body.revenue) !== price.grandtotal) {
        refuse(422, 'price_changed', 'The price has changed. Select the plan again to see the new total.');
      }
      const { payment_method_id: methodId, details: { email, last_name: lastName } } = body;
      const answer = await sell(tx, sale, { line: code, prefix, methodId, cents: price.grandtotal, currency, email, lastName },
        (policy_number, status) => ({ policy_number, status, account_id: `acc_${quote.id.slice(-12)}` }));
      await writePrice(tx, quote.id, price);
      return answer;
    },
  });
};
const writePrice = (tx: Queryable, id: string, { subtotal, discount, tax, grandtotal }: Cents) =>
  tx.query('update quotes set subtotal = $2, discount = $3, tax = $4, grandtotal = $5 where id = $1', [
    id, subtotal, discount, tax, grandtotal,
  ]);
