import type { purchase, QuotePurchaseAnswer } from '../../contracts/quotes';
import type { HomesafeApplication } from '../../contracts/homesafe';
import type { Call } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { authorizeCharge, charge } from '../payment/charges';
import { buyOnce, newPolicyNumber } from '../purchase/once';
import { lockApplication, readPrice, type Stored } from './applications';
import type { QuoteLine } from './line';

type Body = NonNullable<(typeof purchase)['types']>['request'] & { readonly quote_id: string };
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Open the payment page again to see the new total.');

/** S-50: a name for testers. */
const statusOf = ({ holders: [holder] = [] }: HomesafeApplication): string => (holder?.last_name.trim().toLowerCase() === 'pending' ? 'pending_approval' : 'approved');

/** CH-019, RS-039, D1, D17: the price told at the last checkout is charged, and only if it still is the price. */
export const buyQuote = (call: Call<Body>, lineOf: (code: string) => QuoteLine): Promise<QuotePurchaseAnswer> => buyOnce<Body, QuotePurchaseAnswer, Stored>(call, {
  lock: lockApplication,
  async issue(tx, { key, quote, deps }) {
    const { application } = quote;
    const line = lineOf(quote.line);
    const methodId = application.payment_method_id ?? invalidInput({ 'application.payment_method_id': ['is missing'] });
    const told = await readPrice(tx, quote.id) ?? changed();
    if (line.price(application).grandtotal !== told.grandtotal) changed();
    await authorizeCharge(tx, methodId);
    const numbers: string[] = [];
    for (let agreement = 0; agreement < line.agreements; agreement += 1) numbers.push(await newPolicyNumber(tx, line.prefix, deps));
    const status = statusOf(application);
    const answer: QuotePurchaseAnswer = {
      account_id: `acc_${quote.id.slice(-12)}`,
      agreements: numbers.map((policy_number, index) => ({ agreement_id: `agr_${quote.id.slice(-12)}_${index + 1}`, policy_number, status })),
    };
    const [first] = numbers;
    await tx.query(
      'insert into policies (policy_number, line, quote_id, unique_key, method_id, status, email, answer) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [first, line.code, quote.id, key, methodId, status, application.holders?.[0]?.email ?? null, JSON.stringify(answer)],
    );
    await charge(tx, first ?? '', methodId, told.grandtotal, told.currency);
    return answer;
  },
});
