import { createClock, createRules } from '#engine';
import { readDynamicForm } from '#engine/survey';
import { describe, expect, it } from 'vitest';
import { responses } from '../contracts/renters';
import { exampleForm, examplePlan, exampleRates, plainRates } from '../contracts/rentersExamples';
import { ApiError } from '../errors';
import { settledAmounts, keptRates } from './rentersAmounts';
import { createCallOutcomes } from '../callOutcomes';
import { paymentAdapters } from './payment';
import { rentersAdapters, rentersCardHolder, rentersPerson, type RentersContext } from './renters';
import { noon, nobody, tools } from './testing';

const insured = {
  streetAddress: ' 48 Alder Street ', unit: '2B', city: 'Colombus', region: 'OH', postal: '43215', country: 'US',
  pni_first_name: ' Ines ', pni_last_name: 'Okafor', pni_suffix: '', pni_phone_number: '6145550100', pni_email: 'ines@example.com',
};
const whole: RentersContext = {
  insured, plan: examplePlan, dynamicForm: readDynamicForm(exampleForm),
  answers: { year_built: 1994, has_pets: 'no', pet_has_bitten: 'yes' }, trail: { at: 'pets', ended: true },
  policyStartDate: '2026-12-01', amounts: settledAmounts(keptRates(exampleRates)), rates: { ...keptRates(exampleRates), fetchedAt: noon },
  quote: { id: 'rnq_1' }, cadence: 'annual',
  checkout: {
    totals: { subtotal: 100, grandtotal: 105.25 }, payment_schedule: { total_amount: 105.25, schedule: [{ amount: 105.25 }] },
    quote: { id: 'rnq_1' }, cadence: 'annual',
  },
  paymentMethod: { id: 'pm_1' }, uid: 'uid-1', cardName: ' Jo Okafor ', cardAddressLine1: '1 Main Street', cardAddressCity: 'Dublin',
  cardAddressState: 'OH',
};

const property = { street_address: '48 Alder Street', unit: '2B', city: 'Colombus', region: 'OH', postal: '43215' };

describe('the property', () => {
  it('has its region from the maps service; what was typed stays (C-07, RN-031)', async () => {
    const { made, asked } = tools({}, {
      place: { streetAddress: '48 Alder St', city: 'Columbus', region: 'OH', postal: '43299', county: 'Franklin', lat: 1, lng: 2 },
    });
    const { region: _region, ...typed } = insured;
    // The region of an earlier address must not lead the maps service astray.
    await expect(rentersAdapters.geocodeProperty({ ...whole, insured: { ...typed, region: 'CA', lat: 9, lng: 9 } }, made))
      .resolves.toEqual({ insured: { ...insured, county: 'Franklin', lat: 1, lng: 2 } });
    expect(asked).toEqual(['48 Alder Street, 2B, Colombus, 43215, US']);
  });
  it('has its ZIP code and country from the maps service where none was typed', async () => {
    const found = async (postal: string | undefined, place: object) =>
      (await rentersAdapters.geocodeProperty(
        { ...whole, insured: { ...insured, postal } }, tools({}, { place: { region: 'OH', ...place } }).made
      )).insured;
    expect(await found(' ', { postal: '43299', country: 'CA' })).toMatchObject({ postal: '43299', country: 'CA' });
    expect(await found(undefined, { postal: '43299' })).toMatchObject({ postal: '43299', country: 'US' });
  });
  it('without a region is not found', async () => {
    await expect(rentersAdapters.geocodeProperty(whole, tools({}, { place: { city: 'Columbus' } }).made))
      .rejects.toMatchObject({ code: 'ZERO_RESULTS', outcome: 'refused' });
  });
});

