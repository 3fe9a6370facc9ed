import type { RentalPlan } from '#api/contracts/rentalCar';
import { createClock, getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnCalendar, drawnScreen, rowsOf } from '../support/drawn';
import { hertzWeekend, ines, jonah } from '../support/people';
import { cards, memoryStorage, openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const starts = (): Promise<Visit> => visitor(town, 'rental-car');
async function reachesDriver(reservation: Readonly<Record<string, unknown>> = hertzWeekend): Promise<Visit> {
  const visit = await starts();
  await visit.fills(reservation).next();
  if (visit.view.step === 'agreement') await visit.fills({ hasSignedAgreement: false }).next();
  await visit.isAt('useType').fills({ isForPersonalUse: true }).next();
  return visit.isAt('driver');
}
async function reachesPlans(reservation?: Readonly<Record<string, unknown>>): Promise<Visit> {
  const visit = await reachesDriver(reservation);
  await visit.fills(ines).next();
  await visit.isAt('additionalDrivers').fills({ hasAdditionalDrivers: false }).next();
  return visit.isAt('plans');
}
const plansOf = (visit: Visit): readonly RentalPlan[] => visit.context.plans as readonly RentalPlan[];
async function reachesPayment(): Promise<Visit> {
  const visit = await reachesPlans();
  await visit.chooses(plansOf(visit)[0]);
  return visit.isAt('payment');
}
/** How many policies the ledger holds for the quote the visitor pressed Pay on. */
async function policies(visit: Visit): Promise<number> {
  const { quote_id } = (await visit.asked('/purchase')[0]?.clone().json()) as { quote_id: string };
  return (await town.sandbox.db.query('select policy_number from policies where quote_id = $1', [quote_id])).rowCount;
}

describe('a purchase', () => {
  it('leads to a policy number and clears all else (RC-010, RC-014, RC-016, RC-019, RC-023, RC-026, RC-053, C-08)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard().accepts();
    await visit.next();
    visit.isAt('confirmation');
    expect(getPath(visit.context, 'purchase.policy_number')).toMatch(/^RC-/);
    visit.misses('pickUpDate', 'driverInfo', 'plans', 'selectedPlan', 'checkout', 'uid', 'paymentMethod', 'card', 'acknowledged');
    visit.reloads().isAt('confirmation');
    await visit.goesTo('payment');
    visit.isAt('rentalInfo').misses('pickUpDate');
  });

  it('is shown before it is paid, and on the receipt by what the purchase itself says (RC-025, RC-026, RC-037, C-08)', async () => {
    const visit = await reachesDriver();
    await visit.fills(ines).next();
    await visit.fills({ hasAdditionalDrivers: true }).next();
    await visit.fills({ additionalDrivers: [jonah] }).next();
    await visit.isAt('plans').chooses(plansOf(visit)[1]);
    const { subtotal, tax, grandtotal } = getPath(visit.context, 'checkout.totals') as Readonly<Record<string, number>>;
    const totals = (last: string) =>
      [['Subtotal', `$${subtotal?.toFixed(2)}`], ['Tax', `$${tax?.toFixed(2)}`], [last, `$${grandtotal?.toFixed(2)}`]];
    expect(rowsOf(await drawnScreen(visit.isAt('payment')))).toEqual([
      ['Rental agency', 'Hertz'], ['Rental dates', 'Mar 14, 2026 to Mar 16, 2026'],
      ['Primary driver', 'Ines Okafor\n48 Alder Street, Columbus, OH 43215\n614-555-0100\nines@example.com'],
      ['Additional drivers', 'Jonah Okafor'],
      ['Coverage', 'Up to $100,000 for damage to the rental car; theft of your personal property'], ...totals('Total due'),
    ]);
    await visit.typesCard().accepts();
    await visit.next();
    const receipt = await drawnScreen(visit.isAt('confirmation'));
    expect(receipt).toContain(`>${String(getPath(visit.context, 'purchase.policy_number'))}<`);
    expect(rowsOf(receipt)).toEqual([
      ['Plan', 'Platinum'], ['Rental agency', 'Hertz'], ['Rental dates', 'Mar 14, 2026 to Mar 16, 2026'],
      ['Primary driver', 'Ines Okafor'], ['Additional drivers', 'Jonah Okafor'], ...totals('Total paid'),
    ]);
    expect(receipt).toMatch(/<a [^>]*href="\/documents\/[^"]*"[^>]*>.*Policy document/su);
  });

  it('sends one purchase, with the key of the selection, the price shown and what RC-074 names (RC-052, RC-074, CH-010, D17)', async () => {
    const visit = await reachesPayment();
    const uid = visit.context.uid;
    const shown = getPath(visit.context, 'checkout.totals.grandtotal');
    await visit.typesCard().accepts();
    await visit.presses().presses().presses().rests();
    const sent = visit.asked('/purchase');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('x-unique-key')).toBe(uid);
    expect(await sent[0]?.json()).toMatchObject({
      payment_method_id: expect.any(String), plan_id: 'rental-platinum-family', revenue: shown, details: { rental_company_name: 'Hertz' },
    });
  });

  it('says who buys only where there is no token (CH-006, C-20)', async () => {
    const withToken = await reachesPayment();
    await withToken.typesCard().accepts();
    await withToken.next();
    expect(await withToken.asked('/purchase')[0]?.json()).not.toHaveProperty('first_name');
  });

  it('makes token, payment method and purchase in that order, and stops at a card the provider refuses (PY-022, PY-024)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard(cards.wrongNumber).accepts();
    await visit.next();
    visit.isAt('payment').fails('card_error');
    expect(visit.asked('/methods')).toHaveLength(0);
    await visit.dismisses();
    await visit.typesCard().next();
    const calls = visit.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
    expect(calls.indexOf('methods')).toBeLessThan(calls.indexOf('purchase'));
    visit.isAt('confirmation');
  });

  it('takes a good card after a declined one, on the same key (D10, RC-075, PY-016)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard(cards.declined).accepts();
    await visit.next();
    visit.isAt('payment').fails('payment_method_rejected_by_service').keeps({ acknowledged: true });
    await visit.dismisses();
    await visit.typesCard(cards.visa).next();
    visit.isAt('confirmation');
    const keys = visit.asked('/purchase').map(({ headers }) => headers.get('x-unique-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await policies(visit)).toBe(1);
  });

  it('whose answer is lost can be checked: same key, same method, one policy (I16, D19)', async () => {
    let lose = true;
    const visit = await visitor(town, 'rental-car', { fetch: async (request) => {
      const answer = await town.fetch(request);
      if (!lose || !request.url.endsWith('/purchase')) return answer;
      lose = false;
      throw new TypeError('the line was cut');
    } });
    await visit.fills(hertzWeekend).next();
    await visit.fills({ isForPersonalUse: true }).next();
    await visit.fills(ines).next();
    await visit.fills({ hasAdditionalDrivers: false }).next();
    await visit.chooses(plansOf(visit)[0]);
    await visit.typesCard().accepts();
    await visit.next();
    expect(visit.isAt('payment').view.fault?.outcome).toBe('unknown');
    await visit.dismisses();
    await visit.checks();
    visit.isAt('confirmation');
    const sent =
      await Promise.all(visit.asked('/purchase').map((request) => request.clone().json() as Promise<{ payment_method_id: string }>));
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map((body) => body.payment_method_id)).size).toBe(1);
    expect(visit.asked('/methods')).toHaveLength(1);
    expect(await policies(visit)).toBe(1);
  });

  it('has a new key with each selection of a plan (RC-047)', async () => {
    const visit = await reachesPayment();
    const first = visit.context.uid;
    await visit.back();
    await visit.isAt('plans').chooses(plansOf(visit)[0]);
    expect(visit.isAt('payment').context.uid).not.toBe(first);
    await visit.typesCard().accepts();
    await visit.next();
    visit.isAt('confirmation');
  });
  it('is forgotten when a plan is selected for the next one, and not before (RC-048)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard().accepts();
    await visit.next();
    await visit.isAt('confirmation').goesTo('rentalInfo');
    await visit.fills(hertzWeekend).next();
    await visit.fills({ isForPersonalUse: true }).next();
    await visit.fills(ines).next();
    await visit.fills({ hasAdditionalDrivers: false }).next();
    expect(visit.isAt('plans').context.purchase).toBeDefined();
    await visit.chooses(plansOf(visit)[0]);
    await visit.isAt('payment').misses('purchase').goesTo('confirmation');
    visit.isAt('rentalInfo');
  });
});

