import type { purchase, QuotePurchaseAnswer } from '../../contracts/quotes';
import type { Call } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { authorizeCharge, charge } from '../payment/charges';
import { buyOnce, isPendingName, newPolicyNumber, writePolicy } from '../purchase/once';
import { lockApplication, readPrice, type Stored } from './applications';
import type { QuoteLine } from './line';

type Body = NonNullable<(typeof purchase)['types']>['request'] & { readonly quote_id: string };
const changed = (): never => refuse(422, 'price_changed', 'The price has changed. Open the payment page again to see the new total.');

/** CH-019, RS-039, D1, D17: charges the price of the last checkout, if it still is the price. */
export const buyQuote = (call: Call<Body>, lineOf: (code: string) => QuoteLine): Promise<QuotePurchaseAnswer> =>
  buyOnce<Body, QuotePurchaseAnswer, Stored>(call, {
  lock: lockApplication,
  // The body names no price.
  agrees: () => true,
  async issue(tx, { key, quote, payer, deps }) {
    const { application } = quote;
    const line = lineOf(quote.line);
    const methodId = application.payment_method_id ?? invalidInput({ 'application.payment_method_id': ['is missing'] });
    const price = await readPrice(tx, quote.id) ?? changed();
    if (line.price(application).grandtotal !== price.grandtotal) changed();
    await line.checkSale?.(tx, application, payer.owner);
    await authorizeCharge(tx, methodId, payer);
    const numbers: string[] = [];
    for (let agreement = 0; agreement < line.agreements; agreement += 1) numbers.push(await newPolicyNumber(tx, line.prefix, deps));
    const { email, lastName } = line.buyer(application);
    const status = isPendingName(lastName) ? 'pending_approval' : 'approved';
    const answer: QuotePurchaseAnswer = {
      account_id: `acc_${quote.id.slice(-12)}`,
      agreements: numbers.map((policy_number, index) =>
        ({ agreement_id: `agr_${quote.id.slice(-12)}_${index + 1}`, policy_number, status })),
    };
    const [first = ''] = numbers;
    await writePolicy(tx, {
      policyNumber: first, line: line.code, quoteId: quote.id, key, methodId, status, email: email ?? null, answer,
    });
    await charge(tx, first, methodId, price.grandtotal, price.currency);
    return answer;
  },
});
