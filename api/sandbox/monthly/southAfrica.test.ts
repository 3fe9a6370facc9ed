import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratings } from '#flows/ratings';
import { contracts } from '../../contracts';
import * as carsafe from '../../contracts/carsafe';
import * as homesafe from '../../contracts/homesafe';
import { longQuotesBase, type Quote, type QuoteCheckout, type QuotePurchaseAnswer } from '../../contracts/quotes';
import type { HolderDetails } from '../../contracts/holder';
import { relationships } from '../../contracts/relationships';
import { fieldErrors } from '../http/check';
import type { Sandbox } from '../index';
import { buyer, clock, openSandbox, stores, type ErrorBody, type Reply } from '../testing';

const details: HolderDetails = {
  first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', phone_number: '+27821234567',
  nationality_number: '9001015009087',
};
const capeTown = { line1: '12 Loop Street', city: 'Cape Town', state_or_region: 'ZA', postal: '8001', country_code: 'ZA' };
const key = (): string => crypto.randomUUID();
const code = ({ status, body }: Reply<ErrorBody>) => [status, body.error.code];
const expectMatchesContract = (id: string, { status, body }: Reply<unknown>) =>
  expect([id, status, fieldErrors(contracts.find((known) => known.id === id)?.answer ?? {}, body)]).toEqual([id, 200, undefined]);

