import { createClock } from '#engine';
import { readDynamicForm, sequenceOf } from '#engine/survey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../contracts';
import type { Details } from '../../contracts/survey';
import { fieldErrors } from '../http/check';
import type { Sandbox } from '../index';
import type { Ledger } from '../ledger/routes';
import { buyer, clock, ohio, openSandbox, stores } from '../testing';
import { barber, owner, restaurant } from './testing';

const hawaii = { ...ohio, city: 'Honolulu', state_or_region: 'HI', postal: '96815' };

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`small business cover on ${name}`, () => {
    let sandbox: Sandbox;
    let ines: ReturnType<typeof owner>;
    /** Hours since the tests began: what the business clock is ahead. */
    let hours = 0;
    beforeAll(async () => {
      sandbox = await openSandbox({ databaseUrl, clock: createClock(() => clock.now() + hours * 3_600_000), lockTimeoutMs: 300 });
      ines = owner(sandbox, crypto.randomUUID());
    });
    afterAll(() => sandbox?.close());
    const key = () => crypto.randomUUID();
    const policies = async (quoteId: string) => (await ines.bought(quoteId)).policies;

    it('answers as its contracts say (BO-037, BO-038, BO-039, BO-040, BO-041, S-38)', async () => {
      const classes = await ines.classes();
      const offer = await ines.plans();
      const saved = await ines.answers('years', { year_started: 2018 });
      const rated = await ines.rates();
      const checkedOut = await ines.checkout(rated.body.quote_id);
      const bought = await ines.buy({ id: rated.body.quote_id, price: checkedOut.body }, await ines.paysWith(), key());
      for (const [id, answer] of Object.entries({
        businessClasses: classes, plans: offer, responses: saved, rates: rated, checkout: checkedOut, purchase: bought,
      })) {
        const contract = contracts.find((known) => known.id === `commercial.${id}`);
        expect([id, answer.status, fieldErrors(contract?.answer ?? {}, answer.body)]).toEqual([id, 200, undefined]);
      }
    });

    describe('at the beginning', () => {
      it('names more than 300 kinds of business by number, each once, in the order of their names (BO-025, BO-037)', async () => {
        const { body } = await ines.classes();
        expect(body.length).toBeGreaterThan(300);
        expect(new Set(body.map(({ code }) => code)).size).toBe(body.length);
        for (const { code, name: title } of body) expect([code, Number.isInteger(code), String(code).length, title.trim()])
          .toEqual([code, true, 6, title]);
        expect(body).toContainEqual({ name: 'Retail Bakeries', code: 311811 });
        expect(body.map(({ name: title }) => title))
          .toEqual(body.map(({ name: title }) => title).toSorted((a, b) => a.localeCompare(b, 'en')));
      });
      it('offers three tiers and their questions (BO-026, S-38)', async () => {
        const { body } = await ines.plans();
        expect(body.plans.map(({ details: { chubb_plan_code: code } }) => code)).toEqual(['silver', 'gold', 'platinum']);
        expect(body.plans.every(({ information }) => information.acknowledgment_html)).toBe(true);
        expect((await ines.send('GET', '/documents/commercial-platinum.pdf')).headers.get('content-type')).toBe('application/pdf');
      });
      it('asks at least 15 screens of anybody, and more of a restaurant', async () => {
        const asked = async (code: number) =>
          sequenceOf(readDynamicForm((await ines.plans(code)).body.dynamic_form), {}).stops.map(({ id }) => id);
        const [shop, kitchen] = [await asked(barber), await asked(restaurant)];
        expect(shop.length).toBeGreaterThanOrEqual(15);
        expect(kitchen.filter((id) => !shop.includes(id))).toEqual(['alcohol', 'cooking']);
      });
      it.each([
        ['Hawaii has no offer', barber, hawaii, 400, 'no_offers_found'],
        ['nor has a filling station', 457110, ohio, 400, 'no_offers_found'],
        ['an address abroad cannot be rated', barber, { ...ohio, country_code: 'CA' }, 400, 'rating_address_rejected'],
        ['nobody knows this kind', 999999, ohio, 422, 'invalid_input'],
        ['a kind is a number, not a text (BO-025)', String(barber), ohio, 422, 'invalid_input'],
      ])('%s', async (_what, code, address, status, error) => {
        const { status: given, body } = await ines.plans(code, address);
        expect([given, body.error.code]).toEqual([status, error]);
      });
    });

    describe('a survey', () => {
      it('goes on after right answers and says where a branch begins (S-01, S-02, SV-042)', async () => {
        const next = async (screen: string, given: Details) => (await ines.answers(screen, given)).body.next_screen_id;
        expect([await next('years', { year_started: 2018 }), await next('years', { year_started: 2026 })])
          .toEqual([undefined, 'experience']);
        expect([await next('employees', { full_time: 0 }), await next('employees', {
          full_time: 0, part_time: 1,
        }), await next('employees', { full_time: 101 })]).toEqual([undefined, 'payroll', 'declined_size']);
        const claim = (claim_amount: number) => ({ claims: [{ claim_date: '2024-02-03', claim_amount, claim_kind: 'fire' }] });
        expect([await next('claim_list', claim(25_000)), await next('claim_list', claim(25_001))]).toEqual([undefined, 'large_claims']);
      });
      it.each([
        ['years', { year_started: 2027 }, 'A business cannot have begun in the future.'],
        [
          'owners', { owners: [{ owner_name: 'A', owner_share: 60 }, { owner_name: 'B', owner_share: 60 }] },
          'The owners’ shares come to 120 percent.',
        ],
        ['data', { data_kept: ['none', 'cards'] }, '“None of these” cannot be chosen together with something else.'],
        ['owner', { business_name: 'B' }, 'First name is missing.'],
        ['owner', {
          business_name: 'B', pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '614', pni_email: 'ines@example.com',
        }, 'Phone number must be a phone number with its country code, like +16145550100.'],
        ['dba', { dba_names: ['Cuts', 7] }, 'Names must be text.'],
        ['website_address', { website: 'not a site', sells_online: 'no' }, 'Website does not look right. Like example.com.'],
      ])('reads what is wrong on %s (SV-068)', async (screen, given, message) => {
        const { status, body } = await ines.answers(screen, given);
        expect([status, body.error]).toEqual([422, { code: 'invalid_response', title: expect.any(String), message }]);
      });
      it('sends large sums to the VIP team (SV-056)', async () => {
        expect((await ines.answers('revenue', { annual_revenue: 5_000_000 })).status).toBe(200);
        expect((await ines.answers('revenue', { annual_revenue: 5_000_001 })).body.error)
          .toMatchObject({ title: 'You qualify for Sure\'s VIP service!' });
      });
      it('knows its screens and plans', async () => {
        expect((await ines.answers('nowhere', {})).body.error.fields).toEqual({ screen_id: ['is not known'] });
        expect((await ines.answers('constructor', {})).body.error.fields).toEqual({ screen_id: ['is not known'] });
        expect((await ines.answers('years', { year_started: 2018 }, 'commercial-tin')).body.error.fields)
          .toEqual({ plan_id: ['is not known'] });
      });
    });

    describe('the rates', () => {
      const rated = async (changes: Details = {}, address = ohio) => (await ines.rates(changes, address)).body.rates ?? {};
      it('rise from tier to tier, in whole dollars (BO-014, BO-027)', async () => {
        const { silver = 0, gold = 0, platinum = 0 } = await rated();
        expect([silver, gold, platinum].every((price) => Number.isInteger(price))).toBe(true);
        expect([Number(silver) < Number(gold), Number(gold) < Number(platinum)]).toEqual([true, true]);
      });
      it('depend on the kind of business, the state, the revenue and the people', async () => {
        const usual = Number((await rated()).silver);
        const others = await Promise.all([
          rated({ business_class_code: 541511 }), rated({}, { ...ohio, city: 'Albany', state_or_region: 'NY', postal: '12201' }),
          rated({ annual_revenue: 900_000 }), rated({ full_time: 20 }),
        ]);
        expect(others.map(({ silver }) => Math.sign(Number(silver) - usual))).toEqual([-1, 1, 1, 1]);
      });
      it('leave out a tier that cannot be had (S-39)', async () => {
        expect(Object.keys(await rated({ data_kept: ['cards'], cyber_protection: ['none'], had_breach: 'yes' })))
          .toEqual(['silver', 'gold']);
        expect(Object.keys(await rated({ business_class_code: 238320, work_height: 'high' }))).toEqual(['silver']);
      });
      it.each([
        ['2026-11-20', 422], ['2026-11-21', 200], ['2027-01-20', 200], ['2027-01-21', 200], ['2027-01-22', 422],
      ])('begin on a day that is today to 60 days ahead somewhere: %s (BO-035, S-37)', async (policy_effective_date, status) => {
        expect((await ines.rates({ policy_effective_date })).status).toBe(status);
      });
      it.each([
        ['bankruptcy', { in_bankruptcy: 'yes' }, 'We cannot insure a business during bankruptcy.'],
        ['an answer that is missing', { has_claims: undefined }, 'Claims is missing.'],
        ['a kind of business that is asked more', { business_class_code: restaurant }, 'Alcohol is missing.'],
        ['a forged answer', { annual_revenue: 9_000_000 }, 'Please call or text our VIP team to cover amounts like this.'],
        ['too many people', { full_time: 101 }, 'This policy is for businesses with at most 100 people.'],
      ])('are refused for %s (S21)', async (_what, changes, message) => {
        const { status, body } = await ines.rates(changes);
        expect([status, body.error]).toEqual([400, { code: 'quote_request_rejected', message }]);
      });
      it('are refused where and for whom nothing is offered', async () => {
        expect((await ines.rates({}, hawaii)).body.error.code).toBe('no_offers_found');
        expect((await ines.rates({ business_class_code: 457110 })).body.error.code).toBe('no_offers_found');
        expect((await ines.rates({ business_class_code: undefined })).body.error.fields).toHaveProperty('details.business_class_code');
      });
    });

    describe('a checkout', () => {
      it('is the rate with the state’s tax, to the cent, in one payment (BO-028, BO-042)', async () => {
        const { body: { quote_id: id, rates = {} } } = await ines.rates();
        for (const tier of ['silver', 'gold', 'platinum'] as const) {
          const { body } = await ines.checkout(id, `commercial-${tier}`);
          const { totals: { subtotal, grandtotal }, items = [] } = body;
          expect(body).toMatchObject({
            currency: { code: 'USD' }, quote: { id }, tax_percentage: 5, payment_frequency: 'annual',
            payment_schedule: { total_amount: grandtotal, schedule: [{ amount: grandtotal }] },
          });
          expect([subtotal, grandtotal]).toEqual([rates[tier], Math.round(Number(rates[tier]) * 105) / 100]);
          expect(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(Number(subtotal) * 100);
        }
      });
      it('is refused for another address, a tier that cannot be had, and a quote that is old or unknown', async () => {
        const quoteOf = async (changes?: Details) => (await ines.rates(changes)).body.quote_id;
        const message = async (...about: Parameters<typeof ines.checkout>) => (await ines.checkout(...about)).body.error.message;
        expect(await message(await quoteOf(), undefined, { ...ohio, line1: '50 Alder Street' })).toBe('This quote is for another address.');
        expect(await message(await quoteOf({ data_kept: ['cards'], cyber_protection: ['none'], had_breach: 'yes' }), 'commercial-platinum'))
          .toBe('This plan is not offered to your business.');
        expect((await ines.checkout('boq_0')).body.error.fields).toEqual({ quote_id: ['is not known'] });
        const id = await quoteOf();
        hours += 25;
        expect(await message(id)).toContain('expired');
        hours = 0;
      });
    });

    describe('a purchase', () => {
      it('gives a policy with its number, document, account and agreement (BO-029)', async () => {
        const quote = await ines.quoted();
        const { body } = await ines.buy(quote, await ines.paysWith(), key());
        expect(body).toEqual({
          policy_number: expect.stringMatching(/^BO-2026-\d{7}$/), account_id: expect.any(String), agreement_id: expect.any(String),
          doc_url: '/documents/commercial-gold.pdf', status: 'approved',
        });
        expect((await ines.bought(quote.id)).charged).toEqual([Math.round(quote.price.totals.grandtotal * 100)]);
        const ledger = await ines.send<Ledger>('GET', '/sandbox/ledger?email=ines@example.com');
        expect(ledger.body.policies).toContainEqual(expect.objectContaining({ quote_id: quote.id, line: 'commercial' }));
      });
      it('by somebody named Pending waits for approval, without a number (S-50, C-33)', async () => {
        const { body } = await ines.buy(await ines.quoted({ pni_last_name: 'Pending' }), await ines.paysWith(), key());
        expect(body).toEqual({ status: 'pending_approval', account_id: expect.any(String), agreement_id: expect.any(String) });
      });
      it('made ten times at once, under one key or under many, is one policy and one charge (D1, I16)', async () => {
        for (const same of [true, false]) {
          const [quote, pays, uid] = [await ines.quoted(), await ines.paysWith(), key()];
          const answers = await Promise.all(Array.from({ length: 10 }, () => ines.buy(quote, pays, same ? uid : key())));
          expect(new Set(answers.map(({ status, body }) => `${status} ${body.policy_number}`)).size).toBe(1);
          expect(await ines.bought(quote.id)).toEqual({ policies: 1, charged: [Math.round(quote.price.totals.grandtotal * 100)] });
        }
      });
      it('is refused at another price and for another plan than shown; choosing the plan again helps (BO-033, D17)', async () => {
        const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
        for (const change of [{ revenue: quote.price.totals.grandtotal - 0.01 }, { plan_id: 'commercial-silver' }]) {
          const { status, body } = await ines.buy(quote, pays, key(), change);
          expect([change, status, body.error.code]).toEqual([change, 422, 'price_changed']);
        }
        await ines.checkout(quote.id, 'commercial-silver');
        expect((await ines.buy(quote, pays, key())).body.error.code).toBe('price_changed');
        const again = { id: quote.id, price: (await ines.checkout(quote.id)).body };
        expect([await policies(quote.id), (await ines.buy(again, pays, key())).status, await policies(quote.id)]).toEqual([0, 200, 1]);
        expect((await ines.checkout(quote.id)).body.error.message).toBe('This quote was already bought.');
      });
      it('is refused before a plan was chosen, and after its first day went by', async () => {
        const { body: { quote_id: id } } = await ines.rates();
        const price = { totals: { subtotal: 0, grandtotal: 0 } };
        expect((await ines.buy({ id, price }, await ines.paysWith(), key())).body.error.code).toBe('price_changed');
        // The day ends at 11:00 UTC, in Pago Pago.
        hours = -12;
        const quotes =
          [await ines.quoted({ policy_effective_date: '2026-11-20' }), await ines.quoted({ policy_effective_date: '2026-11-20' })] as const;
        hours = -7;
        expect((await ines.buy(quotes[0], await ines.paysWith(), key())).status).toBe(200);
        hours = -5;
        expect((await ines.buy(quotes[1], await ines.paysWith(), key())).body.error.fields).toHaveProperty('details.policy_effective_date');
        hours = 0;
      });
      it('with a declined card charges nothing, and a good card may follow under the same key (D10)', async () => {
        const [quote, uid] = [await ines.quoted(), key()];
        const refused = await ines.buy(quote, await ines.paysWith('declined'), uid);
        expect([refused.status, refused.body.error.code, await policies(quote.id)]).toEqual([402, 'payment_method_rejected_by_service', 0]);
        expect((await ines.buy(quote, await ines.paysWith(), uid)).status).toBe(200);
      });
      it('needs its key, and who buys when no token comes along (CH-006, C-20)', async () => {
        const [quote, pays] = [await ines.quoted(), await ines.paysWith()];
        expect((await ines.buy(quote, pays, ' ')).body.error.fields).toEqual({ 'X-Unique-Key': ['is missing'] });
        const walkin = owner({ ...sandbox, fetch: (request: Request) => {
          request.headers.delete('authorization');
          return sandbox.fetch(request);
        } });
        const [own, card] = [await walkin.quoted(), await walkin.paysWith()];
        expect(Object.keys((await walkin.buy(own, card, key())).body.error.fields ?? {}))
          .toEqual(['first_name', 'last_name', 'phone_number', 'email']);
        expect((await walkin.buy(own, card, key(), {
          first_name: 'Ines', last_name: 'Okafor', phone_number: '+16145550100', email: 'ines@example.com',
        })).status).toBe(200);
      });
      it('fails on demand, for one client only, and the lost answer is found again (F02)', async () => {
        const [quote, pays, uid] = [await ines.quoted(), await ines.paysWith(), key()];
        await ines.post('/sandbox/failures', { call: 'commercial.purchase', fault: 'after' });
        expect((await owner(sandbox, 'somebody else').buy(await ines.quoted(), pays, key())).status).toBe(200);
        await expect(ines.buy(quote, pays, uid)).rejects.toThrow();
        expect([(await ines.buy(quote, pays, uid)).status, await policies(quote.id)]).toEqual([200, 1]);
      });
    });

    it('every call may come without a token, never with an unknown one (CH-002)', async () => {
      const { path } = contracts.find(({ id }) => id === 'commercial.businessClasses') ?? { path: '' };
      expect((await sandbox.fetch(new Request(`http://localhost${path}`))).status).toBe(200);
      expect((await buyer(sandbox).send('GET', path, undefined, { authorization: 'Token nobody' })).status).toBe(401);
    });
  });
}
