import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortened } from '../http/shortened';
import type { Sandbox } from '../index';
import type { Ledger } from '../ledger/routes';
import { buyer, clock, ohio, openSandbox, schemaOf, stores, week } from '../testing';

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`a purchase on ${name}`, () => {
    let sandbox: Sandbox;
    let ines: ReturnType<typeof buyer>;
    beforeAll(async () => {
      sandbox = await openSandbox({ databaseUrl, clock, lockTimeoutMs: 300 });
      ines = buyer(sandbox, crypto.randomUUID());
    });
    afterAll(() => sandbox?.close());
    const key = () => crypto.randomUUID();

    it('made twice with the same key is one policy and one charge (D1, RC-074)', async () => {
      const [quote, pays, uid] = [(await ines.quote()).body, await ines.paysWith(), key()];
      const first = await ines.buy(quote, pays, uid);
      const second = await ines.buy(quote, pays, uid);
      expect(second.body).toEqual(first.body);
      expect(await ines.bought(quote.quote.id)).toEqual({ policies: 1, charged: [Math.round(quote.totals.grandtotal * 100)] });
      const ledger = await ines.send<Ledger>('GET', `/sandbox/ledger?email=ines@example.com&since=${Date.now() - 600_000}`);
      expect(ledger.body.policies.filter(({ quote_id }) => quote_id === quote.quote.id))
        .toMatchObject([{ unique_key: uid, method_id: shortened(pays), status: 'approved' }]);
      expect(ledger.body.charges.filter(({ policy_number }) => policy_number === first.body.policy_number))
        .toMatchObject([{ method_id: shortened(pays), amount: 5954, currency: 'USD' }]);
    });

    it('made ten times at once is one policy and one charge (I01, I16)', async () => {
      const [quote, pays, uid] = [(await ines.quote()).body, await ines.paysWith(), key()];
      const answers = await Promise.all(Array.from({ length: 10 }, () => ines.buy(quote, pays, uid)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.policy_number}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect((await ines.bought(quote.quote.id)).charged).toHaveLength(1);
    });

    it('of one quote under ten keys is one policy and one charge (D1)', async () => {
      const [quote, pays] = [(await ines.quote()).body, await ines.paysWith()];
      const answers = await Promise.all(Array.from({ length: 10 }, () => ines.buy(quote, pays, key())));
      expect(new Set(answers.map(({ body }) => body.policy_number)).size).toBe(1);
      expect((await ines.bought(quote.quote.id)).charged).toHaveLength(1);
    });

    it('never lets one key buy two quotes, even at once (I07)', async () => {
      const [one, two, pays, uid] = [(await ines.quote()).body, (await ines.quote()).body, await ines.paysWith(), key()];
      const answers = await Promise.all([ines.buy(one, pays, uid), ines.buy(two, pays, uid)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await ines.bought(one.quote.id)).policies + (await ines.bought(two.quote.id)).policies).toBe(1);
    });

    it.each([[
      'declined', 'Your card was declined.',
    ], ['insufficient_funds', 'Your card has insufficient funds.'], ['lost_card', 'Your card was declined.']])(
      'with a card that is %s charges nothing, and a good card may follow under the same key (D10, RC-075)', async (behaviour, message) => {
        const [quote, uid] = [(await ines.quote()).body, key()];
        const refused = await ines.buy(quote, await ines.paysWith(behaviour), uid);
        expect([refused.status, refused.body.error]).toEqual([402, { code: 'payment_method_rejected_by_service', message }]);
        expect(await ines.bought(quote.quote.id)).toEqual({ policies: 0, charged: [] });
        expect((await ines.buy(quote, await ines.paysWith(), uid)).status).toBe(200);
        expect((await ines.bought(quote.quote.id)).charged).toHaveLength(1);
      },
    );

    it.each([['incorrect_cvc', "Your card's security code is incorrect."], [
      'expired_card', 'Your card has expired.',
    ], ['processing_error', 'An error occurred while processing your card. Try again in a little bit.']])(
      'does not come to pass when the card is refused at once: %s', async (behaviour, message) => {
        const { status, body } = await ines.method(await ines.card(behaviour));
        expect([status, body.error]).toEqual([402, { code: 'payment_method_rejected_by_service', message }]);
      },
    );

    it('takes a card token once, and only one that exists', async () => {
      const card = await ines.card();
      const statuses = await Promise.all([ines.method(card), ines.method(card)]);
      expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(statuses.find(({ status }) => status === 400)?.body.error.code).toBe('token_already_used');
      expect((await ines.method('tok_nobody')).body.error.fields).toEqual({ token: ['is not known'] });
    });

    it('is refused at another price, for other days, another plan or other drivers than quoted (D17, S21)', async () => {
      const [quote, pays] = [(await ines.quote()).body, await ines.paysWith()];
      const changes = [
        { revenue: quote.totals.grandtotal - 0.01 }, { revenue: 0 }, { plan_id: 'rental-platinum' },
        { details: { ...week, rental_ended: '2026-12-01' } },
        { details: { ...week, drivers: week.drivers.slice(0, 1) } }, { rating_address: { ...ohio, state_or_region: 'OR' } },
      ];
      for (const change of changes) {
        const { status, body } = await ines.buy(quote, pays, key(), change);
        expect([change, status, body.error.code]).toEqual([change, 422, 'price_changed']);
      }
      expect(await ines.bought(quote.quote.id)).toEqual({ policies: 0, charged: [] });
      expect((await ines.buy(quote, pays, key(), { details: { ...week, rental_company_name: ' Hertz ' } })).status).toBe(200);
    });

    it('needs a key, a quote and a method that exist, and a name when nobody’s token comes along (CH-006)', async () => {
      const [quote, pays] = [(await ines.quote()).body, await ines.paysWith()];
      expect((await ines.buy(quote, pays, ' ')).body.error.fields).toEqual({ 'X-Unique-Key': ['is missing'] });
      expect((await ines.buy({ ...quote, quote: { id: 'rcq_0' } }, pays, key())).body.error.fields).toEqual({ quote_id: ['is not known'] });
      expect((await ines.buy(quote, 'pm_0', key())).body.error.fields).toEqual({ payment_method_id: ['is not known'] });
      const walkin = buyer(sandbox, undefined, null);
      const [own, card] = [(await walkin.quote()).body, await walkin.paysWith()];
      expect(Object.keys((await walkin.buy(own, card, key(), { first_name: undefined, email: undefined })).body.error.fields
        ?? {})).toEqual(['first_name', 'email']);
      expect((await walkin.buy(own, card, key())).status).toBe(200);
    });

    it('whose answer was lost gives the same policy when it is sent again (F02, I16)', async () => {
      const [quote, pays, uid] = [(await ines.quote()).body, await ines.paysWith(), key()];
      await ines.post('/sandbox/failures', { call: 'rentalCar.purchase', fault: 'after' });
      await expect(ines.buy(quote, pays, uid)).rejects.toThrow();
      expect((await ines.bought(quote.quote.id)).policies).toBe(1);
      const again = await ines.buy(quote, pays, uid);
      const { rows } =
        await sandbox.db.query<{ policy_number: string }>('select policy_number from policies where quote_id = $1', [quote.quote.id]);
      expect([again.status, again.body.policy_number]).toEqual([200, rows[0]?.policy_number]);
      expect((await ines.bought(quote.quote.id)).charged).toHaveLength(1);
    });

    it('by a driver named Pending waits for approval (S-50)', async () => {
      const details = { ...week, drivers: [{ firstName: 'Ana', lastName: 'Pending', isMainDriver: true }] };
      const { body } = await ines.buy((await ines.quote(details)).body, await ines.paysWith(), key(), { details });
      expect(body.status).toBe('pending_approval');
    });
  });
}