describe('plans', () => {
  const dynamic_form = exampleForm;
  it('are requested by address and person, the address as typed (RN-073)', async () => {
    const { made, sent } = tools({ plans: [examplePlan], dynamic_form });
    await rentersAdapters.plans({ ...whole, location: { city: 'Columbus' } }, made);
    expect(sent).toMatchObject([{
      call: 'renters.plans',
      body: { property_address: property, first_name: 'Ines', last_name: 'Okafor', phone_number: '6145550100', email: 'ines@example.com' },
    }]);
  });
  it.each([
    [{ plans: [examplePlan] }], [{ plan: examplePlan }], [{ ...examplePlan }],
  ])('are read in all three places, and everything after them is reset (S-19, RN-032, RN-033, RN-034, RN-035, RN-036)', async (where) => {
    await expect(rentersAdapters.plans(whole, tools({ ...where, dynamic_form }).made)).resolves.toEqual({
      plan: examplePlan, dynamicForm: readDynamicForm(exampleForm), trail: undefined, locations: undefined, location: undefined,
      policyStartDate: '2026-11-22',
      amounts: { personal_property_coverage: 20_000 }, rates: undefined, quote: undefined, checkout: undefined,
    });
  });
  const columbus = { city: 'Columbus', county: 'Franklin' };
  const dublin = { city: 'Dublin', county: 'Franklin' };
  it.each([
    [undefined, {}], [null, {}], [[], {}], [[columbus], { location: columbus }], [[columbus, dublin], { locations: [columbus, dublin] }],
  ])('with locations %j offer, apply or ignore them (RN-037, RN-038, RN-039, RN-040, S-16)', async (
    locations, { location, locations: offered }: { location?: object; locations?: object }
  ) => {
    const patch = await rentersAdapters.plans(whole, tools({ plans: [examplePlan], dynamic_form, zip_code_results: { locations } }).made);
    expect([patch.location, patch.locations]).toEqual([location, offered]);
  });
  it('none is no offer; a form that cannot be shown is a malformed answer (S-34, F13)', async () => {
    await expect(rentersAdapters.plans(whole, tools({ plans: [], dynamic_form }).made))
      .rejects.toMatchObject({ code: 'no_offers_found', outcome: 'refused' });
    for (const broken of [{}, { start_screen_id: 'gone', screens: {} }, { start_screen_id: 'a', screens: { a: { fields: [{}] } } }]) {
      const failing = rentersAdapters.plans(whole, tools({ plans: [examplePlan], dynamic_form: broken }).made);
      await expect(failing).rejects.toBeInstanceOf(ApiError);
      await expect(failing).rejects.toMatchObject({ code: 'malformed', outcome: 'unknown' });
    }
  });
});

describe('answers', () => {
  const details = {
    pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '6145550100', pni_email: 'ines@example.com', year_built: 1994,
    has_pets: 'no',
  };
  it('are those of the screens that count and of the insured, without blanks and removed branches (S-02, S-12, RN-020)', async () => {
    const { made, sent } = tools({});
    await expect(rentersAdapters.saveAnswers(whole, made)).resolves.toEqual({ reply: { next_screen_id: null } });
    expect(sent).toMatchObject([{ call: 'renters.responses', body: { plan_id: 'renters-standard', screen_id: 'pets', details } }]);
    expect((sent[0]?.body as { details: object }).details).toEqual(details);
  });
  it('are answered with the screen that follows (S-01)', async () => {
    await expect(rentersAdapters.saveAnswers(whole, tools({ next_screen_id: 'breeds' }).made))
      .resolves.toEqual({ reply: { next_screen_id: 'breeds' } });
  });
  it('are sent to the site’s path, to the usual one if that is no path, and nowhere if it is null (S-02)', async () => {
    const at = (path: string | null) =>
      tools({}, { session: { ...nobody, site: { title: 'S', verticals: [], settings: { survey_paths: { renters: path } } } } });
    const [elsewhere, nowhere, astray] = [at('/api/own/answers'), at(null), at('api/own/answers')];
    await rentersAdapters.saveAnswers(whole, elsewhere.made);
    expect(elsewhere.sent).toMatchObject([{ path: '/api/own/answers' }]);
    await expect(rentersAdapters.saveAnswers(whole, nowhere.made)).resolves.toEqual({ reply: { next_screen_id: null } });
    expect(nowhere.sent).toEqual([]);
    await rentersAdapters.saveAnswers(whole, astray.made);
    expect(astray.sent).toMatchObject([{ path: responses.path }]);
  });
  it('are sent with rates and checkout, with the confirmed city and the start date (RN-039, RN-075, RN-077, RN-027)', async () => {
    const { made, sent } = tools({ quote_id: 'rnq_2', rates: plainRates });
    await rentersAdapters.rates({ ...whole, location: { city: 'Columbus' } }, made);
    const about = {
      property_address: { ...property, city: 'Columbus' }, plan_id: 'renters-standard', quote_id: 'rnq_1', details,
      settings: { policy_effective_date: '2026-12-01' },
    };
    expect(sent[0]?.body).toEqual(about);
    const again = tools({ totals: { subtotal: 1, grandtotal: 1 } });
    await rentersAdapters.checkout(
      { ...whole, cadence: ' ', location: { city: 'Columbus' }, amounts: { ...whole.amounts, loss_of_use: 'Included' } as never },
      again.made
    );
    expect(again.sent[0]?.body).toEqual({ ...about, email: 'ines@example.com', payment_cadence: 'eleven_pay', rates: whole.amounts });
  });
});

