import { isObject } from '#engine/isObject';
import { newId } from '../database/ids';
import type { Queryable } from '../database/types';
import { unstorableFields } from '../http/storable';
import { brandOf, codeProblem, digitsOf, expiryProblem, numberProblem } from './page/numbers.js';

/** The error of a refused card, as the provider's script hands it to the page. */
export interface CardError {
  readonly type: 'validation_error' | 'card_error' | 'invalid_request_error'; readonly code?: string; readonly message: string;
}
export interface TokenAnswer { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
interface Card {
  readonly number: string; readonly cvc: string; readonly month: number; readonly year: number;
  readonly holder: Readonly<Record<string, string>>;
}

/** How a test card behaves when it is charged. */
type Behaviour = 'success' | 'declined' | 'insufficient_funds' | 'lost_card' | 'expired_card' | 'incorrect_cvc' | 'processing_error';

/** Stripe's public test numbers. Any other number is refused here: it might be somebody's. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'success',
  '4000056655665556': 'success',
  '5555555555554444': 'success',
  '2223003122003222': 'success',
  '5200828282828210': 'success',
  '378282246310005': 'success',
  '371449635398431': 'success',
  '6011111111111117': 'success',
  '3056930009020004': 'success',
  '30569309025904': 'success',
  '3566002020360505': 'success',
  '6200000000000005': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  // A stolen card is declined in the words of a lost one.
  '4000000000009979': 'lost_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
};

const holderFields = ['name', 'address_line1', 'address_city', 'address_state', 'address_zip'] as const;
const refuse = (status: number, error: CardError): TokenAnswer => ({ status, body: { error } });
const digits = (value: unknown): string => (typeof value === 'string' ? digitsOf(value.slice(0, 40)) : '');
const whole = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0);

/** At most 200 characters, none of them halved. */
const cut = (text: string): string => (text.length > 200 ? text.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '') : text);

const readCard = (body: Readonly<Record<string, unknown>>): Card => {
  const holder = isObject(body['holder']) ? body['holder'] : {};
  return {
    number: digits(body['number']), cvc: digits(body['cvc']), month: whole(body['exp_month']), year: whole(body['exp_year']),
    holder: Object.fromEntries(holderFields.flatMap((name) =>
      (typeof holder[name] === 'string' ? [[name, cut(holder[name])]] : []))),
  };
};

/** PY-006: a token of a test card. What is written is brand, last four digits and behaviour; the number and the code are forgotten here. */
export const createToken = async (db: Pick<Queryable, 'query'>, input: unknown, now: number): Promise<TokenAnswer> => {
  if (!isObject(input) || input['key'] !== 'pk_sandbox_local') {
    return refuse(401, { type: 'invalid_request_error', message: 'Invalid API key: this is the card sandbox.' });
  }
  const { number, cvc, month, year, holder } = readCard(input);
  const [unstorable] = unstorableFields(holder);
  if (unstorable) return refuse(422, { type: 'invalid_request_error', message: unstorable.join(' ') });
  const date = `${String(month).padStart(2, '0')}${String(year - 2000).padStart(2, '0')}`;
  const problem = numberProblem(number) ?? expiryProblem(/^\d{4}$/.test(date) ? date : '', now) ?? codeProblem(cvc, brandOf(number).code);
  if (problem) return refuse(402, problem);
  const behaviour = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  if (!behaviour) {
    return refuse(402, {
      type: 'card_error', code: 'test_card_required',
      message: 'This is a sandbox and takes no real cards. Use a test card, for example 4242 4242 4242 4242.',
    });
  }
  const id = newId('tok');
  const card = { brand: brandOf(number).name, last4: number.slice(-4), exp_month: month, exp_year: year };
  await db.query(
    'insert into tokens (id, created_at, brand, last4, exp_month, exp_year, behaviour, holder) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, new Date(now).toISOString(), card.brand, card.last4, month, year, behaviour, JSON.stringify(holder)],
  );
  return {
    status: 200,
    body: {
      id, object: 'token', type: 'card', created: Math.floor(now / 1000), livemode: false, used: false, card: { ...card, ...holder },
    },
  };
};