describe('who cannot be covered', () => {
  it.each([
    ['Renty from the list', { ...hertzWeekend, rentalAgency: 'Renty' }],
    ['Renty typed in any case', { ...hertzWeekend, rentalAgency: 'Other', otherAgency: ' RENTY ' }],
  ])('%s gets a message, stays and may change the answer (RC-042, RC-077, S-30)', async (_, reservation) => {
    const visit = await starts();
    await visit.fills(reservation).next();
    visit.isAt('rentalInfo').sees('renty');
    await visit.dismisses();
    visit.sees(undefined).keeps({ rentalAgency: reservation.rentalAgency });
    await visit.fills({ rentalAgency: 'Hertz' }).next();
    visit.isAt('useType');
  });
  it('a signed agreement ends in the text, and later steps stay closed (RC-040, C-32)', async () => {
    const visit = await starts();
    await visit.fills({ ...hertzWeekend, pickUpDate: '2026-03-10' }).next();
    await visit.isAt('agreement').fills({ hasSignedAgreement: true }).next();
    await visit.isAt('agreement').sees('alreadySigned').dismisses();
    await visit.goesTo('useType');
    visit.isAt('rentalInfo');
  });
  it('business use ends in the text, and the driver step stays closed (RC-041, C-32)', async () => {
    const visit = await starts();
    await visit.fills(hertzWeekend).next();
    await visit.fills({ isForPersonalUse: false }).next();
    await visit.isAt('useType').sees('businessUse').dismisses();
    await visit.goesTo('driver');
    visit.isAt('rentalInfo');
  });
});