describe('the first day that is offered (RN-034, C-05)', () => {
  it.each([
    // The day has not ended yet in New York, and has begun in Auckland.
    ['America/New_York', '2026-11-21T03:00:00Z', '2026-11-22'], ['Pacific/Auckland', '2026-11-21T12:00:00Z', '2026-11-23'],
  ])('to a visitor in %s is never before tomorrow, there or in UTC', async (place, now, day) => {
    const clock = createClock(() => Date.parse(now));
    const { made } = tools({ plans: [examplePlan], dynamic_form: exampleForm });
    const there = { ...made, clock: { ...clock, today: (zone = place) => clock.today(zone) } };
    expect((await rentersAdapters.plans(whole, there)).policyStartDate).toBe(day);
  });
});

it('a price that is shown is kept with the payments and the amounts it is the price of (RN-065, RN-077)', async () => {
  const { checkout: { totals, payment_schedule } } = whole;
  const { made } = tools({ totals, payment_schedule });
  await expect(rentersAdapters.checkout(whole, made)).resolves
    .toEqual({ checkout: { totals, payment_schedule, cadence: 'annual', amounts: whole.amounts }, amounts: whole.amounts });
});

describe('rates', () => {
  it('are stored with their time, whole limits and offered amounts (RN-026, RN-064, RN-076, CO-014, S-21)', async () => {
    const patch = await rentersAdapters.rates(
      { ...whole, amounts: { personal_property_coverage: 20_000 } }, tools({ quote_id: 'rnq_2', rates: exampleRates }).made
    );
    expect(patch)
      .toMatchObject({ quote: { id: 'rnq_2' }, rates: { fetchedAt: noon, min_liability_limit: 100_000, liability_limit: 100_000 } });
    expect(patch.amounts).toEqual({
      personal_property_coverage: 20_000, all_peril_deductible: 500, hurricane_deductible: 1000, liability_limit: 100_000,
      include_replacement_cost: true, include_water_backup: false, include_identity_fraud: false, include_earthquake: false,
    });
  });
  it('settle amounts: the selected one while it is offered, else the default, else the first (S-20)', () => {
    const kept = keptRates(exampleRates);
    expect(settledAmounts(kept, {
      personal_property_coverage: 30_000, all_peril_deductible: 500, liability_limit: 300_000, include_earthquake: true,
      include_replacement_cost: false,
    }))
      .toMatchObject({
        personal_property_coverage: 30_000, all_peril_deductible: 1000, hurricane_deductible: 2000, liability_limit: 300_000,
        include_earthquake: true, include_replacement_cost: false,
      });
    const other = { ...kept, defaults: { personal_property_coverage: 30_000 } };
    expect(settledAmounts(other, { personal_property_coverage: 15_000 }).personal_property_coverage).toBe(30_000);
    expect(settledAmounts({ ...kept, defaults: undefined }).personal_property_coverage).toBe(20_000);
  });
  it('leave out what is not offered, and raise a liability that is too low (RN-055, RN-056, S-21)', () => {
    expect(settledAmounts(keptRates(plainRates), { hurricane_deductible: 1000, include_earthquake: true }))
      .toEqual({ personal_property_coverage: 20_000, all_peril_deductible: 500, liability_limit: 100_000 });
    const ofPlan = keptRates({ ...exampleRates, settings: undefined }, { min_liability_limit: '300000' });
    expect(settledAmounts(ofPlan, { liability_limit: 100_000 }).liability_limit).toBe(300_000);
    expect(keptRates({ ...exampleRates, settings: { min_liability_limit: 'none', liability_limit: '300,000' } }))
      .toMatchObject({ liability_limit: 300_000 });
  });
});

