import { createClock, createRules } from '#engine';
import { readDynamicForm } from '#engine/survey';
import { describe, expect, it } from 'vitest';
import { commercialBase, type CommercialPlan } from '../contracts/commercial';
import { exampleClasses, exampleForm, exampleTiers } from '../contracts/commercialExamples';
import { createCallOutcomes } from '../callOutcomes';
import { commercialAdapters, commercialPerson, type CommercialContext } from './commercial';
import { paymentAdapters } from './payment';
import { nobody, noon, tools } from './testing';

const [silver, gold, platinum] = exampleTiers as [CommercialPlan, CommercialPlan, CommercialPlan];
const business = {
  business_class_code: 812111, streetAddress: ' 48 Alder Street ', unit: '', city: 'Columbus', region: 'OH', postal: '43215', country: 'US',
};
const answers = {
  business_legal_nature: 'llc', business_name: ' Okafor Barbers ', pni_first_name: ' Ines ', pni_last_name: 'Okafor',
  pni_phone_number: '+16145550100', pni_email: 'ines@example.com',
  has_employees: 'no', employee_count: 4,
};
const whole: CommercialContext = {
  business, plans: exampleTiers, dynamicForm: readDynamicForm(exampleForm), answers, trail: { at: 'employees', ended: true },
  policyStartDate: '2026-12-01',
  rates: { silver: 612, gold: 748 }, quote: { id: 'boq_1' }, selectedPlan: gold,
  checkout: { totals: { subtotal: 748, grandtotal: 785.4 }, quote: { id: 'boq_1' }, plan_id: gold.plan_id },
  paymentMethod: { id: 'pm_1' }, uid: 'uid-1',
};
const rating_address = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };
/** The answers that count: of the branch that was not opened there is none (S-12). */
const { employee_count: _unasked, ...counted } = { ...answers, business_name: 'Okafor Barbers', pni_first_name: 'Ines' };

describe('the kinds of business', () => {
  it('have numbers for codes, also when the service sends digits as text (BO-025, BO-037)', async () => {
    const { made, sent } = tools([...exampleClasses, { name: ' Florists ', code: '459310' }]);
    await expect(commercialAdapters.businessClasses(whole, made))
      .resolves.toEqual({ businessClasses: [...exampleClasses, { name: 'Florists', code: 459310 }] });
    expect(sent).toMatchObject([{ path: `${commercialBase}/business-classes`, body: undefined }]);
  });
});

describe('the business address', () => {
  const found = {
    streetAddress: '48 Alder St', city: 'Worthington', region: 'OH', postal: '43085', country: 'US', county: 'Franklin', lat: 1, lng: 2,
  };
  it('has country and ZIP code from the maps service and the rest as typed, and the plans are deleted (BO-008, BO-031)', async () => {
    const { made, asked } = tools({}, { place: found });
    const patch = await commercialAdapters.geocodeBusiness(
      { ...whole, business: { ...business, country: 'CA', county: 'Elsewhere', lat: 9, lng: 9 } }, made
    );
    expect(patch).toStrictEqual({ business: { ...business, postal: '43085', county: 'Franklin', lat: 1, lng: 2 }, plans: undefined });
    expect(asked).toEqual(['48 Alder Street, Columbus, OH, 43215, US']);
  });
  it('stays as typed if the maps service finds nothing', async () => {
    await expect(commercialAdapters.geocodeBusiness(whole, tools({}).made)).resolves.toEqual({ business, plans: undefined });
  });
});

describe('plans', () => {
  const dynamic_form = exampleForm;
  it('are requested by address and kind of business, a number (BO-038)', async () => {
    const { made, sent } = tools({ plans: exampleTiers, dynamic_form });
    await commercialAdapters.plans({ ...whole, business: { ...business, business_class_code: '812111' as unknown as number } }, made);
    expect(sent).toMatchObject([{ path: `${commercialBase}/plans`, body: { rating_address, business_class_code: 812111 } }]);
  });
  it('come in the order of the tiers, begin today, and reset what was chosen before (BO-030, C-30, S-37)', async () => {
    const patch = await commercialAdapters.plans(
      whole, tools({ plans: [platinum, { ...gold, details: { chubb_plan_code: 'titanium' } }, silver, gold], dynamic_form }).made
    );
    expect(patch).toMatchObject({ plans: [silver, gold, platinum], policyStartDate: createClock(() => noon).today() });
    for (const field of ['trail', 'selectedPlan', 'rates', 'quote', 'purchase'] as const)
      expect([field, field in patch, patch[field]]).toEqual([field, true, undefined]);
  });
  it.each([
    ['none', []], ['a plan of no known tier', [{ ...gold, details: { chubb_plan_code: 'titanium' } }]],
  ])('%s is no offer (S-34)', async (_what, plans) => {
    await expect(commercialAdapters.plans(whole, tools({ plans, dynamic_form }).made))
      .rejects.toMatchObject({ code: 'no_offers_found', outcome: 'refused' });
  });
  it('with a form that cannot be shown are a malformed answer (F13)', async () => {
    await expect(commercialAdapters.plans(whole, tools({ plans: exampleTiers, dynamic_form: { screens: {} } }).made))
      .rejects.toMatchObject({ code: 'malformed', outcome: 'unknown' });
  });
});

