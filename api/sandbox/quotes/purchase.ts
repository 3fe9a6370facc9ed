import type { RequestOf } from '../../contracts/contract';
import type { purchase, QuotePurchaseAnswer } from '../../contracts/quotes';
import type { Call } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { toCents } from '../money';
import { buyOnce, newPolicyNumber, sell } from '../purchase/once';
import { lockApplication, readPrice, type Stored } from './applications';
import type { Queryable } from '../database/types';
import type { Owner } from '../access/owner';
import type { QuoteLine } from './line';

type Body = RequestOf<typeof purchase> & { readonly quote_id: string };
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Open the payment page again to see the new total.');

/** CH-019, RS-039, D1, D17: charges the price of the last checkout, if it still is the price and the one that the buyer was shown. */
export const buyQuote = (call: Call<Body>): Promise<QuotePurchaseAnswer> =>
  buyOnce<Body, QuotePurchaseAnswer, Stored>(call, {
  lock: lockApplication,
  // Another tab of the buyer may ask with the total of another plan: the quote is sold, and theirs.
  agrees: () => true,
  async issue(tx, sale) {
    const { body, quote, payer, deps } = sale;
    const { application } = quote;
    const line = deps.lineOf(quote.line);
    const { code, prefix, agreements = 1 } = line.rating;
    const methodId = application.payment_method_id ?? invalidInput({ 'application.payment_method_id': ['is missing'] });
    const { grandtotal: cents, currency } = await readPrice(tx, quote.id) ?? changed();
    line.checkComplete(application);
    const { revenue } = body.metadata;
    const isShown = typeof revenue !== 'number' || toCents(revenue) === cents;
    if (!isShown || line.price(application).grandtotal !== cents) changed();
    await checkPending(tx, line, quote, payer.owner);
    const { email = null, lastName } = line.buyer(application);
    return sell(tx, sale, { line: code, prefix, methodId, cents, currency, email, lastName }, async (first, status) => {
      const numbers = [first];
      while (numbers.length < agreements) numbers.push(await newPolicyNumber(tx, prefix, deps));
      return { account_id: `acc_${quote.id.slice(-12)}`, agreements: numbers.map((policy_number, index) =>
        ({ agreement_id: `agr_${quote.id.slice(-12)}_${index + 1}`, policy_number, status })) };
    });
  },
});

/** CL-012: a policy of the same person waits for approval. */
async function checkPending(tx: Queryable, line: QuoteLine, { application }: Stored, { site }: Owner): Promise<void> {
  const { code, pending, buyer } = line.rating;
  if (!pending) return;
  const { email = '', lastName = '' } = line.buyer(application);
  const { rowCount } = await tx.query(
    `select 1 from policies p join applications a on a.id = p.quote_id
     where p.line = $1 and p.status = 'pending_approval' and lower(p.email) = lower($2) and a.site = $3
       and lower(a.application #>> string_to_array($4::text, '.')) = lower($5)`, [code, email, site, buyer.lastName, lastName],
  );
  if (rowCount > 0) refuse(400, pending.code, pending.message);
}
