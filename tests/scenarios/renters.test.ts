import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenant, tenantsCard } from '../support/people';
import { drawn, drawnScreen, labelsOf, rowsOf, supportPhone } from '../support/drawn';
import { cards, memoryStorage, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

type Body = Readonly<Record<string, unknown>>;
const bodies = (visit: Visit, path: string): Promise<readonly Body[]> =>
  Promise.all(visit.asked(path).map((request) => request.clone().json() as Promise<Body>));
const last = async (visit: Visit, path: string): Promise<Body> => (await bodies(visit, path)).at(-1) ?? {};
const calls = (visit: Visit): readonly string[] => visit.requests.map(({ url }) => new URL(url)).filter(({ pathname }) =>
  pathname.includes('/renters/')).map(({ pathname }) => pathname.split('/').at(-1) ?? '');

async function reachesSurvey(options: VisitOptions = {}, who: Body = tenant, at: Town = town): Promise<Visit> {
  const visit = await visitor(at, 'renters', options);
  await visit.fills(who).next();
  if (visit.view.modal === 'verifyAddress') await visit.picks((visit.context.locations as readonly unknown[])[0]);
  return visit.isAt('survey');
}
async function reachesDate(options?: VisitOptions, answers: Body = {}, who?: Body, at?: Town): Promise<Visit> {
  const visit = await reachesSurvey(options, who, at);
  await visit.answers(answers);
  return visit.isAt('policyDate');
}
async function reachesQuote(options?: VisitOptions, answers?: Body, who?: Body, at?: Town): Promise<Visit> {
  const visit = await reachesDate(options, answers, who, at);
  await visit.next();
  return visit.isAt('quote');
}
async function reachesPayment(options?: VisitOptions, at?: Town): Promise<Visit> {
  const visit = await reachesQuote(options, undefined, undefined, at);
  await visit.next();
  return visit.isAt('payment');
}
/** The first request to this address is refused; the others are answered. */
function refusesOnce(path: string, status: number, code: string): (request: Request) => Promise<Response> {
  let isRefused = false;
  return async (request) => {
    if (isRefused || !request.url.endsWith(path)) return town.fetch(request);
    isRefused = true;
    return Response.json({ error: { code, message: 'Refused.' } }, { status });
  };
}
const paid = (visit: Visit, card?: string): Visit => visit.fills(tenantsCard).typesCard(card);
const amounts = (visit: Visit): Readonly<Record<string, unknown>> => visit.context.amounts as Readonly<Record<string, unknown>>;
const chooses = (visit: Visit, more: Body): Visit => visit.fills({ amounts: { ...amounts(visit), ...more } });
const due = (visit: Visit): unknown => getPath(visit.context, 'checkout.totals.grandtotal');
const inWords = (visit: Visit): string => JSON.stringify(visit.context);

describe('a purchase', () => {
  it('leads to a policy number, which stays after a reload (RN-006, RN-008, RN-011, RN-033, RN-070, SV-010, S-85)', async () => {
    const storage = memoryStorage();
    const visit = await reachesPayment({ storage });
    await paid(visit).accepts();
    await visit.next();
    // What was accepted for this policy is not for another one (PY-017).
    visit.isAt('confirmation').misses('acknowledged');
    expect(getPath(visit.context, 'purchase.policy_number')).toMatch(/^RN-/);
    const number = getPath(visit.context, 'purchase.policy_number');
    visit.reloads().isAt('confirmation').keeps({ 'purchase.policy_number': number }).misses('insured', 'paymentMethod', 'card');
    await visit.goesTo('payment');
    visit.isAt('confirmation');
  });
  it('shows the price and what is bought before the card, and afterwards the same with its number and the phone (RN-013, RN-015)', async () => {
    const visit = await reachesPayment();
    const bought = [
      ['Underwritten by', expect.stringMatching(/Insurance Company$/)], ['Property coverage', '$20,000'],
      ['Property address', '48 Alder Street, Columbus, OH 43215'], ['Start date', 'Mar 11, 2026'], ['Billing cycle', 'Monthly'],
    ];
    const payment = await drawnScreen(visit);
    expect(rowsOf(payment)).toEqual(expect.arrayContaining([...bought, ['Total due, all 11 payments', `$${String(due(visit))}`]]));
    await paid(visit).accepts();
    await visit.next();
    const receipt = await drawnScreen(visit.isAt('confirmation'));
    const number = getPath(visit.context, 'purchase.policy_number');
    expect(rowsOf(receipt)).toEqual(expect.arrayContaining([['Policy number', number], ...bought]));
    expect(receipt).toContain(`<a href="tel:5550100142">${supportPhone}</a>`);
    const { policy_number: _number, ...nameless } = visit.context.purchase as Body;
    expect(rowsOf(await drawnScreen(visit, { context: { ...visit.context, purchase: nameless } })).map(([label]) => label))
      .not.toContain('Policy number');
  });
  it('asks again for an agreement when the plan whose words were agreed to has gone (PY-017)', async () => {
    const visit = await reachesPayment();
    await paid(visit).accepts();
    await visit.goesTo('propertyInfo');
    await visit.fills({ pni_first_name: 'Ada' }).next();
    await visit.isAt('survey').answers();
    await visit.isAt('policyDate').next();
    await visit.isAt('quote').next();
    await visit.isAt('payment').misses('acknowledged').next();
    visit.isAt('payment');
  });
  it('sends plans, every answer, rates, checkout, cadences and purchase in this order (RN-031, RN-063, RN-065, SV-042)', async () => {
    const visit = await reachesPayment();
    await paid(visit).accepts();
    await visit.next();
    const order = calls(visit);
    expect(order[0]).toBe('plans');
    expect(order.filter((name) => name === 'responses').length).toBeGreaterThanOrEqual(12);
    expect(order.filter((name) => name !== 'responses')).toEqual(['plans', 'rates', 'checkout', 'cadences', 'purchase']);
  });
  it('sends what RN-080 names, with the price that was shown and a key of its own (RN-080, S-89, D1, D17)', async () => {
    const visit = await reachesPayment();
    const shown = due(visit);
    const uid = visit.context.uid;
    await paid(visit).accepts();
    await visit.presses().presses().presses().rests();
    expect(visit.asked('/purchase')).toHaveLength(1);
    expect(visit.asked('/purchase')[0]?.headers.get('x-unique-key')).toBe(uid);
    expect(await last(visit, '/purchase')).toMatchObject({
      payment_cadence: 'eleven_pay', card_name: 'Ines Okafor', card_address: { line1: '48 Alder Street', city: 'Columbus', state: 'OH' },
      first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', revenue: shown, quote_id: getPath(visit.context, 'quote.id'),
    });
  });
  it('waits until the text that comes with the plan is accepted (PY-017)', async () => {
    const visit = await reachesPayment();
    await paid(visit).next();
    visit.isAt('payment').fails(undefined);
    expect(visit.asked('/purchase')).toHaveLength(0);
    await visit.accepts();
    await visit.next();
    visit.isAt('confirmation');
  });
  it('takes a good card after a declined one, and charges once (D10, RN-071, RN-081, PY-016)', async () => {
    const visit = await reachesPayment();
    await paid(visit, cards.declined).accepts();
    await visit.next();
    await visit.isAt('payment').fails('payment_method_rejected_by_service').dismisses();
    await visit.typesCard(cards.visa).next();
    visit.isAt('confirmation');
    const { rowCount } =
      await town.sandbox.db.query('select policy_number from policies where quote_id = $1', [getPath(visit.context, 'quote.id')]);
    expect(rowCount).toBe(1);
  });
});

describe('the address', () => {
  it('is asked for with who is insured: every field, the suffixes to choose from, and how a phone number is written (RN-004, RN-048, RN-049)', async () => {
    const html = drawn(await visitor(town, 'renters'));
    expect(labelsOf(html)).toEqual(['Street address', 'Unit', 'City', 'State', 'ZIP code', 'First name', 'Middle name', 'Last name',
      'Suffix', 'Phone number', 'E-mail']);
    const [, suffix = ''] = /<select id="form\.pni_suffix"[^>]*>(.*?)<\/select>/su.exec(html) ?? [];
    expect([...suffix.matchAll(/<option value="[^"]+"[^>]*>([^<]*)/gu)].map(([, title]) => title))
      .toEqual(['Jr.', 'Sr.', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']);
    expect(html).toMatch(/<input id="form\.pni_phone_number"[^>]*placeholder="Phone Number \(e\.g\. 555-555-5555\)"/u);
  });
  it('of one place asks nothing more, and later calls carry that place (RN-037, RN-040)', async () => {
    const visit = await visitor(town, 'renters');
    await visit.fills({ ...tenant, city: 'Colombus' }).next();
    await visit.isAt('survey').sees(undefined).answers();
    await visit.isAt('policyDate').next();
    expect(await last(visit, '/plans')).toMatchObject({ property_address: { city: 'Colombus' } });
    expect(await last(visit, '/rates')).toMatchObject({ property_address: { city: 'Columbus' } });
  });
  it('of several places is confirmed, and later calls carry the city that was picked (RN-038, RN-039, RN-041, S-18)', async () => {
    const visit = await visitor(town, 'renters');
    await visit.fills({ ...tenant, ...inSeveralPlaces }).next();
    visit.isAt('propertyInfo').sees('verifyAddress');
    const places = visit.context.locations as readonly { city: string; county: string }[];
    expect(places.length).toBeGreaterThan(1);
    for (const { city, county } of places) expect([city, county].every((part) => part.length > 0)).toBe(true);
    await visit.picks(places[1]);
    await visit.isAt('survey').answers();
    await visit.isAt('policyDate').next();
    expect(await last(visit, '/rates')).toMatchObject({ property_address: { city: places[1]?.city } });
  });
  it('that is left unconfirmed stays, with nothing stored (S-17)', async () => {
    const visit = await visitor(town, 'renters');
    await visit.fills({ ...tenant, ...inSeveralPlaces }).next();
    await visit.sees('verifyAddress').dismisses();
    visit.isAt('propertyInfo').sees(undefined).misses('location');
  });
  it('in a state without an offer reads why and keeps the answers (RN-042, RN-043, C-26)', async () => {
    const visit = await visitor(town, 'renters');
    await visit.fills({ ...tenant, streetAddress: '1 Main Street', city: 'Juneau', postal: '99801' }).next();
    visit.isAt('propertyInfo').fails('no_offers_found').keeps({
      'insured.pni_first_name': 'Ines', 'insured.postal': '99801',
    }).misses('plan', 'dynamicForm');
    await visit.dismisses();
    await visit.fills(tenant).next();
    visit.isAt('survey');
  });
  it('begins with what the landing page, the link or the account gave (RN-016, RN-051, RN-052, SV-059, SV-064, C-06)', async () => {
    const visit = await visitor(town, 'renters', { facts: { landing: { streetAddress: '48 Alder Street' }, query: {
      streetAddress: 'x'.repeat(60), firstName: 'Ann',
    }, account: { firstName: 'Ines', lastName: 'Okafor', phone: '6145550100', email: 'ines@example.com' } } });
    visit.keeps({
      'insured.streetAddress': '48 Alder Street', 'insured.pni_first_name': 'Ann', 'insured.pni_last_name': 'Okafor',
      'insured.pni_phone_number': '6145550100', 'insured.pni_email': 'ines@example.com',
    });
    const long = await visitor(town, 'renters', { facts: { query: { streetAddress: 'x'.repeat(60) } } });
    long.keeps({ 'insured.streetAddress': 'x'.repeat(30) });
  });
});

/** The city is Westerville, the ZIP code Columbus’s, and Westerville lies in two counties. */
const inSeveralPlaces = { city: 'Westerville', postal: '43215' } as const;

describe('the questions', () => {
  it('open without the screen that asks who is insured, and never ask it (SV-037, S-06)', async () => {
    const visit = await reachesSurvey();
    const seen: string[] = [];
    while (visit.view.stop) {
      seen.push(...Object.keys(visit.view.form?.schema.properties ?? {}));
      await visit.answers({}, undefined);
    }
    expect(seen).not.toContain('pni_first_name');
  });
  it('open a branch by an answer and close it by going back (SV-033, SV-035, SV-036, C-02)', async () => {
    const visit = await reachesSurvey();
    await visit.answers({}, 'pets');
    const before = inWords(visit);
    await visit.fills({ has_pets: 'yes' }).next();
    expect(visit.view.stop).toMatchObject({ id: 'breeds', startsBranch: true });
    await visit.back();
    expect(visit.view.stop?.id).toBe('pets');
    expect(visit.view.answers).toEqual({});
    expect(inWords(visit)).toBe(before);
    await visit.fills({ has_pets: 'no' }).next();
    expect(visit.view.stop?.id).not.toBe('breeds');
  });
  it('of a branch that was left are never sent (S-12)', async () => {
    const visit = await reachesSurvey();
    await visit.answers({}, 'pets');
    await visit.fills({ has_pets: 'yes' }).next();
    await visit.fills({ pet_breeds: ['cat'] }).next();
    await visit.back();
    await visit.back();
    await visit.isAt('survey').answers({ has_pets: 'no' });
    await visit.isAt('policyDate').next();
    const { details } = (await last(visit, '/rates')) as { readonly details: Body };
    expect(details).toMatchObject({ has_pets: 'no', pni_first_name: 'Ines' });
    expect(details).not.toHaveProperty('pet_breeds');
  });
  it('that end the visit offer only the way back (SV-005, S-08)', async () => {
    const visit = await reachesSurvey();
    await visit.answers({}, 'business');
    await visit.fills({ business_on_premises: 'yes' }).next();
    expect(visit.view.stop?.rejects).toBe(true);
    await visit.back();
    expect(visit.view.stop?.id).toBe('business');
  });
  it('wait for the server, which may refuse an answer; nothing is lost (SV-042, SV-068)', async () => {
    const visit = await reachesSurvey();
    await visit.answers({}, 'year');
    await visit.fills({ year_built: 2027 }).next();
    expect(visit.view.fault).toMatchObject({ title: 'Please check the year', message: 'A home cannot have been built in the future.' });
    await visit.dismisses();
    expect([visit.view.stop?.id, visit.view.answers]).toEqual(['year', { year_built: 2027 }]);
    await visit.fills({ year_built: 2026 }).next();
    expect([visit.view.fault, visit.view.stop?.id]).toEqual([undefined, 'stories']);
  });
  it('go back to the address from the first of them, and on with everything kept (SV-006)', async () => {
    const visit = await reachesSurvey();
    await visit.back();
    visit.isAt('propertyInfo').keeps({ 'insured.pni_email': 'ines@example.com' });
  });
  it('survive a reload on every screen (I05)', async () => {
    const visit = await reachesSurvey({ storage: memoryStorage() });
    for (let screens = 0; visit.view.stop && screens < 8; screens += 1) {
      const { id } = visit.view.stop;
      const before = visit.context;
      visit.reloads().isAt('survey');
      expect(visit.view.stop?.id).toBe(id);
      expect(visit.context).toEqual(before);
      await visit.answers({}, nextOf(visit));
    }
  });
});
/** Where cover is paid by the year only. */
const inVermont = { streetAddress: '12 Church Street', city: 'Burlington', postal: '05401' } as const;
/** Where a hurricane deductible is offered. */
const inMiami = { ...tenant, streetAddress: '100 Ocean Drive', city: 'Miami', postal: '33139' } as const;
/** The screen after the next one, to stop before it. */
const nextOf = (visit: Visit): string | undefined => {
  const form = visit.context.dynamicForm as { readonly screens: Readonly<Record<string, { readonly next_screen_id?: string | null }>> };
  return form.screens[visit.view.stop?.id ?? '']?.next_screen_id ?? undefined;
};

describe('the payment step', () => {
  const cardholder = [
    ['cardName', 'Name on the card'], ['cardAddressLine1', 'Street address'], ['cardAddressCity', 'City'], ['cardAddressState', 'State'],
  ] as const;
  it('needs name and address of the cardholder before it pays (PY-005, PY-019, RN-014)', async () => {
    const visit = await reachesPayment();
    expect(labelsOf(drawn(visit))).toEqual(expect.arrayContaining(cardholder.map(([, label]) => label)));
    await paid(visit).accepts();
    for (const [field, label] of cardholder) {
      for (const blank of [undefined, '', '  ']) {
        await visit.fills({ ...tenantsCard, [field]: blank }).next();
        expect(visit.isAt('payment').view.missing, `${field}: "${blank}"`).toEqual([{ title: label }]);
      }
    }
    expect([visit.asked('/methods'), visit.asked('/purchase')]).toEqual([[], []]);
    await visit.fills(tenantsCard).next();
    visit.isAt('confirmation');
  });
  it('offers the ways to pay by the titles of the specification, here and on the quote; where there is one it asks nothing (PY-004)', async () => {
    const titles = ['Annual (1 payment)', 'Monthly (11 payments)'];
    for (const [codes, offered] of [[['annual', 'eleven_pay'], titles], [['annual'], []]] as const) {
      const visit = await reachesQuote({ fetch: (request) => (request.url.endsWith('/cadences')
        ? Promise.resolve(Response.json(codes)) : town.fetch(request)) });
      const shown = (): readonly string[] => titles.filter((title) => drawn(visit).includes(title));
      expect(shown(), 'quote').toEqual(offered);
      await visit.next();
      visit.isAt('payment');
      expect(shown(), 'payment').toEqual(offered);
    }
  });
  it('asks for the ZIP code of the card, filled in from the address and marked optional, and hands it to the provider (PY-020, RN-014)', async () => {
    const holders: unknown[] = [];
    const cards: Town['cards'] = async (request) => {
      holders.push(((await request.clone().json()) as { readonly holder: unknown }).holder);
      return town.cards?.(request) ?? Response.error();
    };
    const visit = await reachesPayment({}, { ...town, cards });
    expect(labelsOf(drawn(visit))).not.toContain('Postal code');
    expect(drawn(visit)).toMatch(/>ZIP code<\/span><span class="f-optional"> \(optional\)<.*?value="43215"/su);
    await paid(visit.fills({ cardAddressPostal: '432' })).accepts();
    await visit.next();
    visit.isAt('payment').fills({ cardAddressPostal: '43085' });
    await visit.next();
    visit.isAt('confirmation');
    expect(holders).toEqual([expect.objectContaining({ address_state: 'OH', address_zip: '43085' })]);
  });
});

describe('the quote', () => {
  it('begins with the question for the start date, asked by one date field with a calendar (RN-007)', async () => {
    const visit = await reachesDate();
    expect(visit.flow.steps.policyDate?.title).toBe('When should this policy take effect?');
    const html = drawn(visit);
    expect(labelsOf(html)).toEqual(['Start date']);
    expect(html.match(/aria-label="Calendar for [^"]*"/gu)).toEqual(['aria-label="Calendar for Start date"']);
    expect(html).toMatch(/<input id="form\.policyStartDate"[^>]*value="03\/11\/2026"/u);
  });
  it('starts a day ahead by Greenwich, and takes tomorrow to ninety days ahead (RN-034, RN-053)', async () => {
    const visit = await reachesDate();
    visit.keeps({ policyStartDate: '2026-03-11' });
    for (const wrong of ['2026-03-10', '2026-06-09']) { await visit.fills({ policyStartDate: wrong }).next(); visit.isAt('policyDate'); }
    for (const right of ['2026-03-11', '2026-06-08']) {
      await visit.fills({ policyStartDate: right }).next();
      visit.isAt('quote');
      await visit.back();
    }
  });
  it('begins with eleven payments that add up to the cent (RN-062, PY-031, CO-005)', async () => {
    const visit = await reachesQuote();
    visit.keeps({ cadence: 'eleven_pay' });
    const { schedule, total_amount: total } = getPath(visit.context, 'checkout.payment_schedule') as {
      readonly schedule: readonly { readonly amount: number; readonly downpayment?: boolean }[]; readonly total_amount: number;
    };
    expect(schedule).toHaveLength(11);
    expect(schedule.filter(({ downpayment }) => downpayment)).toHaveLength(1);
    expect(schedule.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
  });
  it('begins with the one way to pay where eleven payments are not offered, at its own price, and does not ask (RN-062, PY-004, C-28)', async () => {
    const visit = await reachesQuote({}, {}, { ...tenant, ...inVermont });
    await visit.rests();
    visit.keeps({ cadence: 'annual', 'checkout.cadence': 'annual' });
    expect((await bodies(visit, '/checkout')).map(({ payment_cadence }) => payment_cadence)).toEqual(['eleven_pay', 'annual']);
    expect(labelsOf(await drawnScreen(visit))).not.toContain('How would you like to pay?');
    expect(visit.view.form?.schema.properties).not.toHaveProperty('cadence');
    await visit.next();
    await paid(visit.isAt('payment')).accepts();
    await visit.next();
    expect(await last(visit.isAt('confirmation'), '/purchase')).toMatchObject({ payment_cadence: 'annual', revenue: due(visit) });
  });
  it('is worked out again after every change, and shows the price of the last one (RN-027, RN-067, I27)', async () => {
    const visit = await reachesQuote();
    const offered =
      (getPath(visit.context, 'options.personal_property_coverage') as readonly { readonly value: number }[]).map(({ value }) => value);
    for (const coverage of [...offered, offered[1]]) chooses(visit, { personal_property_coverage: coverage });
    await visit.rests();
    expect(await last(visit, '/checkout')).toMatchObject({ rates: { personal_property_coverage: offered[1] } });
    expect(getPath(visit.context, 'checkout.amounts.personal_property_coverage')).toBe(offered[1]);
    expect(getPath(visit.context, 'stale.checkout')).toBeUndefined();
  });
  it('is chosen under the plan’s own titles, with what the plan says of each, and ours where it has none (RN-021)', async () => {
    const visit = await reachesQuote();
    const plan = { ...(visit.context.plan as Body), details: {
      personal_property_amount: { title: 'Everything you own', description: 'At the price of a new item.' },
      liability_limit: { title: 'If somebody is hurt', description: 'At home or away.' },
    } };
    const page = await drawnScreen(visit, { context: { ...visit.context, plan } });
    expect(labelsOf(page).slice(0, 3)).toEqual(['Everything you own', 'All peril deductible', 'If somebody is hurt']);
    for (const words of ['At the price of a new item.', 'At home or away.']) expect(page).toContain(words);
  });
  it('resets both deductibles to the first allowed when the coverage changes (RN-068)', async () => {
    const visit = await reachesQuote({}, {}, inMiami);
    const offered = (field: string): readonly unknown[] =>
      (getPath(visit.context, `options.${field}`) as readonly { readonly value: unknown }[]).map(({ value }) => value);
    const deductibles = ['all_peril_deductible', 'hurricane_deductible'];
    const lasts = Object.fromEntries(deductibles.map((field) => [field, offered(field).at(-1)]));
    await chooses(visit, lasts).rests();
    visit.keeps(Object.fromEntries(deductibles.map((field) => [`amounts.${field}`, lasts[field]])));
    const other = offered('personal_property_coverage').find((value) => value !== amounts(visit).personal_property_coverage);
    await chooses(visit, { personal_property_coverage: other }).rests();
    for (const field of deductibles) {
      expect(offered(field), field).toContain(lasts[field]);
      expect(amounts(visit)[field], field).toBe(offered(field)[0]);
    }
    expect(await last(visit, '/checkout')).toMatchObject({ rates: amounts(visit) });
  });
  it('asks for a hurricane deductible on the coast and for earthquake in California, elsewhere not (RN-056, RN-061)', async () => {
    const fields = (visit: Visit): readonly string[] =>
      Object.keys((visit.view.form?.schema.properties?.amounts as { readonly properties: object }).properties);
    const ohio = await reachesQuote();
    expect(fields(ohio)).not.toEqual(expect.arrayContaining(['hurricane_deductible']));
    expect(fields(ohio)).not.toEqual(expect.arrayContaining(['include_earthquake']));
    const florida = await reachesQuote({}, {}, inMiami);
    expect(fields(florida)).toContain('hurricane_deductible');
    const california =
      await reachesQuote({}, {}, { ...tenant, streetAddress: '100 Market Street', city: 'San Francisco', postal: '94105' });
    expect(fields(california)).toContain('include_earthquake');
  });
  it('costs another price by another cadence, and names its billing cycle, on the quote and on the payment step (C-34, RN-067, PY-030)', async () => {
    const visit = await reachesPayment();
    const monthly = due(visit);
    const cycles = [visit.context.billingCycle];
    await visit.fills({ cadence: 'annual' }).rests();
    visit.isAt('payment').keeps({ 'checkout.cadence': 'annual' });
    cycles.push(visit.context.billingCycle);
    expect(cycles).toEqual(['Monthly', 'Annual']);
    expect(due(visit)).not.toBe(monthly);
    await paid(visit).accepts();
    await visit.next();
    visit.isAt('confirmation');
    expect(await last(visit, '/purchase')).toMatchObject({ payment_cadence: 'annual', revenue: due(visit) });
  });
  it('uses rates for four hours, and until an answer or the address changes (RN-032, RN-064, RN-069, CO-003)', async () => {
    let now = Date.parse('2026-03-10T16:00:00Z');
    const clock = { ...town.clock, now: () => now };
    const visit = await reachesQuote({ clock });
    const rates = (): number => visit.asked('/rates').length;
    expect(rates()).toBe(1);
    now += 4 * 3_600_000 - 60_000;
    await visit.back();
    await visit.next();
    expect(rates()).toBe(1);
    now += 60_000;
    await visit.back();
    await visit.next();
    expect(rates()).toBe(2);
    await visit.goesTo('survey');
    await visit.back();
    await visit.answers();
    await visit.isAt('policyDate').misses('rates', 'quote', 'checkout', 'cadences').next();
    expect(rates()).toBe(3);
    await visit.goesTo('propertyInfo');
    await visit.next();
    visit.isAt('survey').misses('rates', 'quote', 'checkout', 'cadences');
  });
  it('asks for rates anew when a question is answered as before (RN-069)', async () => {
    const visit = await reachesQuote();
    await visit.goesTo('survey');
    await visit.next();
    await visit.isAt('policyDate').misses('rates', 'quote', 'checkout').next();
    visit.isAt('quote');
    expect(visit.asked('/rates')).toHaveLength(2);
  });
  it('that cannot be worked out again can be asked for again, and is never sold at the old price (RN-066, F10)', async () => {
    let broken = false;
    const visit = await reachesQuote({ fetch: (request) =>
      (broken && request.url.endsWith('/checkout') ? Promise.resolve(new Response('{}', { status: 500 })) : town.fetch(request)) });
    broken = true;
    await visit.fills({ cadence: 'annual' }).rests();
    await visit.isAt('quote').dismisses();
    visit.misses('checkout', 'stale.checkout');
    await visit.next();
    visit.isAt('quote');
    broken = false;
    await visit.asksAgain();
    visit.keeps({ 'checkout.cadence': 'annual' });
    await visit.next();
    visit.isAt('payment');
  });
  it('that has changed meanwhile is shown anew, and paid at the next press (I17)', async () => {
    const visit = await reachesPayment({ fetch: refusesOnce('/purchase', 422, 'price_changed') });
    const before = visit.asked('/checkout').length;
    await paid(visit).accepts();
    await visit.next();
    await visit.isAt('payment').fails('price_changed').dismisses();
    expect([visit.asked('/checkout').length - before, visit.asked('/purchase').length]).toEqual([1, 1]);
    await visit.next();
    visit.isAt('confirmation');
  });
  it.each(['/checkout', '/cadences'])(
    'of a quote that has ended at %s is worked out of another one at the next press, at today’s rates', async (path) => {
      const visit = await reachesDate({ fetch: refusesOnce(path, 404, 'quote_not_found') });
      await visit.next();
      await visit.isAt('policyDate').fails('quote_not_found').dismisses();
      await visit.next();
      visit.isAt('quote');
      expect(visit.asked('/rates')).toHaveLength(2);
    },
  );
  it('of a quote that ends while it shows leads back to the date, and from there to another one', async () => {
    let isGone = false;
    const visit = await reachesQuote({ fetch: async (request) => (isGone && request.url.endsWith('/checkout')
      ? Response.json({ error: { code: 'quote_not_found', message: 'Refused.' } }, { status: 404 }) : town.fetch(request)) });
    isGone = true;
    await visit.fills({ cadence: 'annual' }).rests();
    await visit.isAt('quote').fails('quote_not_found').dismisses();
    isGone = false;
    await visit.isAt('policyDate').misses('quote', 'checkout').next();
    visit.isAt('quote').keeps({ 'checkout.cadence': 'annual' });
  });
  it('of a quote that has ended when it is paid is worked out of another one there, and paid at the next press', async () => {
    let isGone = false;
    const visit = await reachesPayment({ fetch: async (request) => {
      if (request.url.endsWith('/rates')) isGone = false;
      return isGone && /\/(checkout|cadences|purchase)$/.test(request.url)
        ? Response.json({ error: { code: 'quote_not_found', message: 'Refused.' } }, { status: 404 }) : town.fetch(request);
    } });
    await paid(visit).accepts();
    isGone = true;
    await visit.next();
    await visit.isAt('payment').fails('quote_not_found').dismisses();
    expect(visit.asked('/rates')).toHaveLength(2);
    await paid(visit.isAt('payment')).next();
    visit.isAt('confirmation');
    expect(visit.asked('/purchase')).toHaveLength(2);
  });
});

describe('a form of the server that cannot be asked', () => {
  it.each([
    ['no start', { screens: {} }],
    ['a start that is not there', { start_screen_id: 'x', screens: { a: { question: 'A', fields: [] } } }],
    ['screens of another kind', { start_screen_id: 'a', screens: [1, 2] }],
    ['fields of another kind', { start_screen_id: 'a', screens: { a: { question: 'A', fields: 'none' } } }],
  ])('%s: is an error before the survey begins, with nothing stored (F13)', async (_, dynamic_form) => {
    const visit = await visitor(town, 'renters', { fetch: async (request) => {
      if (!request.url.endsWith('/renters/plans')) return town.fetch(request);
      const answer = (await (await town.fetch(request)).json()) as Body;
      return Response.json({ ...answer, dynamic_form });
    } });
    await visit.fills(tenant).next();
    expect(visit.isAt('propertyInfo').view.fault?.outcome).toBe('unknown');
    visit.misses('plan', 'dynamicForm', 'trail');
  });
});