describe('dates', () => {
  it('ask about the agreement only when the car is picked up today, by New York (RC-010, RC-057)', async () => {
    const lateTown = await openTown({ on: '2026-03-11', at: '03:30:00Z' });
    try {
      const visit = await visitor(lateTown, 'rental-car');
      await visit.fills({ ...hertzWeekend, pickUpDate: '2026-03-10' }).next();
      visit.isAt('agreement');
      await visit.goesTo('rentalInfo');
      await visit.fills({ pickUpDate: '2026-03-11' }).next();
      visit.isAt('useType');
    } finally { await lateTown.close(); }
  });
  it('refuse yesterday and a return before the pick-up or over 30 days after it (RC-057, RC-058, RC-059)', async () => {
    const visit = await starts();
    for (const wrong of [
      { pickUpDate: '2026-03-09', returnDate: '2026-03-12' }, { pickUpDate: '2026-03-14', returnDate: '2026-04-14' },
      { pickUpDate: '2026-03-14', returnDate: undefined },
    ]) {
      await visit.fills({ ...hertzWeekend, ...wrong }).next();
      visit.isAt('rentalInfo');
    }
    for (const right of [{ returnDate: '2026-03-14' }, { returnDate: '2026-04-13' }]) {
      await visit.fills({ ...hertzWeekend, ...right }).next();
      await visit.isAt('useType').back();
    }
  });
  it('before today are not offered for the return either, whether the pick-up is known, blank or past (RC-057, RC-058, RC-059, I10)', async () => {
    const visit = await starts();
    const shown = async (month: string): Promise<readonly (string | undefined)[]> => {
      const { days, limit } = await drawnCalendar(visit, 'returnDate', month);
      return [days[0], days.at(-1), limit];
    };
    expect(await shown('2026-03')).toEqual(['2026-03-10', '2026-03-31', '03/10/2026 or later.']);
    expect(await shown('2027-06')).toEqual(['2027-06-01', '2027-06-30', '03/10/2026 or later.']);
    // A pick-up that has passed, at midnight or as it was typed, says nothing about the return.
    visit.fills({ pickUpDate: '2026-03-02' });
    expect(await shown('2026-03')).toEqual(['2026-03-10', '2026-03-31', '03/10/2026 or later.']);
    visit.fills({ pickUpDate: '2026-03-14' });
    const limit = 'Up to 30 days after pick-up: no later than 04/13/2026.';
    expect(await shown('2026-03')).toEqual(['2026-03-14', '2026-03-31', limit]);
    expect(await shown('2026-04')).toEqual(['2026-04-01', '2026-04-13', limit]);
  });
  it('asks for the return again when the pick-up moves past it or more than 30 days ahead of it (RC-044, S-27)', async () => {
    const visit = await starts();
    visit.fills(hertzWeekend).fills({ pickUpDate: '2026-05-01' }).misses('returnDate');
    visit.fills({ ...hertzWeekend, returnDate: '2026-04-13' }).fills({ pickUpDate: '2026-03-15' }).fills({
      pickUpDate: '2026-03-14',
    }).keeps({ returnDate: '2026-04-13' });
    visit.fills({ pickUpDate: '2026-03-13' }).misses('returnDate');
  });
  it('that move the pick-up ask the two questions again (RC-043)', async () => {
    const visit = await reachesDriver();
    await visit.goesTo('rentalInfo');
    visit.fills({ pickUpDate: '2026-03-15' }).misses('isForPersonalUse', 'hasSignedAgreement');
  });
  it('that have passed since yesterday are gone on load, with the answers that hang on them (RC-045, PS-004, S-28)', async () => {
    const storage = memoryStorage();
    const before = await visitor(town, 'rental-car', { storage });
    await before.fills({ ...hertzWeekend, pickUpDate: '2026-03-10', returnDate: '2026-03-12' }).next();
    before.isAt('agreement').fills({ hasSignedAgreement: false });
    const after = await visitor(town, 'rental-car', { storage, clock: createClock(() => Date.parse('2026-03-11T16:00:00Z')) });
    after.isAt('rentalInfo').misses('pickUpDate', 'hasSignedAgreement').keeps({ rentalAgency: 'Hertz', returnDate: '2026-03-12' });
    const later = await visitor(town, 'rental-car', { storage, clock: createClock(() => Date.parse('2026-03-13T16:00:00Z')) });
    later.isAt('rentalInfo').misses('pickUpDate', 'returnDate').keeps({ rentalAgency: 'Hertz' });
  });
});

