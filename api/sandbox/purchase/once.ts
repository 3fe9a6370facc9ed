import { checkPaid, type MethodHolder, type Payer } from '../access/buyer';
import { quoteNotFound, type Owner } from '../access/owner';
import { sqlState, type Queryable } from '../database/types';
import type { Call, Deps } from '../http/call';
import { invalidInput, refuse } from '../http/refuse';
import { authorizeCharge, charge } from '../payment/charges';
import { busy, locking } from './locking';

/** What every line's purchase names. */
export interface PurchaseBody {
  readonly quote_id: string;
  readonly first_name?: string; readonly last_name?: string; readonly phone_number?: string; readonly email?: string;
}
const uniqueViolation = '23505';

interface Issued<Answer> extends MethodHolder { readonly unique_key: string; readonly quote_id: string; readonly answer: Answer }
/** D1: the policy of this quote, for whoever paid for it. */
async function issued<Answer>(db: Queryable, key: string, { quote_id: quoteId, ...buyer }: PurchaseBody): Promise<Answer | undefined> {
  const { rows } = await db.query<Issued<Answer>>(
    `select p.unique_key, p.quote_id, p.answer, m.first_name, m.last_name, m.email
     from policies p join methods m on m.id = p.method_id where p.unique_key = $1 or p.quote_id = $2`, [key, quoteId],
  );
  if (rows.some(({ unique_key, quote_id }) => unique_key === key && quote_id !== quoteId)) {
    refuse(422, 'unique_key_reused', 'This purchase was already completed. Select the plan again to buy another one.');
  }
  const [sold] = rows;
  if (sold) checkPaid(sold, buyer);
  return sold?.answer;
}

const soldOtherwise = (): never =>
  refuse(422, 'price_changed', 'This was already bought at another price. Look for your policy in your e-mail.');

/** CH-006: without a token the buyer says who they are. */
function checkBuyer({ body, site }: Call<PurchaseBody>): void {
  if (site) return;
  const missing = (['first_name', 'last_name', 'phone_number', 'email'] as const).filter((name) => body[name] === undefined);
  if (missing.length > 0) invalidInput(Object.fromEntries(missing.map((name) => [name, ['is missing']])));
}

/** How a line issues one policy: the quote under lock, and what follows from it. */
export interface Issuing<Body, Answer, Quote extends { readonly id: string }> {
  /** The quote, locked until the transaction ends. */
  readonly lock: (tx: Queryable, quoteId: string, owner: Owner) => Promise<Quote | undefined>;
  /** D17: is this what the quote was sold for? A repeated purchase that names another price or plan is not answered with the policy. */
  readonly agrees: (quote: Quote, body: Body) => boolean;
  /** Refuses, or charges and writes the policy. */
  readonly issue: (tx: Queryable, sale: Sale<Body, Quote>) => Promise<Answer>;
}
interface Sale<Body, Quote> {
  readonly key: string; readonly body: Body; readonly quote: Quote; readonly payer: Payer; readonly deps: Deps;
}

/** D1, I16: the same key, or the same quote, always gets the same policy and is charged once, whoever else is asking meanwhile. */
export async function buyOnce<Body extends PurchaseBody, Answer, Quote extends { readonly id: string }>(
  call: Call<Body>, { lock, agrees, issue }: Issuing<Body, Answer, Quote>,
): Promise<Answer> {
  const { body, headers, owner, deps } = call;
  const key = headers.get('x-unique-key')?.trim() ?? '';
  if (key.length > 200) invalidInput({ 'X-Unique-Key': ['must be at most 200 characters'] });
  try {
    // One transaction: the lock on the quote lets one purchase of it through at a time, and a refusal leaves nothing behind.
    return await locking(deps, async (tx) => {
      const quote = await lock(tx, body.quote_id, owner) ?? quoteNotFound();
      checkBuyer(call);
      const policy = await issued<Answer>(tx, key, body);
      if (policy) return agrees(quote, body) ? policy : soldOtherwise();
      return issue(tx, { key, body, quote, payer: { owner, buyer: body }, deps });
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    // The same key for another quote won the race.
    return await issued<Answer>(deps.db, key, body) ?? busy();
  }
}

/** S-50: a last name that testers use for a policy that waits for approval. */
const isPendingName = (lastName: unknown): boolean => typeof lastName === 'string' && lastName.trim().toLowerCase() === 'pending';

/** `RC-2026-0042817`: the line, the year in New York, a number nobody else has. */
export async function newPolicyNumber(tx: Queryable, line: string, { clock }: Deps): Promise<string> {
  const { rows } = await tx.query<{ number: number }>(`select nextval('policy_numbers')::int as number`);
  return `${line}-${clock.today('America/New_York').slice(0, 4)}-${String(rows[0]?.number).padStart(7, '0')}`;
}

interface Policy {
  readonly line: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  readonly methodId: string; readonly cents: number; readonly currency: string; readonly email: string | null;
  /** Of whoever is insured. */
  readonly lastName: unknown;
}
/** Writes the policy and charges for it. The answer is stored: the buyer gets it again when asking again with the same key. */
export async function sell<Answer extends object>(
  tx: Queryable, { key, quote, payer, deps }: Sale<unknown, { readonly id: string }>,
  { line, prefix, methodId, cents, currency, email, lastName }: Policy,
  answerFor: (policyNumber: string, status: 'approved' | 'pending_approval') => Answer | Promise<Answer>,
): Promise<Answer> {
  await authorizeCharge(tx, methodId, payer);
  const number = await newPolicyNumber(tx, prefix, deps);
  const status = isPendingName(lastName) ? 'pending_approval' : 'approved';
  const answer = await answerFor(number, status);
  await tx.query(
    `insert into policies (policy_number, line, quote_id, unique_key, method_id, status, email, answer)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`, [number, line, quote.id, key, methodId, status, email, JSON.stringify(answer)],
  );
  await charge(tx, number, methodId, cents, currency);
  return answer;
}