describe('the survey', () => {
  it('is saved screen by screen, trimmed, without the answers of screens that do not count (S-02, S-12, SV-042)', async () => {
    const { made, sent } = tools({ next_screen_id: 'payroll' });
    await expect(commercialAdapters.saveAnswers({ ...whole, trail: { at: 'employees' } }, made))
      .resolves.toEqual({ reply: { next_screen_id: 'payroll' } });
    expect(sent).toMatchObject([{ path: `${commercialBase}/responses`, body: { plan_id: silver.plan_id, screen_id: 'employees' } }]);
    expect((sent[0]?.body as { readonly details: object }).details).toEqual({ ...counted, business_class_code: 812111 });
  });
  it('is saved at the site’s path, at the usual one if that is no path, and nowhere if it is null (S-02)', async () => {
    const at = (path: string | null) =>
      tools({}, { session: { ...nobody, site: { title: 'S', verticals: [], settings: { survey_paths: { commercial: path } } } } });
    const [elsewhere, nowhere, astray] = [at('/api/own/answers'), at(null), at('api/own/answers')];
    await commercialAdapters.saveAnswers(whole, elsewhere.made);
    await commercialAdapters.saveAnswers(whole, astray.made);
    await expect(commercialAdapters.saveAnswers(whole, nowhere.made)).resolves.toEqual({ reply: { next_screen_id: null } });
    expect([elsewhere, astray, nowhere].map(({ sent }) => sent.map(({ path }) => path)))
      .toEqual([['/api/own/answers'], [`${commercialBase}/responses`], []]);
  });
  it('follows its own order if the service names no screen (S-01)', async () => {
    await expect(commercialAdapters.saveAnswers(whole, tools({}).made)).resolves.toEqual({ reply: { next_screen_id: null } });
  });
});

describe('rates', () => {
  it('are requested with all answers, the kind of business and the first day (BO-025, BO-039, SV-031)', async () => {
    const { made, sent } = tools({ quote_id: 'boq_1', rates: { silver: 612 } });
    await commercialAdapters.rates(whole, made);
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([{
      path: `${commercialBase}/rates`,
      body: { rating_address, details: { ...counted, business_class_code: 812111, policy_effective_date: '2026-12-01' } },
    }]);
  });
  it.each([
    [
      'in an object of their own', { quote_id: 'boq_2', rates: { silver: 612, gold: 748, platinum: 1035 } },
      { silver: 612, gold: 748, platinum: 1035 },
    ],
    ['beside the quote', { quote_id: 'boq_2', silver: 612, gold: 748, platinum: 1035 }, { silver: 612, gold: 748, platinum: 1035 }],
    ['without a tier that cannot be had', { quote_id: 'boq_2', rates: { silver: 612, gold: null } }, { silver: 612 }],
  ])('%s set the quote and reset the selected plan (BO-027, BO-032, S-39)', async (_how, answer, rates) => {
    const patch = await commercialAdapters.rates(whole, tools(answer).made);
    expect(patch).toEqual({ rates, quote: { id: 'boq_2' }, selectedPlan: undefined });
    expect('selectedPlan' in patch).toBe(true);
  });
  it('without any price are no offer', async () => {
    await expect(commercialAdapters.rates(whole, tools({ quote_id: 'boq_2', rates: {} }).made))
      .rejects.toMatchObject({ code: 'no_offers_found' });
  });
});

describe('a checkout', () => {
  const answer = { quote: { id: 'boq_1' }, totals: { subtotal: 612, grandtotal: 642.6 } };
  it('names the quote and the chosen plan, and stores which plan it was (BO-032, BO-033, BO-040)', async () => {
    const { made, sent } = tools(answer);
    const patch = await commercialAdapters.checkout({ ...whole, selectedPlan: silver }, made);
    expect(sent.map(({ path, body }) => ({ path, body })))
      .toEqual([{ path: `${commercialBase}/checkout`, body: { rating_address, plan_id: silver.plan_id, quote_id: 'boq_1' } }]);
    expect(patch).toMatchObject({ checkout: { quote: { id: 'boq_1' }, plan_id: silver.plan_id } });
  });
  it.each([
    ['what the total has more', { subtotal: 612, grandtotal: 642.6 }, { tax: 30.6 }],
    ['counted after the discount', { subtotal: 612, discount: 12, grandtotal: 642.6 }, { tax: 42.6 }],
    ['the service’s where it says so', { subtotal: 612, tax: 1, grandtotal: 642.6 }, { tax: 1 }],
  ])('shows a tax: %s (BO-028, PY-011)', async (_how, totals, tax) => {
    const { checkout } = await commercialAdapters.checkout(whole, tools({ ...answer, totals }).made);
    expect(checkout.totals).toEqual({ ...totals, ...tax });
  });
  it.each([{ subtotal: 612, grandtotal: 612 }, { grandtotal: 612 }])('shows no tax where there is none: %j', async (totals) => {
    const { checkout } = await commercialAdapters.checkout(whole, tools({ totals }).made);
    expect(checkout.totals).toEqual(totals);
  });
});