describe('drivers', () => {
  it('are sent main driver first, without blanks (WG-003, RC-038, RC-039, RC-068, RC-069, RC-070, S-31)', async () => {
    const visit = await reachesDriver();
    await visit.fills({ ...ines, unit: '  ', firstName: ' Ines ' }).next();
    await visit.fills({ hasAdditionalDrivers: true }).next();
    await visit.isAt('addDrivers').fills({ additionalDrivers: [jonah, {}, { firstName: ' ', lastName: '' }] }).next();
    await visit.isAt('plans').keeps({ additionalDrivers: [jonah] }).chooses(plansOf(visit)[0]);
    const body = (await visit.asked('/checkout')[0]?.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      email: ines.email, phone_number: ines.phoneNumber, plan_id: 'rental-platinum-family',
      rating_address: { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' },
    });
    expect(body.details).toEqual({
      rental_company_name: 'Hertz', rental_started: '2026-03-14', rental_ended: '2026-03-16',
      drivers: [
        { firstName: 'Ines', lastName: 'Okafor', email: ines.email, phone: ines.phoneNumber, isMainDriver: true,
          address: {
            line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', country: 'US', postal: '43215', lat: expect.any(Number),
            lng: expect.any(Number),
          } },
        { ...jonah, isMainDriver: false },
      ],
    });
    await visit.goesTo('additionalDrivers');
    await visit.fills({ hasAdditionalDrivers: false }).next();
    visit.isAt('plans').misses('additionalDrivers');
    await visit.chooses(plansOf(visit)[0]);
    const last = (await visit.asked('/checkout').at(-1)?.json()) as { details: { drivers: unknown[] } };
    expect(last.details.drivers).toHaveLength(1);
    await visit.goesTo('additionalDrivers');
    await visit.fills({ hasAdditionalDrivers: true }).next();
    visit.isAt('addDrivers').keeps({ additionalDrivers: [jonah] });
  });
  it('follow a Yes, need both names or neither, and are five at most (RC-018, RC-020, RC-021, RC-067)', async () => {
    const visit = await reachesDriver();
    await visit.fills(ines).next();
    await visit.fills({ hasAdditionalDrivers: true }).next();
    await visit.fills({ additionalDrivers: [{ firstName: 'Jonah' }] }).next();
    expect(visit.isAt('addDrivers').view.missing).toEqual([{ title: 'Last name' }]);
    await visit.fills({ additionalDrivers: Array.from({ length: 6 }, () => jonah) }).next();
    visit.isAt('addDrivers');
    await visit.fills({ additionalDrivers: [] }).next();
    visit.isAt('plans');
  });
  it('whose address is not found or not covered stay on their step with everything typed (RC-065, WG-008, S-34, ME-021)', async () => {
    const visit = await reachesDriver();
    await visit.fills({ ...ines, city: 'Nowhere', postal: '00000' }).next();
    visit.isAt('driver').fails('ZERO_RESULTS').keeps({ 'driverInfo.firstName': 'Ines' });
    await visit.dismisses();
    await visit.fills({ ...ines, city: 'Honolulu', region: 'HI', postal: '96813' }).next();
    visit.isAt('driver').fails('no_offers_found').misses('plans');
    await visit.dismisses();
    await visit.fills(ines).next();
    visit.isAt('additionalDrivers');
  });
});