describe('cadences', () => {
  it('are requested with the country, which no other call names (WG-004, RN-079)', async () => {
    const { made, sent } = tools(['annual']);
    await rentersAdapters.cadences({ ...whole, location: undefined }, made);
    expect(sent[0]?.body).toEqual({ property_address: { ...property, country_code: 'US' }, quote_id: 'rnq_1' });
  });
  it('are requested with the country of the address', async () => {
    const { made, sent } = tools(['annual']);
    await rentersAdapters.cadences({ ...whole, insured: { ...insured, country: 'CA' } }, made);
    expect(sent[0]?.body).toMatchObject({ property_address: { country_code: 'CA' } });
  });
  it.each([
    [[{ code: 'annual', label: 'Annual' }, { code: 'eleven_pay', label: 'Monthly' }], undefined, 'eleven_pay'],
    [[{ code: 'annual' }, { code: 'eleven_pay' }], 'annual', 'annual'],
    [[{ code: 'annual' }, { code: 'weekly' }], 'eleven_pay', 'annual'], [['weekly', 'daily'], 'eleven_pay', 'weekly'],
  ])('of %j with %s selected select %s (C-28, RN-062)', async (answer, cadence, selected) => {
    await expect(rentersAdapters.cadences({ ...whole, cadence }, tools(answer).made)).resolves.toMatchObject({ cadence: selected });
  });
  it('have the specification’s titles, else the server’s label, else their code (PY-004, S-91)', async () => {
    const { cadences } = await rentersAdapters.cadences(
      whole, tools(['annual', { code: 'eleven_pay', label: 'Monthly' }, { code: 'weekly', label: 'Every week' }, 'daily']).made
    );
    expect(cadences.map(({ title }) => title)).toEqual(['Annual (1 payment)', 'Monthly (11 payments)', 'Every week', 'daily']);
  });
});

describe('a purchase', () => {
  const body = {
    payment_method_id: 'pm_1', plan_id: 'renters-standard', quote_id: 'rnq_1', payment_cadence: 'annual', card_name: 'Jo Okafor',
    card_address: { line1: '1 Main Street', city: 'Dublin', state: 'OH' },
    first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', revenue: 105.25, metadata: { utm_source: 'x' },
  };
  it('sends the total that was shown under the key of the selection (S-89, D1, D17, RN-080)', async () => {
    const { made, sent } = tools({}, { session: { ...nobody, urlToken: 't' } });
    await rentersAdapters.purchase(whole, made);
    expect(sent).toEqual([{
      call: 'renters.purchase', path: '/api/partner/v1.1/protections/renters/purchase', body, headers: { 'X-Unique-Key': 'uid-1' },
    }]);
  });
  it('is of the quote that the price names, else of the one that the rates opened', async () => {
    const quoteOf = async (priced: RentersContext['checkout']['quote']) => {
      const { made, sent } = tools({});
      await rentersAdapters.purchase({ ...whole, checkout: { ...whole.checkout, quote: priced } }, made);
      return (sent[0]?.body as { readonly quote_id: string }).quote_id;
    };
    expect([await quoteOf({ id: 'rnq_9' }), await quoteOf(undefined)]).toEqual(['rnq_9', 'rnq_1']);
  });
  it('without a token gives the phone number as well (C-20, CH-006, S-75)', async () => {
    const { made, sent } = tools({});
    await rentersAdapters.purchase(whole, made);
    expect(sent[0]?.body).toEqual({ ...body, phone_number: '6145550100' });
  });
  it('is paid by a card whose holder may be another person (PY-006, C-22)', async () => {
    const { made, sent, asked } = tools({ public_id: 'pm_1' });
    await paymentAdapters(rentersPerson, rentersCardHolder).createPaymentMethod({ ...whole, cardAddressCity: '  ' }, made);
    expect(asked).toEqual([{ name: 'Jo Okafor', address_line1: '1 Main Street', address_state: 'OH' }]);
    expect(sent[0]?.body).toEqual({ first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', token: 'tok_1' });
  });
});

it.each([
  'geocodeProperty', 'plans', 'saveAnswers', 'rates', 'checkout', 'cadences', 'createPaymentMethod', 'purchase',
])('%s sends what its contract allows, with every outcome', async (call) => {
  const clock = createClock(() => noon);
  const outcomesOf = createCallOutcomes({
    adapters: { ...rentersAdapters, ...paymentAdapters(rentersPerson, rentersCardHolder) }, rules: createRules({ clock }), clock,
  });
  const outcomes = await outcomesOf(call, whole as never);
  expect(outcomes.map(({ breach }) => breach).filter(Boolean)).toEqual([]);
  expect(outcomes.some(({ patch }) => patch)).toBe(true);
  expect(outcomes.some(({ error }) => error)).toBe(true);
});