describe('a purchase', () => {
  it('pays the shown total of the shown plan, once per selection (BO-041, CH-010, D1, D17)', async () => {
    const bought = { policy_number: 'BO-2026-1', account_id: 'a', agreement_id: 'g', doc_url: '/documents/commercial-gold.pdf' };
    const { made, sent } = tools(bought, { session: { ...nobody, urlToken: 't' } });
    await expect(commercialAdapters.purchase({ ...whole, selectedPlan: silver }, made)).resolves.toEqual({ purchase: bought });
    expect(sent).toMatchObject([{ path: `${commercialBase}/purchase`, headers: { 'X-Unique-Key': 'uid-1' } }]);
    expect(sent[0]?.body)
      .toEqual({ payment_method_id: 'pm_1', plan_id: gold.plan_id, quote_id: 'boq_1', revenue: 785.4, metadata: { utm_source: 'x' } });
  });
  it('is of the quote that the price names, else of the one that the rates opened (BO-041)', async () => {
    const quoteOf = async (quote: { readonly id: string } | undefined) => {
      const { made, sent } = tools({ policy_number: 'BO-2026-1' });
      await commercialAdapters.purchase({ ...whole, checkout: { ...whole.checkout, quote } }, made);
      return (sent[0]?.body as { readonly quote_id: string }).quote_id;
    };
    expect([await quoteOf({ id: 'boq_9' }), await quoteOf(undefined)]).toEqual(['boq_9', 'boq_1']);
  });
  it('names the buyer if there is no token: the person of the survey, trimmed (CH-006, C-20)', async () => {
    const { made, sent } = tools({ policy_number: 'BO-2026-1' });
    await commercialAdapters.purchase(whole, made);
    expect(sent[0]?.body)
      .toMatchObject({ first_name: 'Ines', last_name: 'Okafor', phone_number: '+16145550100', email: 'ines@example.com' });
  });
  it('takes no name from an answer that is no text: a survey of another kind may ask under the same key', async () => {
    const { made, sent } = tools({ policy_number: 'BO-2026-1' });
    const odd = { ...answers, pni_first_name: { text: 'Ines' }, pni_phone_number: 6145550100 };
    await commercialAdapters.purchase({ ...whole, answers: odd }, made);
    expect(sent[0]?.body).toMatchObject({ first_name: '', last_name: 'Okafor', phone_number: '' });
  });
  it('is paid by a method in the name of the person insured (PY-007, C-22, S-73)', async () => {
    const { made, sent, asked } = tools({ public_id: 'pm_9' });
    await paymentAdapters(commercialPerson).createPaymentMethod(whole, made);
    expect(sent[0]?.body).toEqual({ first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', token: 'tok_1' });
    expect(asked).toEqual([{ name: 'Ines Okafor' }]);
  });
  it('and every call carry the place of the business, once it is geocoded (S-54)', async () => {
    const there = { ...business, lat: 1, lng: 2 };
    for (const [call, answer] of Object.entries({
      plans: { plans: exampleTiers, dynamic_form: exampleForm }, saveAnswers: {}, rates: { quote_id: 'q', silver: 1 },
      checkout: { totals: { subtotal: 1, grandtotal: 1 } }, purchase: {},
    })) {
      const { made, places } = tools(answer);
      await commercialAdapters[call as 'plans']({ ...whole, business: there }, made);
      expect([call, places]).toMatchObject([call, [{ lat: 1, lng: 2 }]]);
    }
  });
});

describe('every outcome of a call, for the prover', () => {
  const clock = createClock(() => noon);
  const outcomesOf = createCallOutcomes({ adapters: commercialAdapters, rules: createRules({ clock }), clock });
  it.each([
    'businessClasses', 'geocodeBusiness', 'plans', 'saveAnswers', 'rates', 'checkout', 'purchase',
  ])('has requests of %s that match their contract, and answers of every kind', async (call) => {
    const outcomes = await outcomesOf(call, whole as never);
    expect(outcomes.filter(({ breach }) => breach).map(({ breach }) => breach)).toEqual([]);
    expect([outcomes.some(({ patch }) => patch), outcomes.some(({ error }) => error)]).toEqual([true, true]);
  });
  it('sells all three tiers, or without one (S-39), and approves at once or later (S-50)', async () => {
    const given = async (call: string) =>
      (await outcomesOf(call, whole as never)).flatMap(({ patch }) => (patch ? [patch[call] as Readonly<Record<string, unknown>>] : []));
    expect((await given('rates')).map((rates) => Object.keys(rates))).toEqual([['silver', 'gold', 'platinum'], ['silver', 'gold']]);
    expect((await given('purchase')).map(({ status }) => status)).toEqual(['approved', 'pending_approval']);
  });
});