describe('plans', () => {
  it('come dearest first, for the driver’s address (RC-022, RC-072, CO-008)', async () => {
    const visit = await reachesPlans();
    expect(plansOf(visit).map(({ information }) => information.title)).toEqual(['Platinum Family', 'Platinum', 'Standard']);
    expect(await visit.asked('/rental-car/plans')[0]?.json()).toEqual({
      rating_address: { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' },
    });
  });
  it('that were not offered cannot be chosen', async () => {
    const visit = await reachesPlans();
    await visit.chooses({ ...plansOf(visit)[0], plan_id: 'free' });
    visit.isAt('plans').misses('selectedPlan');
  });
  it.each([['pickUpDate', '2026-03-15', 'rentalInfo'], [
    'rentalAgency', 'Avis', 'rentalInfo',
  ], ['hasAdditionalDrivers', true, 'additionalDrivers'], ['email', 'other@example.com', 'driver']])(
    'must be selected again after %s changed (S-29)', async (field, value, step) => {
      const visit = await reachesPayment();
      await visit.goesTo(step);
      visit.fills({ [field]: value }).misses('selectedPlan', 'checkout', 'uid');
      await visit.goesTo('payment');
      visit.isAt('rentalInfo');
    });
});

describe('the certification', () => {
  it('is needed to pay: accepting its text ticks it, dismissing unticks it (RC-050, RC-051, RC-087, PY-017, PY-018, C-31)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard().next();
    expect(visit.isAt('payment').asked('/purchase')).toHaveLength(0);
    await visit.opensTerms();
    await visit.sees('certification').misses('acknowledged').dismisses();
    visit.misses('acknowledged');
    await visit.accepts();
    visit.keeps({ acknowledged: true });
    await visit.dismisses();
    visit.misses('acknowledged');
  });
});