const [, postgres] = stores;
describe.skipIf(postgres.skip)(`two processes over one ${postgres.name}`, () => {
  it('start at the same moment and sell one policy for one key (F16, I16)', async () => {
    // A schema of its own, so that both really make the tables.
    const outside = await schemaOf(postgres.databaseUrl ?? '');
    const pair = await Promise.all([0, 1].map(() => openSandbox({ databaseUrl: outside.url, clock })));
    try {
      const [one, two] = pair.map((sandbox) => buyer(sandbox)) as [ReturnType<typeof buyer>, ReturnType<typeof buyer>];
      for (let round = 0; round < 5; round += 1) {
        const [quote, pays, uid] = [(await one.quote()).body, await one.paysWith(), crypto.randomUUID()];
        const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).buy(quote, pays, uid)));
        expect(new Set(answers.map(({ status, body }) => `${status} ${body.policy_number}`)).size).toBe(1);
        expect(await two.bought(quote.quote.id)).toEqual({ policies: 1, charged: [Math.round(quote.totals.grandtotal * 100)] });
      }
    } finally {
      await Promise.all(pair.map((sandbox) => sandbox.close()));
      await outside.drop();
    }
  });
  it('answer 409 while the other one still works, and the policy afterwards (F07)', async () => {
    const sandbox = await openSandbox({ databaseUrl: postgres.databaseUrl, clock, lockTimeoutMs: 100 });
    try {
      const ines = buyer(sandbox);
      const [quote, pays, uid] = [(await ines.quote()).body, await ines.paysWith(), crypto.randomUUID()];
      await sandbox.db.transaction(async (tx) => {
        await tx.query('select 1 from quotes where id = $1 for update', [quote.quote.id]);
        const { status, body } = await ines.buy(quote, pays, uid);
        expect([status, body.error.code]).toEqual([409, 'purchase_in_progress']);
      });
      expect((await ines.buy(quote, pays, uid)).status).toBe(200);
    } finally {
      await sandbox.close();
    }
  });
});
