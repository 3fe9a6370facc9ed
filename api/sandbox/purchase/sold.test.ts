import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratings } from '#flows/ratings';
import { purchase as monthlyPurchase, type MonthlyPolicy } from '../../contracts/carsafe';
import { owner } from '../commercial/testing';
import type { Sandbox } from '../index';
import { alder, ines as tenantDetails, renter, usual } from '../renters/testing';
import { buyer, clock, openSandbox, schemaOf, stores, type ErrorBody, type Reply, type Schema } from '../testing';

const key = (): string => crypto.randomUUID();
const code = ({ status, body }: Reply<ErrorBody>) => `${status} ${body.error?.code}`;

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`a quote that was sold, on ${name}`, () => {
    let sandbox: Sandbox;
    beforeAll(async () => { sandbox = await openSandbox({ databaseUrl, clock, ratings }); });
    afterAll(() => sandbox?.close());
    const moreRevenue = (totals: { readonly grandtotal: number }) => ({ revenue: totals.grandtotal + 1 });

    it('is not bought again at another price, whatever the key: rental car (D17)', async () => {
      const ines = buyer(sandbox);
      const [quote, pays, uid] = [(await ines.quote()).body, await ines.paysWith(), key()];
      const sold = await ines.buy(quote, pays, uid);
      for (const again of [uid, key()]) {
        expect(code(await ines.buy(quote, pays, again, moreRevenue(quote.totals)))).toBe('422 price_changed');
        expect(code(await ines.buy(quote, pays, again, { plan_id: 'rental-platinum' }))).toBe('422 price_changed');
        expect((await ines.buy(quote, pays, again)).body).toEqual(sold.body);
      }
      const other = (await ines.quote()).body;
      expect(code(await ines.buy(other, pays, uid, moreRevenue(other.totals)))).toBe('422 unique_key_reused');
    });
    it('is not bought again at another price, whatever the key: renters (D17)', async () => {
      const ines = renter(sandbox);
      const [quote, pays, uid] = [await ines.quoted(), await ines.paysWith(), key()];
      const sold = await ines.buy(quote, pays, uid);
      for (const again of [uid, key()]) {
        expect(code(await ines.buy(quote, pays, again, moreRevenue(quote.price.totals)))).toBe('422 price_changed');
        expect(code(await ines.buy(quote, pays, again, { payment_cadence: 'annual' }))).toBe('422 price_changed');
        expect((await ines.buy(quote, pays, again)).body).toEqual(sold.body);
      }
    });
    it('is not bought again at another price, whatever the key: small business (D17)', async () => {
      const ines = owner(sandbox);
      const [quote, pays, uid] = [await ines.quoted(), await ines.paysWith(), key()];
      const sold = await ines.buy(quote, pays, uid);
      for (const again of [uid, key()]) {
        expect(code(await ines.buy(quote, pays, again, moreRevenue(quote.price.totals)))).toBe('422 price_changed');
        expect(code(await ines.buy(quote, pays, again, { plan_id: 'commercial-silver' }))).toBe('422 price_changed');
        expect((await ines.buy(quote, pays, again)).body).toEqual(sold.body);
      }
    });
    it('is not bought again at another price, under the same key or with the same card: vehicle contents (D17)', async () => {
      const thandi = buyer(sandbox);
      const body = {
        plan_id: 'carsafe-complete', revenue: 89.5, metadata: {}, payment_method_id: await thandi.paysWith(),
        rating_address: { line1: '12 Loop Street', city: 'Cape Town', state_or_region: 'ZA', postal: '8001', country_code: 'ZA' },
        details: {
          first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', phone_number: '+27821234567',
          nationality_number: '9001015009087',
        },
      };
      const buy = (uid: string, changes = {}) =>
        thandi.post<MonthlyPolicy & ErrorBody>(monthlyPurchase.path, { ...body, ...changes }, { 'x-unique-key': uid });
      const uid = key();
      const sold = await buy(uid);
      const otherCard = { payment_method_id: await thandi.paysWith() };
      for (const [again, card] of [[uid, {}], [uid, otherCard], [key(), {}]] as const) {
        expect(code(await buy(again, { ...card, revenue: 89 }))).toBe('422 price_changed');
        expect((await buy(again, card)).body).toEqual(sold.body);
      }
    });
  });
}

/** Until this many connections of the sandbox wait for a lock. */
async function untilWaiting({ db, name }: Schema, count: number, call: Promise<Reply<unknown>>): Promise<void> {
  let early: Reply<unknown> | undefined;
  void call.then((answer) => { early = answer; });
  const sql = `select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`;
  while ((await db.query(sql, [name])).rowCount < count) if (early) throw new Error(`It did not wait: ${JSON.stringify(early)}`);
}
/** Starts a call while a purchase of its quote has begun and cannot end yet; the answers of both. */
async function during<Answer extends Reply<unknown>>(
  schema: Schema, purchase: () => Promise<Reply<unknown>>, call: () => Promise<Answer>,
): Promise<readonly [purchase: Reply<unknown>, call: Answer]> {
  const started = await schema.db.transaction(async (tx) => {
    // A purchase writes its charge last.
    await tx.exec(`lock table ${schema.name}.charges in share mode`);
    const first = purchase();
    await untilWaiting(schema, 1, first);
    const second = call();
    await untilWaiting(schema, 2, second);
    return [first, second] as const;
  });
  return Promise.all(started);
}

const [, postgres] = stores;
describe.skipIf(postgres.skip)(`while a purchase runs, on ${postgres.name}`, () => {
  let outside: Schema;
  let sandbox: Sandbox;
  beforeAll(async () => {
    outside = await schemaOf(postgres.databaseUrl ?? '');
    sandbox = await openSandbox({ databaseUrl: outside.url, clock, ratings, lockTimeoutMs: 60_000 });
  });
  afterAll(async () => {
    await sandbox?.close();
    await outside?.drop();
  });
  const stored = async (id: string) => (await sandbox.db.query('select * from quotes where id = $1', [id])).rows[0];

  it('another price for its quote waits and is refused: renters (D17, I17)', async () => {
    const ines = renter(sandbox);
    const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
    const before = await stored(quote.id);
    const [bought, repriced] = await during(outside, () => ines.buy(quote, pays, key()), () =>
      ines.checkout(quote.id, 'annual', { ...usual, liability_limit: 300_000 }));
    expect(bought.status).toBe(200);
    expect(repriced.body.error).toEqual({ code: 'quote_request_rejected', message: 'This quote was already bought.' });
    expect(await stored(quote.id)).toEqual(before);
  });
  it('new rates for its quote wait and begin another quote: renters (RN-075)', async () => {
    const ines = renter(sandbox);
    const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
    const before = await stored(quote.id);
    const [bought, rated] = await during(outside, () => ines.buy(quote, pays, key()), () =>
      ines.rates(alder, tenantDetails, { quote_id: quote.id }));
    expect(bought.status).toBe(200);
    expect(rated.body.quote_id).not.toBe(quote.id);
    expect(await stored(quote.id)).toEqual(before);
  });
  it('another plan for its quote waits and is refused: small business (D17, I17)', async () => {
    const ines = owner(sandbox);
    const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
    const before = await stored(quote.id);
    const [bought, repriced] = await during(outside, () => ines.buy(quote, pays, key()), () =>
      ines.checkout(quote.id, 'commercial-silver'));
    expect(bought.status).toBe(200);
    expect(repriced.body.error).toEqual({ code: 'quote_request_rejected', message: 'This quote was already bought.' });
    expect(await stored(quote.id)).toEqual(before);
  });
});
