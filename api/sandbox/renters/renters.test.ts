import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '#engine';
import type { DynamicForm } from '#engine/survey';
import type { Sandbox } from '../index';
import { clock, openSandbox, stores } from '../testing';
import { alder, homes, ines as details, renter, usual } from './testing';

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`renters cover on ${name}`, () => {
    let sandbox: Sandbox;
    let ines: ReturnType<typeof renter>;
    /** Hours since the tests began: what the business clock is ahead. */
    let hours = 0;
    beforeAll(async () => {
      sandbox = await openSandbox({ databaseUrl, clock: createClock(() => clock.now() + hours * 3_600_000), lockTimeoutMs: 300 });
      ines = renter(sandbox, crypto.randomUUID());
    });
    afterAll(() => sandbox?.close());
    const key = () => crypto.randomUUID();

    describe('at an address', () => {
      const locations = async (place: object) => (await ines.plans({ ...alder, ...place })).body.zip_code_results?.locations;
      it('asks for no confirmation when the ZIP code belongs to the town that was typed (RN-037)', async () => {
        expect(await locations({})).toBeUndefined();
        expect(await locations({ city: ' columbus ' })).toBeUndefined();
      });
      it('applies the ZIP code’s town when no town has the typed name (RN-040)', async () => {
        expect(await locations({ city: 'Colombus' })).toEqual([{ city: 'Columbus', county: 'Franklin' }]);
      });
      it('offers both when another town was typed, in each of its counties (RN-038, RN-041)', async () => {
        expect(await locations({ city: 'Dublin' }))
          .toEqual([{ city: 'Columbus', county: 'Franklin' }, { city: 'Dublin', county: 'Franklin' }]);
        expect(await locations({ city: 'Westerville' })).toHaveLength(3);
      });
      it('gives one plan, its questions, and more of them on the coast (RN-021, RN-074)', async () => {
        const [ohio, florida] = [(await ines.plans()).body, (await ines.plans(homes.FL)).body];
        expect(ohio.plans).toMatchObject([{
          plan_id: 'renters-standard', details: { personal_property_amount: { default: 20_000 } },
          subscription_options: { default_cadence: 'annual' },
        }]);
        expect([ohio, florida].map((answer) => 'coast' in (answer.dynamic_form as DynamicForm).screens)).toEqual([false, true]);
        expect((await ines.send('GET', String(ohio.plans?.[0]?.policy_doc_url))).headers.get('content-type')).toBe('application/pdf');
      });
      it.each([
        ['in Hawaii there is no offer', homes.HI, 'no_offers_found'],
        ['a ZIP code of another state is no address', { ...alder, postal: '10001' }, 'property_address_invalid'],
        ['a ZIP code nobody has is no address', { ...alder, postal: '00000' }, 'property_address_invalid'],
        ['nor is one abroad', { ...alder, country_code: 'CA' }, 'property_address_invalid'],
      ])('%s', async (_what, place, code) => {
        const { status, body } = await ines.plans(place);
        expect([status, body.error.code]).toEqual([400, code]);
      });
    });

    describe('a survey', () => {
      it('accepts right answers, names a branch, and refuses wrong answers with a reason (SV-042, SV-068, S-01, S-02)', async () => {
        expect((await ines.answers('year', { year_built: 1994 })).body).toEqual({});
        expect((await ines.answers('year', { year_built: 1931 })).body).toEqual({ next_screen_id: 'renovations' });
        const { status, body } = await ines.answers('year', { year_built: 2027 });
        expect([status, body.error]).toEqual([
          422, { code: 'invalid_response', title: 'Please check the year', message: 'A home cannot have been built in the future.' },
        ]);
      });
      it('knows its screens and its plan', async () => {
        expect((await ines.answers('constructor', {})).body.error.fields).toEqual({ screen_id: ['is not known'] });
        expect((await ines.answers('year', { year_built: 1994 }, 'nothing')).body.error.fields).toEqual({ plan_id: ['is not known'] });
      });
    });

    describe('a quote', () => {
      it('keeps its number while it is rated again, and begins anew when it is sold or unknown (RN-075)', async () => {
        const { id, ...shown } = await ines.quoted();
        expect((await ines.rates(alder, details, { quote_id: id })).body.quote_id).toBe(id);
        await ines.checkout(id);
        expect((await ines.buy({ id, ...shown }, await ines.paysWith(), key())).status).toBe(200);
        expect((await ines.rates(alder, details, { quote_id: id })).body.quote_id).not.toBe(id);
        expect((await ines.rates(alder, details, { quote_id: 'rnq_0' })).body.quote_id).toMatch(/^rnq_.{32}$/);
        expect((await ines.checkout(id)).body.error).toEqual({ code: 'quote_request_rejected', message: 'This quote was already bought.' });
      });
      it.each([
        ['a dog that has bitten', { pet_has_bitten: 'yes' }, /bitten/], ['a business at home', { business_on_premises: 'yes' }, /business/],
        [
          'three claims', { claims: ['2024-01-02', '2025-01-02', '2026-01-02'].map((claim_date) => ({ claim_date, claim_amount: 900 })) },
          /3 or more claims/,
        ],
        ['an impossible year', { year_built: 3000 }, /Year built/],
      ])('is refused for %s, whatever the page let through (S21)', async (_what, answers, message) => {
        const { status, body } = await ines.rates(alder, { ...details, ...answers });
        expect([status, body.error]).toEqual([400, { code: 'quote_request_rejected', message: expect.stringMatching(message) }]);
      });
      it('has a price of the answers, the amounts and the cadence, whose payments add up (RN-028, RN-078)', async () => {
        const { body: { quote_id: id } } = await ines.rates();
        const [monthly, yearly] = [(await ines.checkout(id)).body, (await ines.checkout(id, 'annual')).body];
        expect([monthly.payment_schedule.schedule.length, yearly.payment_schedule.schedule.length]).toEqual([11, 1]);
        for (const { totals, payment_schedule: { total_amount: total, schedule } } of [monthly, yearly]) {
          expect(total).toBe(totals.grandtotal);
          expect(schedule.reduce((sum, { amount }) => sum + amount, 0).toFixed(2)).toBe(total.toFixed(2));
          expect(schedule.map(({ downpayment = false }) => downpayment)).toEqual(schedule.map((_, index) => index === 0));
        }
        expect(yearly.totals.grandtotal).toBeLessThan(monthly.totals.grandtotal);
        expect((await ines.checkout(id, 'annual', { ...usual, personal_property_coverage: 50_000 })).body.totals.grandtotal)
          .toBeGreaterThan(yearly.totals.grandtotal);
      });
      it('is refused for what is not offered, an unknown quote, cadence or start date', async () => {
        const { body: { quote_id: id } } = await ines.rates();
        expect((await ines.checkout(id, 'annual', { ...usual, include_earthquake: true })).body.error.fields)
          .toEqual({ 'rates.include_earthquake': ['is not offered here'] });
        expect((await ines.checkout('rnq_0')).body.error.fields).toEqual({ quote_id: ['is not known'] });
        expect((await ines.checkout(id, 'weekly')).body.error.fields).toEqual({ payment_cadence: ['is not known'] });
        for (const policy_effective_date of ['2026-11-20', '2027-02-21']) {
          expect(Object.keys((await ines.rates(alder, details, { settings: { policy_effective_date } })).body.error.fields ?? {}))
            .toEqual(['settings.policy_effective_date']);
        }
      });
      it('expires after a day, for the price and for the purchase', async () => {
        const quote = await ines.quoted();
        const pays = await ines.paysWith();
        hours = 25;
        try {
          for (const { status, body } of [await ines.checkout(quote.id), await ines.buy(quote, pays, key())]) {
            expect([status, body.error]).toEqual([
              400, { code: 'quote_request_rejected', message: 'This quote has expired. Go back to the start date for a new one.' },
            ]);
          }
          expect((await ines.rates(alder, details, { quote_id: quote.id })).status).toBe(200);
          expect((await ines.checkout(quote.id)).status).toBe(200);
        } finally {
          hours = 0;
        }
      });
      it('can be paid by the year and by the month, in Vermont by the year only (RN-079, PY-004)', async () => {
        const { id } = await ines.quoted();
        expect((await ines.cadences(id)).body).toEqual([{ code: 'annual', label: 'Annual' }, { code: 'eleven_pay', label: 'Monthly' }]);
        const vermont = await ines.quoted('eleven_pay', usual, homes.VT);
        expect((await ines.cadences(vermont.id, homes.VT)).body).toEqual([{ code: 'annual', label: 'Annual' }]);
        expect((await ines.buy(vermont, await ines.paysWith(), key())).body.error.code).toBe('price_changed');
      });
    });

    describe('a purchase', () => {
      it('issues a policy and charges the first payment (RN-080)', async () => {
        const quote = await ines.quoted();
        const { status, body } = await ines.buy(quote, await ines.paysWith(), key());
        expect([status, body]).toEqual([200, {
          policy_number: expect.stringMatching(/^RN-2026-\d{7}$/), status: 'approved', account_id: expect.any(String),
          agreements: [{ agreement_id: expect.any(String), policy_number: body.policy_number }],
        }]);
        expect(await ines.bought(quote.id))
          .toEqual({ policies: 1, charged: [Math.round((quote.price.payment_schedule.schedule[0]?.amount ?? 0) * 100)] });
      });
      it('made ten times at once under one key is one policy and one charge (D1, I16)', async () => {
        const [quote, pays, uid] = [await ines.quoted('annual'), await ines.paysWith(), key()];
        const answers = await Promise.all(Array.from({ length: 10 }, () => ines.buy(quote, pays, uid)));
        expect(new Set(answers.map(({ status, body }) => `${status} ${body.policy_number}`)).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
        expect(await ines.bought(quote.id)).toEqual({ policies: 1, charged: [Math.round(quote.price.totals.grandtotal * 100)] });
      });
      it('of one quote under ten keys is one policy, and one key never buys two quotes (D1, I07)', async () => {
        const [one, two, pays, uid] = [await ines.quoted(), await ines.quoted(), await ines.paysWith(), key()];
        const answers = await Promise.all(Array.from({ length: 10 }, () => ines.buy(one, pays, key())));
        expect(new Set(answers.map(({ body }) => body.policy_number)).size).toBe(1);
        expect((await ines.buy(two, pays, uid)).status).toBe(200);
        expect((await ines.buy(await ines.quoted(), pays, uid)).body.error.code).toBe('unique_key_reused');
      });
      it('is refused at any price but the last one shown, and for another plan or cadence (D17)', async () => {
        const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
        for (const change of [
          { revenue: quote.price.totals.grandtotal - 0.01 }, { revenue: 0 }, { payment_cadence: 'annual' }, { plan_id: 'renters-other' },
        ]) {
          const { status, body } = await ines.buy(quote, pays, key(), change);
          expect([change, status, body.error.code]).toEqual([change, 422, 'price_changed']);
        }
        // Another tab selected more: the older total is no longer the quote's.
        const { body: newer } = await ines.checkout(quote.id, 'eleven_pay', { ...usual, liability_limit: 300_000 });
        expect((await ines.buy(quote, pays, key())).body.error.code).toBe('price_changed');
        expect(await ines.bought(quote.id)).toEqual({ policies: 0, charged: [] });
        expect((await ines.buy({ ...quote, price: newer }, pays, key())).status).toBe(200);
      });
      it('needs a price: rates alone cannot be bought', async () => {
        const { id, ...shown } = await ines.quoted();
        await ines.rates(alder, details, { quote_id: id });
        expect((await ines.buy({ id, ...shown }, await ines.paysWith(), key())).body.error.code).toBe('price_changed');
      });
      it('with a declined card charges nothing, and a good card may follow under the same key (D10)', async () => {
        const [quote, uid] = [await ines.quoted(), key()];
        const refused = await ines.buy(quote, await ines.paysWith('declined'), uid);
        expect([refused.status, refused.body.error.code]).toEqual([402, 'payment_method_rejected_by_service']);
        expect(await ines.bought(quote.id)).toEqual({ policies: 0, charged: [] });
        expect((await ines.buy(quote, await ines.paysWith(), uid)).status).toBe(200);
      });
      it('by somebody named Pending waits for approval and has no number yet (S-50, C-33)', async () => {
        const quote = await ines.quoted();
        const { body } = await ines.buy(quote, await ines.paysWith(), key(), { last_name: 'Pending' });
        expect(body).toMatchObject({ status: 'pending_approval' });
        expect(body).not.toHaveProperty('policy_number');
        expect((await ines.bought(quote.id)).policies).toBe(1);
      });
      it('whose answer was lost gives the same policy when it is sent again (F02, I16)', async () => {
        const [quote, pays, uid] = [await ines.quoted(), await ines.paysWith(), key()];
        await ines.post('/sandbox/failures', { call: 'renters.purchase', fault: 'after' });
        await expect(ines.buy(quote, pays, uid)).rejects.toThrow();
        expect((await ines.buy(quote, pays, uid)).body.policy_number).toMatch(/^RN-/);
        expect((await ines.bought(quote.id)).charged).toHaveLength(1);
      });
    });

    it.each(['plans', 'responses', 'rates', 'checkout', 'cadences', 'purchase'])('fails on demand: %s (RN-042, RN-071)', async (call) => {
      expect((await ines.post('/sandbox/failures', {
        call: `renters.${call}`, fault: 'status', status: 400, code: 'ineligible_for_plan', title: 'No', message: 'Not today.',
      })).status).toBeLessThan(300);
      const { status, body } = await ines.post(`/api/partner/v1.1/protections/renters/${call}`, {}, { 'x-unique-key': key() });
      expect([status, body.error]).toEqual([400, { code: 'ineligible_for_plan', title: 'No', message: 'Not today.' }]);
    });
  });
}