describe('typed addresses', () => {
  const leadsTo = async (visit: Visit, asked: string, met: string): Promise<void> => { (await visit.goesTo(asked)).isAt(met); };
  it.each([
    'agreement', 'useType', 'driver', 'additionalDrivers', 'addDrivers', 'plans', 'payment', 'confirmation',
  ])('of %s lead to rental info when nothing is entered (RC-002, AS-025)', async (step) => {
    const visit = await starts();
    await visit.goesTo(step);
    visit.isAt('rentalInfo');
  });
  it('open each step once the data that it needs is there, and not before (RC-003, RC-004, RC-005, RC-007, RC-008)', async () => {
    const visit = await starts();
    visit.fills({ ...hertzWeekend, pickUpDate: undefined });
    for (const step of ['agreement', 'useType']) await leadsTo(visit, step, 'rentalInfo');
    visit.fills(hertzWeekend);
    await leadsTo(visit, 'useType', 'useType');
    await leadsTo(visit, 'agreement', 'rentalInfo');
    visit.fills({ ...hertzWeekend, pickUpDate: '2026-03-10' });
    await leadsTo(visit, 'agreement', 'agreement');
    await leadsTo(visit, 'rentalInfo', 'rentalInfo');
    visit.fills(hertzWeekend);
    await (await visit.next()).fills({ isForPersonalUse: true }).next();
    await leadsTo(visit.isAt('driver'), 'rentalInfo', 'rentalInfo');
    await leadsTo(visit.fills({ rentalAgency: undefined }), 'driver', 'rentalInfo');
    await leadsTo(visit.fills(hertzWeekend), 'driver', 'driver');
    for (const step of ['additionalDrivers', 'addDrivers']) await leadsTo(visit, step, 'rentalInfo');
    await leadsTo(visit, 'driver', 'driver');
    await visit.fills(ines).next();
    await leadsTo(visit, 'addDrivers', 'rentalInfo');
    await leadsTo(visit, 'additionalDrivers', 'additionalDrivers');
    await leadsTo(visit.fills({ hasAdditionalDrivers: true }), 'addDrivers', 'addDrivers');
    await leadsTo(visit, 'additionalDrivers', 'additionalDrivers');
    await visit.fills({ hasAdditionalDrivers: false }).next();
    await leadsTo(visit.isAt('plans'), 'payment', 'rentalInfo');
    await leadsTo(visit, 'plans', 'plans');
    await visit.chooses(plansOf(visit)[0]);
    await leadsTo(visit.isAt('payment'), 'confirmation', 'rentalInfo');
    await leadsTo(visit, 'payment', 'payment');
    await visit.typesCard().accepts();
    await visit.next();
    await leadsTo(visit.isAt('confirmation'), 'confirmation', 'confirmation');
  });
  it('do not open the plans of another driver: they are asked for again first (RC-006)', async () => {
    const visit = await reachesPlans();
    await leadsTo(visit, 'driver', 'driver');
    await leadsTo(visit.fills({ firstName: 'Jonah' }), 'plans', 'rentalInfo');
    await visit.misses('plans').goesTo('driver');
    await visit.next();
    await leadsTo(visit, 'plans', 'plans');
  });
});

describe('an address', () => {
  it('keeps what was typed and gains country, county and place when it is found (WG-001, WG-007)', async () => {
    const visit = await reachesDriver();
    await visit.fills({ ...ines, unit: '3B' }).next();
    visit.keeps({
      'driverInfo.streetAddress': '48 Alder Street', 'driverInfo.unit': '3B', 'driverInfo.country': 'US', 'driverInfo.county': 'Franklin',
      'driverInfo.lat': expect.any(Number), 'driverInfo.lng': expect.any(Number),
    });
  });
});

describe('selecting a plan', () => {
  it('asks for its price first and then leads to payment (RC-049, RC-073)', async () => {
    const visit = await reachesPlans();
    expect(visit.asked('/checkout')).toHaveLength(0);
    await visit.chooses(plansOf(visit)[1]);
    expect(visit.isAt('payment').asked('/checkout')).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('clears everything of the flow, stored answers included (RC-054, PS-003)', async () => {
    const visit = await reachesPayment();
    await visit.resets();
    visit.isAt('rentalInfo');
    expect(Object.values(visit.context).filter((value) => value !== undefined)).toEqual([]);
    visit.reloads().isAt('rentalInfo').misses('pickUpDate', 'driverInfo');
  });
});

describe('a reload', () => {
  it('keeps the step and every answer, but never the card (PS-001, PS-002, S-66)', async () => {
    const visit = await reachesPayment();
    await visit.typesCard().accepts();
    const { plans, checkout, uid, driverInfo } = visit.context;
    visit.reloads().isAt('payment').keeps({ plans, checkout, uid, driverInfo, acknowledged: true }).misses('card');
  });
});
