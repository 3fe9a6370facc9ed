import { createClock } from '#engine';
import { methods } from '../contracts/payment';
import { checkout, plans, purchase, type CheckoutAnswer, type PurchaseAnswer, type RentalDetails } from '../contracts/rentalCar';
import type { RatingAddress } from '../contracts/contract';
import { inject } from 'vitest';
import { openPostgres } from './database/postgres';
import { createSandbox, type Database, type Sandbox, type SandboxOptions } from './index';

/** Saturday noon in New York. */
export const clock = createClock(() => Date.parse('2026-11-21T17:00:00Z'));
/** A sandbox whose embedded database starts from the dump that all tests share (tests/support/seed.ts). */
export const openSandbox = (options: SandboxOptions = {}): Promise<Sandbox> =>
  createSandbox({ seedFile: inject('seedFile'), writesPerMinute: 100_000, ...options });

const url = process.env.DATABASE_URL;
/** Where a test of the database runs: embedded, and on PostgreSQL when DATABASE_URL names one. */
export const stores = [
  { name: 'the embedded database', databaseUrl: undefined, skip: false },
  { name: `PostgreSQL${url ? '' : ' (skipped: DATABASE_URL is not set)'}`, databaseUrl: url, skip: !url },
] as const;
/** A schema of its own on a PostgreSQL server; `db` is a connection beside those of the sandbox. */
export interface Schema {
  readonly name: string; readonly url: string; readonly db: Database; drop(): Promise<void>;
}
/** Connections to its `url` are named after the schema. */
export async function schemaOf(databaseUrl: string): Promise<Schema> {
  const db = await openPostgres(databaseUrl);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await db.exec(`create schema ${name}`);
  return {
    name, db, url: `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}options=-c%20search_path%3D${name}&application_name=${name}`,
    async drop() {
      await db.exec(`drop schema ${name} cascade`);
      await db.close();
    },
  };
}
export const ohio: RatingAddress = {
  line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US',
};
export const week: RentalDetails = {
  rental_company_name: 'Hertz', rental_started: '2026-11-24', rental_ended: '2026-11-30',
  drivers: [
    { firstName: 'Ines', lastName: 'Okafor', isMainDriver: true, email: 'ines@example.com', phone: '+12125550123' },
    { firstName: 'Jonah', lastName: 'Okafor', isMainDriver: false },
  ],
};
export const token = 'site_surefoot_5b0c9d';

export interface Reply<Body = Record<string, unknown>> { readonly status: number; readonly body: Body; readonly headers: Headers }
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message?: string; readonly fields?: Readonly<Record<string, readonly string[]>> };
}

/** CH-004: the header of a token; nothing without one. */
export const authorizationOf = (held: string | null): Readonly<Record<string, string>> =>
  (held === null ? {} : { authorization: `${held.length < 60 ? 'Token' : 'Bearer'} ${held}` });

/** A buyer who talks to the sandbox as the shop does, with the token of the site unless told otherwise. */
export function buyer(sandbox: Pick<Sandbox, 'fetch' | 'db'>, client?: string, held: string | null = token) {
  const send = async <Body = Record<string, unknown>>(
    method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<Body>> => {
    const response = await sandbox.fetch(new Request(`http://localhost:4300${path}`, {
      method,
      headers: { ...authorizationOf(held), ...(client === undefined ? {} : { 'x-sandbox-client': client }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }), { remoteAddress: '127.0.0.1' });
    const text = await response.text();
    return {
      status: response.status, headers: response.headers,
      body: (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Body,
    };
  };
  const post = <Body = ErrorBody>(path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
    send<Body>('POST', path, body, headers);
  /** What the card stand-in does when a card was typed. */
  const card = async (behaviour = 'success'): Promise<string> => {
    const id = `tok_${crypto.randomUUID()}`;
    await sandbox.db.query(
      `insert into tokens (id, created_at, brand, last4, exp_month, exp_year, behaviour, holder)
       values ($1, now(), 'visa', '4242', 12, 2030, $2, '{}')`, [id, behaviour],
    );
    return id;
  };
  const method = (cardToken: string) => post<ErrorBody & { readonly public_id: string }>(methods.path, {
    first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', token: cardToken,
  });
  const paysWith = async (behaviour?: string): Promise<string> => (await method(await card(behaviour))).body.public_id;
  return {
    send, post,
    plans: (rating_address: RatingAddress = ohio) => post(plans.path, { rating_address }),
    card, method, paysWith,
    quote: (details: RentalDetails = week, plan_id = 'rental-standard', rating_address = ohio) =>
      post<CheckoutAnswer & ErrorBody>(checkout.path, {
        plan_id, details, rating_address, email: 'ines@example.com', phone_number: '+12125550123',
      }),
    buy(
      quote: CheckoutAnswer, payment_method_id: string, key: string, changes: Readonly<Record<string, unknown>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) {
      const body = {
        payment_method_id, plan_id: 'rental-standard', quote_id: quote.quote.id, details: week, rating_address: ohio,
        revenue: quote.totals.grandtotal, metadata: {},
        email: 'ines@example.com', phone_number: '+12125550123', first_name: 'Ines', last_name: 'Okafor', ...changes,
      };
      return post<PurchaseAnswer & ErrorBody>(purchase.path, body, { 'x-unique-key': key, ...headers });
    },
    async bought(quoteId: string): Promise<{ readonly policies: number; readonly charged: readonly number[] }> {
      const policies = await sandbox.db.query('select policy_number from policies where quote_id = $1', [quoteId]);
      const charges = await sandbox.db.query<{ amount: number }>(
        'select amount from charges join policies using (policy_number) where quote_id = $1', [quoteId],
      );
      return { policies: policies.rowCount, charged: charges.rows.map(({ amount }) => amount) };
    },
  };
}