for (const { name: store, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`the South African lines on ${store}`, () => {
    let sandbox: Sandbox;
    let thandi: ReturnType<typeof buyer>;
    beforeAll(async () => {
      sandbox = await openSandbox({ databaseUrl, clock, ratings });
      thandi = buyer(sandbox);
    });
    afterAll(() => sandbox?.close());
    const bought = async (number: string | undefined) => {
      const { rows } = await sandbox.db.query<{ amount: number; currency: string }>(
        `select c.amount, c.currency from charges c join policies p using (policy_number)
         where p.quote_id = (select quote_id from policies where policy_number = $1)`,
        [number],
      );
      return rows;
    };

    describe('vehicle contents (VC-042)', () => {
      const selection = { plan_id: 'carsafe-complete', details, rating_address: capeTown };
      const plans = (region = 'ZA', country_code = 'ZA') =>
        thandi.post<carsafe.CarsafePlansAnswer & ErrorBody>(carsafe.plans.path, { country_code, region });
      const priced = (change = {}) => thandi.post<carsafe.CarsafeCheckout & ErrorBody>(carsafe.checkout.path, { ...selection, ...change });
      const buy = (payment_method_id: string, uid = key(), change = {}, path = carsafe.purchase.path) =>
        thandi.post<carsafe.MonthlyPolicy & ErrorBody>(path, { ...selection, payment_method_id, revenue: 89.5, metadata: {}, ...change }, {
          'x-unique-key': uid,
        });

      it('offers plans in rand, priced by region, and none abroad (VC-011, VC-014, VC-020, RS-059)', async () => {
        const offered = await plans();
        expectMatchesContract('carsafe.plans', offered);
        expect(offered.body.plans.at(-1)).toMatchObject({ information: { pricing_title: 'R89.50/month' }, details: {
          coverage_amounts: { personal_possession_theft: 7500, electronics_theft: 15_000, home_lock_and_key: 7500, identity_theft: 2000 },
        } });
        expect(offered.body.settings).toEqual({ currency: { code: 'ZAR' } });
        expect((await plans('Gauteng')).body.plans.at(-1)?.information.pricing_title).toBe('R102.93/month');
        expect((await plans('constructor')).body.plans.at(-1)?.information.pricing_title).toBe('R89.50/month');
        expect(code(await plans('ZA', 'NA'))).toEqual([400, 'no_offers_found']);
      });
      it('costs what the plan said, with the tax inside (VC-013, VC-048)', async () => {
        const answer = await priced();
        expectMatchesContract('carsafe.checkout', answer);
        expect(answer.body).toEqual({
          currency_code: 'ZAR', payment_schedule: { schedule: [{ amount: 89.5 }] },
          totals: { subtotal: 77.83, tax: 11.67, grandtotal: 89.5 },
        });
        expect(code(await priced({ plan_id: 'carsafe-gold' }))).toEqual([400, 'ineligible_for_plan']);
        expect(code(await priced({ rating_address: { ...capeTown, country_code: 'NA' } }))).toEqual([400, 'rating_address_rejected']);
        expect(code(await priced({ rating_address: { ...capeTown, postal: '9100' } }))).toEqual([400, 'rating_address_rejected']);
        expect((await priced({ details: { ...details, nationality_number: '123' } })).body.error.fields)
          .toHaveProperty(['details.nationality_number']);
      });
      it('is one policy and one charge under one key, however often and with whatever card it is sent (D1, VC-041)', async () => {
        const [uid, pays] = [key(), await thandi.paysWith()];
        const first = await buy(pays, uid);
        expectMatchesContract('carsafe.purchase', first);
        expect(first.body.policy_number).toMatch(/^VC-2026-\d{7}$/);
        const again = await Promise.all([buy(pays, uid), buy(pays, key()), buy(await thandi.paysWith(), uid)]);
        for (const { body } of again) expect(body).toEqual(first.body);
        expect(await bought(first.body.policy_number)).toEqual([{ amount: 8950, currency: 'ZAR' }]);
      });
      it('sent ten times at once is one policy (I01, I16)', async () => {
        const [uid, pays] = [key(), await thandi.paysWith()];
        const answers = await Promise.all(Array.from({ length: 10 }, () => buy(pays, uid)));
        expect(new Set(answers.map(({ status, body }) => `${status} ${body.policy_number}`)).size).toBe(1);
        expect(await bought(answers[0]?.body.policy_number ?? '')).toHaveLength(1);
      });
      it('insures one of several people who are sent at once with one card, and tells the others (D17)', async () => {
        const pays = await thandi.paysWith();
        const people = ['Thandi', 'Sipho', 'Lerato'].map((first_name) => ({ details: { ...details, first_name } }));
        const answers = await Promise.all(people.map((person) => buy(pays, key(), person)));
        const [sold, ...refused] = answers.toSorted((one, other) => one.status - other.status) as [typeof answers[0], ...typeof answers];
        expect([sold.status, ...refused.map(code)]).toEqual([200, ...Array(2).fill([422, 'unique_key_reused'])]);
        expect(await bought(sold.body.policy_number)).toHaveLength(1);
      });
      it('is not another thing under a used key, nor at another price than shown (D17)', async () => {
        const [uid, pays] = [key(), await thandi.paysWith()];
        expect(code(await buy(pays, uid, { revenue: 89 }))).toEqual([422, 'price_changed']);
        expect((await buy(pays, uid)).status).toBe(200);
        expect(code(await buy(pays, uid, { plan_id: 'carsafe-plus', revenue: 69.5 }))).toEqual([422, 'unique_key_reused']);
        expect((await buy(pays, ' ')).body.error.fields).toEqual({ 'X-Unique-Key': ['is missing'] });
        expect((await buy('pm_0')).body.error.fields).toEqual({ payment_method_id: ['is not known'] });
      });
      it('charges nothing when the card is declined, and another card may follow (D10)', async () => {
        const uid = key();
        expect(code(await buy(await thandi.paysWith('declined'), uid))).toEqual([402, 'payment_method_rejected_by_service']);
        const { body } = await buy(await thandi.paysWith(), uid);
        expect(await bought(body.policy_number)).toHaveLength(1);
      });
      it('waits for approval when the holder is named Pending (S-50)', async () => {
        expect((await buy(await thandi.paysWith(), key(), { details: { ...details, last_name: 'Pending' } })).body.status)
          .toBe('pending_approval');
      });
      it('residential can be bought of the partner API as well (RS-056, C-10)', async () => {
        const { body } = await buy(await thandi.paysWith(), key(), { plan_id: 'homesafe-complete', revenue: 129 }, homesafe.purchase.path);
        expect(body.policy_number).toMatch(/^HS-2026-/);
        expect(await bought(body.policy_number)).toEqual([{ amount: 12_900, currency: 'ZAR' }]);
      });
    });

    describe('beneficiaries', () => {
      it('are chosen from a list (RS-044, CH-014)', async () => {
        const answer = await thandi.send('GET', relationships.path);
        expectMatchesContract('relationships.list', answer);
        expect(answer.body.beneficiary_relationships)
          .toEqual(expect.arrayContaining(['Spouse', 'Child', 'Parent', 'Sibling', 'Friend', 'Other']));
      });
    });

    describe('the quote service for residential', () => {
      const rating = { has_break_ins: false, has_neighbors: true, has_surveillance: false };
      const screening = Object.fromEntries(homesafe.screeningKeys.map((name) => [name, false]));
      const plan = {
        plan_id: 'homesafe-complete', plan_add_ons: ['electronics', 'identity_theft'], policy_effective_date: '2026-11-21T17:00:00.000Z',
        plan_rating_questions: rating, plan_screening_questions: screening,
      };
      const application = {
        holders: [details], rating_address: { ...capeTown, state_or_region: 'Western Cape' }, plan_applications: [plan],
      };
      const below = (id: string, call = '', base = '/api/quote/v1/quotes') => `${base}/${id}${call && `/${call}`}`;
      const create = (line = 'homesafe') =>
        thandi.post<Quote & ErrorBody>(`/api/quote/v1/protections/${line}/quote`, { application: homesafe.exampleHomesafeApplication });
      const put = (id: string, changes: homesafe.HomesafeApplication, base?: string) =>
        thandi.send<Quote & ErrorBody>('PUT', below(id, '', base), { application: changes });
      const plans = (id: string) =>
        thandi.send<{ readonly plans: readonly homesafe.HomesafePlan[] } & ErrorBody>('GET', below(id, 'plans'));
      const checkout = (id: string) => thandi.send<QuoteCheckout & ErrorBody>('POST', below(id, 'checkout'));
      const buy = (id: string, uid = key(), headers = {}) =>
        thandi.post<QuotePurchaseAnswer & ErrorBody>(below(id, 'purchase'), { metadata: {} }, { 'x-unique-key': uid, ...headers });
      const begun = async () => (await create()).body.quote_id;
      const ready = async (changes: homesafe.HomesafeApplication = {}): Promise<string> => {
        const id = await begun();
        await put(id, { ...application, ...changes });
        await checkout(id);
        await put(id, { payment_method_id: await thandi.paysWith() });
        return id;
      };

      it('begins a quote for a line it knows (RS-046, CH-015)', async () => {
        expectMatchesContract('quotes.create', await create());
        expect(code(await create('yacht'))).toEqual([404, 'not_found']);
        expect(code(await put('quote_0', application))).toEqual([404, 'quote_not_found']);
      });
      it('rates the plans by the answers about the home, one with add-ons and one without (RS-007, RS-041)', async () => {
        const id = await begun();
        const prices = async (answers: object) => {
          await put(id, {
            ...homesafe.exampleHomesafeApplication,
            plan_applications: [{ plan_add_ons: [], policy_effective_date: plan.policy_effective_date, plan_rating_questions: answers }],
          });
          const offered = await plans(id);
          expectMatchesContract('quotes.plans', offered);
          return offered.body.plans.map(({ information }) => information.pricing_title);
        };
        expect(await prices(rating)).toEqual(['R79.00/month', 'R129.00/month']);
        expect(await prices({ has_break_ins: true, has_neighbors: false, has_surveillance: true }))
          .toEqual(['R86.90/month', 'R141.90/month']);
        expect((await plans(id)).body.plans.map(({ details: { plan_add_ons = {} } }) => Object.keys(plan_add_ons).length)).toEqual([0, 4]);
        await put(id, { ...homesafe.exampleHomesafeApplication, rating_address: { state_or_region: 'Khomas', country_code: 'NA' } });
        expect(code(await plans(id))).toEqual([400, 'no_offers_found']);
      });
      it('keeps what an update does not give (CH-017, S-45, RS-050)', async () => {
        const id = await begun();
        await put(id, application);
        const { body } = await put(id, { payment_method_id: 'pm_1' });
        expect(body.application).toEqual({ ...application, payment_method_id: 'pm_1' });
      });
      it('understands the longer path as well (C-13)', async () => {
        const id = await begun();
        expect((await put(id, application, longQuotesBase)).body.quote_id).toBe(id);
        expect((await thandi.send('GET', below(id, 'plans', longQuotesBase))).status).toBe(200);
      });
      it.each([
        'has_two_or_more_claims', 'unoccupied_for_60_days', 'is_sublet_or_communed', 'has_insurance_refusal_or_cancellation',
      ])('refuses a home because of %s, with a reason, and keeps nothing of it (RS-032, RS-060, RS-061)', async (name) => {
        const id = await ready();
        const refused =
          await put(id, { ...application, plan_applications: [{ ...plan, plan_screening_questions: { ...screening, [name]: true } }] });
        expect(code(refused)).toEqual([400, 'quote_request_rejected']);
        expect(refused.body.error.message).toMatch(/^We cannot insure a home/);
        expect((await buy(id)).status).toBe(200);
      });
      it('bills plan and add-ons with the tax inside, once everything is answered (RS-036, RS-043, CH-018)', async () => {
        const id = await begun();
        expect(Object.keys((await checkout(id)).body.error.fields ?? {})).toContain('application.holders');
        await put(id, application);
        const answer = await checkout(id);
        expectMatchesContract('quotes.checkout', answer);
        expect(answer.body.billing).toEqual({ sub_total: 138.7, tax_total: 20.8, grand_total: 159.5, prices: [{ currency_code: 'ZAR' }] });
        await put(id, { ...application, plan_applications: [{ ...plan, plan_id: 'homesafe-essential' }] });
        expect((await checkout(id)).body.error.fields).toEqual({ plan_add_ons: ['electronics is not offered with this plan'] });
      });
      it('issues two agreements and charges once, however often it is asked (RS-039, CH-019, D1)', async () => {
        const [id, uid] = [await ready(), key()];
        const first = await buy(id, uid);
        expectMatchesContract('quotes.purchase', first);
        expect(first.body.agreements.map(({ policy_number }) => policy_number?.slice(0, 8))).toEqual(['HS-2026-', 'HS-2026-']);
        const answers = await Promise.all([buy(id, uid), buy(id, key()), buy(id, uid)]);
        for (const { body } of answers) expect(body).toEqual(first.body);
        expect(await bought(first.body.agreements[0]?.policy_number ?? '')).toEqual([{ amount: 15_950, currency: 'ZAR' }]);
        expect(code(await buy(await ready(), uid))).toEqual([422, 'unique_key_reused']);
      });
      it('gives the same policy to a visitor who comes back after a lost answer and types the card anew (F02, I16)', async () => {
        const [id, uid] = [await ready(), key()];
        await thandi.post('/sandbox/failures', { call: 'quotes.purchase', fault: 'after' });
        await expect(buy(id, uid)).rejects.toThrow();
        expect((await checkout(id)).body.billing.grand_total).toBe(159.5);
        expect((await put(id, { ...application, payment_method_id: await thandi.paysWith() })).status).toBe(200);
        const { body } = await buy(id, uid);
        expect(await bought(body.agreements[0]?.policy_number ?? '')).toHaveLength(1);
        expect(code(await put(id, { ...application, plan_applications: [{ ...plan, plan_add_ons: [] }] })))
          .toEqual([400, 'quote_request_rejected']);
      });
      it('sells nothing at another price than the last one it answered (D17, I17)', async () => {
        const id = await ready();
        expect((await put(id, { payment_method_id: await thandi.paysWith() })).body.billing?.grand_total).toBe(159.5);
        // With another plan the bill is not known until the next checkout.
        expect((await put(id, { ...application, plan_applications: [{ ...plan, plan_add_ons: [] }] })).body).not.toHaveProperty('billing');
        expect(code(await buy(id))).toEqual([422, 'price_changed']);
        await checkout(id);
        const { body } = await buy(id);
        expect(await bought(body.agreements[0]?.policy_number ?? '')).toEqual([{ amount: 12_900, currency: 'ZAR' }]);
      });
      it('needs a key, a method, and a name when nobody’s token comes along (CH-006, C-20)', async () => {
        const id = await begun();
        await put(id, application);
        await checkout(id);
        expect((await buy(id, ' ')).body.error.fields).toEqual({ 'X-Unique-Key': ['is missing'] });
        expect((await buy(id)).body.error.fields).toEqual({ 'application.payment_method_id': ['is missing'] });
        const walkin = buyer({ ...sandbox, fetch: (request: Request) => {
          request.headers.delete('authorization');
          return sandbox.fetch(request);
        } });
        const own = (await walkin.post<Quote>('/api/quote/v1/protections/homesafe/quote', { application })).body.quote_id;
        const anonymous = await walkin.post(below(own, 'purchase'), { metadata: {} }, { 'x-unique-key': key() });
        expect(Object.keys(anonymous.body.error.fields ?? {})).toEqual(['first_name', 'last_name', 'phone_number', 'email']);
      });
      it('charges nothing when the card is declined, and another card may follow (D10)', async () => {
        const [id, uid] = [await ready(), key()];
        await put(id, { payment_method_id: await thandi.paysWith('declined') });
        expect(code(await buy(id, uid))).toEqual([402, 'payment_method_rejected_by_service']);
        await put(id, { payment_method_id: await thandi.paysWith() });
        expect((await buy(id, uid)).status).toBe(200);
      });
      it('waits for approval when the holder is named Pending (S-50)', async () => {
        const { body } = await buy(await ready({ holders: [{ ...details, last_name: 'Pending' }] }));
        expect(body.agreements[0]?.status).toBe('pending_approval');
      });
    });
  });
}
