import { getPath } from '#engine';
import { toValue, typed } from '#widgets/date/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, drawnScreen, labelsOf } from '../support/drawn';
import { holdsBack, memoryStorage, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const thandi = {
  firstName: 'Thandi', lastName: 'Nkosi', phone: '+27821234567', email: 'thandi@example.co.za', policyholderId: '9001015009087',
  streetAddress: '12 Loop Street', city: 'Cape Town', region: 'Western Cape', postal: '8001', country: 'ZA',
} as const;
const sipho = {
  beneficiaryRelationship: 'Spouse', beneficiaryFirstName: 'Sipho', beneficiaryLastName: 'Nkosi', beneficiaryInformationType: 'id',
  beneficiaryId: '9203046009081',
  beneficiaryPhone: '+27821234568', beneficiaryEmail: 'sipho@example.co.za',
} as const;
const screening = {
  has_two_or_more_claims: false, has_fence: true, lives_in_house: true, unoccupied_for_60_days: false, is_main_residence: true,
  is_sublet_or_communed: false,
  has_insurance_refusal_or_cancellation: false, has_stone_walls: true, has_solid_construction_roof: true,
} as const;
const lines = ['vehicle-contents', 'residential'] as const;
type Line = typeof lines[number];

async function reachesPlans(line: Line, options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitor(town, line, options);
  await visit.rests();
  if (line === 'residential') await visit.fills({ has_break_ins: false, has_neighbors: true, has_surveillance: true }).next();
  return visit.isAt('plans');
}
const plansOf = (visit: Visit): readonly { readonly plan_id: string }[] => visit.context.plans as readonly { readonly plan_id: string }[];
async function chooses(visit: Visit, id: RegExp): Promise<Visit> {
  await visit.chooses(plansOf(visit).find(({ plan_id }) => id.test(plan_id)));
  if (visit.view.step === 'additionalBenefits') await visit.skips();
  return visit.isAt('policyHolder');
}
const reachesHolder = async (line: Line, options?: VisitOptions): Promise<Visit> => chooses(await reachesPlans(line, options), /./);
async function reachesBeneficiary(line: Line): Promise<Visit> {
  const visit = await reachesHolder(line);
  await visit.fills(thandi).next();
  await visit.isAt('addBeneficiary').fills({ hasBeneficiary: true }).next();
  return visit.isAt('beneficiary');
}
async function pays(visit: Visit): Promise<void> {
  await visit.rests();
  visit.typesCard();
  if (visit.view.form?.schema.properties?.acknowledged) await visit.accepts();
  await visit.next();
}
/** Next is refused with this answer, and every other one right. */
async function refuses(visit: Visit, right: Readonly<Record<string, unknown>>, wrong: Readonly<Record<string, unknown>>): Promise<void> {
  const { step } = visit.view;
  await visit.fills({ ...right, ...wrong }).next();
  expect(visit.view.step, JSON.stringify(wrong)).toBe(step);
}
const puts = (visit: Visit): readonly Request[] => visit.requests.filter(({ method }) => method === 'PUT');
/** Label and value of each row of the tables of a page. */
const rowsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<span>)?([^<]*)/gu)].map(([, label = '', value = '']) => [label, value]);
/** Whether the page has these words, one after the other. */
function inOrder(html: string, words: readonly string[]): boolean {
  let from = 0;
  return words.every((each) => {
    const at = html.indexOf(each, from);
    from = at + each.length;
    return at !== -1;
  });
}
/** The rows of the dearest plan of vehicle contents and the first of residential, and what a month of it costs. */
const billed = {
  'vehicle-contents': [
    [['Plan', 'Complete'], ['Personal possessions', 'R7,500'], ['Electronics', 'R15,000'], ['Home locks and keys', 'R7,500'],
      ['Identity theft', 'R2,000'], ['Accidental death and disability', 'R100,000']],
    ['Subtotal', 'R89.50'], ['Tax', 'R0.00'], ['Total per month', 'R89.50'],
  ],
  residential: [
    [['Plan', 'HomeSafe Essential'], ['Home contents theft', 'R25,000'], ['Accidental death and disability', 'R50,000']],
    ['Subtotal', 'R61.83'], ['Tax', 'R9.27'], ['Total per month', 'R71.10'],
  ],
} as const;
/** What the last update of the quote says about the plan. */
async function lastApplication(visit: Visit): Promise<unknown> {
  const body = (await puts(visit).at(-1)?.clone().json()) as { readonly application: { readonly plan_applications: readonly unknown[] } };
  return body.application.plan_applications[0];
}
describe('additional benefits', () => {
  it('keep the ticks when Skip fails, and lose them when it succeeds (RS-010, RS-011, S-43)', async () => {
    let broken = false;
    const visit = await reachesPlans('residential', { fetch: (request) => (broken && request.method === 'PUT'
      ? Promise.reject(new TypeError('Failed to fetch')) : town.fetch(request)) });
    await visit.chooses(plansOf(visit).find(({ plan_id }) => plan_id === 'homesafe-complete'));
    visit.isAt('additionalBenefits').fills({ addOns: ['electronics'] });
    broken = true;
    await visit.skips();
    await visit.isAt('additionalBenefits').fails('network').dismisses();
    visit.keeps({ 'details.addOns': ['electronics'], chosenAddOns: 'Portable electronics (R15,000)' });
    broken = false;
    await visit.skips();
    visit.isAt('policyHolder').misses('details.addOns');
    expect(await lastApplication(visit)).toMatchObject({ plan_add_ons: [] });
  });
  it('are what Back leads to from the holder, where the plan has some (RS-009, RS-012)', async () => {
    const visit = await chooses(await reachesPlans('residential'), /complete/);
    await visit.back();
    visit.isAt('additionalBenefits');
  });
});
const ui = (visit: Visit, field: string): unknown =>
  (visit.view.form?.ui as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[field]?.['ui:options'];

describe.each(lines)('%s', (line) => {
  it('needs the holder’s names, South African phone, e-mail and ID number of 13 digits (VC-026, VC-027, VC-028, VC-029)', async () => {
    const visit = await reachesHolder(line);
    for (const name of ['firstName', 'lastName']) {
      for (const wrong of ['', 'a'.repeat(41), 'Thandi2', 'Anne-Marie']) await refuses(visit, thandi, { [name]: wrong });
    }
    const phones = [undefined, '+16145550100', '+2727821234567', '+2782123456', '+278212345678', '+27000000000', '+27 82 abc 4567'];
    for (const phone of phones) await refuses(visit, thandi, { phone });
    for (const email of [undefined, 'a@']) await refuses(visit, thandi, { email });
    for (const policyholderId of [undefined, '900101500908', '90010150090877', 'ABCDEFGHIJKLM']) {
      await refuses(visit, thandi, { policyholderId });
    }
    expect(ui(visit, 'phone')).toMatchObject({ countries: ['ZA'] });
    await visit.fills({ ...thandi, firstName: 'A'.repeat(40) }).next();
    visit.isAt('addBeneficiary');
  });
  it('takes a beneficiary’s ID or birthdate (VC-016, VC-026, VC-032, VC-033, VC-034, VC-035, VC-036, VC-037, VC-038, RS-020, S-44)', async () => {
    const visit = await reachesBeneficiary(line);
    await refuses(visit, sipho, { beneficiaryInformationType: undefined, beneficiaryId: undefined });
    for (const beneficiaryId of [undefined, '920304600908', '92030460090811']) await refuses(visit, sipho, { beneficiaryId });
    for (const beneficiaryRelationship of [undefined, 'Landlord']) await refuses(visit, sipho, { beneficiaryRelationship });
    for (const name of ['beneficiaryFirstName', 'beneficiaryLastName']) {
      for (const wrong of [undefined, 'a'.repeat(41), 'Sipho2', 'Anne-Marie']) await refuses(visit, sipho, { [name]: wrong });
    }
    for (const beneficiaryPhone of [undefined, '+2782123456']) await refuses(visit, sipho, { beneficiaryPhone });
    for (const beneficiaryEmail of [undefined, 'a@']) await refuses(visit, sipho, { beneficiaryEmail });
    expect(ui(visit, 'beneficiaryPhone')).toMatchObject({ defaultCountry: 'ZA' });
    visit.fills({ ...sipho, beneficiaryInformationType: 'birthdate' });
    visit.misses('details.beneficiaryId');
    for (const beneficiaryBirthdate of [undefined, '1880-01-01', '2026-03-10', '2027-01-31']) {
      await refuses(visit, {}, { beneficiaryBirthdate });
    }
    const shown = typed('', '31011990', 'dd/mm/yyyy');
    expect(shown).toBe('31/01/1990');
    visit.fills({ beneficiaryBirthdate: toValue(shown, 'dd/mm/yyyy') }).keeps({ 'details.beneficiaryBirthdate': '1990-01-31' });
    visit.fills({ beneficiaryInformationType: 'id' }).misses('details.beneficiaryBirthdate', 'details.beneficiaryId');
    await visit.fills(sipho).next();
    visit.isAt(line === 'residential' ? 'additionalQuestions' : 'payment');
  });
  it('says that the estate is paid without a beneficiary, and goes on (VC-017, VC-019, RS-019, RS-021, RS-045)', async () => {
    const visit = await reachesHolder(line);
    await visit.fills(thandi).next();
    expect(ui(visit.isAt('addBeneficiary'), 'hasBeneficiary')).toEqual({ choices: [
      { value: true, title: 'Yes' }, { value: false, title: 'No', help: expect.stringMatching(/policy holder’s estate/u) as string },
    ] });
    await visit.fills({ hasBeneficiary: false }).next();
    visit.isAt(line === 'residential' ? 'additionalQuestions' : 'payment');
  });
  it('keeps only the end of an ID number after the purchase, and asks for it again with new plans, which end the receipt (S15, D5, VC-018, VC-045, RS-038, RS-039, RS-053)', async () => {
    const storage = memoryStorage();
    const kept = new Map<string, string>();
    const visit = await reachesHolder(line, { storage: { ...storage, setItem: (key, value) => {
      kept.set(key, value);
      storage.setItem(key, value);
    } } });
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: true }).next();
    await visit.fills({ beneficiaryInformationType: 'id' }).fills(sipho).next();
    if (line === 'residential') await visit.fills(screening).next();
    await pays(visit);
    visit.isAt('confirmation').keeps({ 'details.policyholderId': '•••• 9087', 'beneficiary.id': '•••• 9081' });
    expect([...kept.values()].join()).not.toMatch(/9001015009087|9203046009081/u);
    await visit.goesTo('plans');
    visit.misses('details');
    if (line === 'residential') await visit.fills({ has_break_ins: false, has_neighbors: true, has_surveillance: true }).next();
    visit.isAt('plans').misses('purchase', 'details.policyholderId');
    await visit.goesTo('confirmation');
    expect(visit.view.step).not.toBe('confirmation');
  });
  it('shows before the card who and what is insured and what it costs a month; the receipt shows the same without the bill (VC-009, VC-014, VC-046, VC-048, RS-034, RS-035, RS-036, RS-037, RS-039, RS-040, C-39, S-44)', async () => {
    const visit = await reachesHolder(line);
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: true }).next();
    await visit.fills({ beneficiaryInformationType: 'id' }).fills(sipho).next();
    if (line === 'residential') await visit.fills(screening).next();
    await visit.rests();
    // As plain text: markup is sanitised in a browser alone.
    const words = 'Cover begins with the first payment.';
    const { selectedPlan } = visit.isAt('payment').context as { readonly selectedPlan: { readonly information: object } };
    const context = { ...visit.context, selectedPlan: { ...selectedPlan, information: {
      ...selectedPlan.information, acknowledgment_html: words } } };
    const html = await drawnScreen(visit, { context });
    const [plan, ...bill] = billed[line];
    const people = (holderId: string, beneficiaryId: string) => [
      ['Name', 'Thandi Nkosi'], ['ID number', holderId], ['Phone number', '+27 82 123 4567'], ['E-mail', 'thandi@example.co.za'],
      ['Address', line === 'residential' ? '12 Loop Street, Cape Town, Western Cape, 8001' : '12 Loop Street, Cape Town, 8001'],
      ['Name', 'Sipho Nkosi'], ['Relationship', 'Spouse'], ['ID number', beneficiaryId], ['Phone number', '+27 82 123 4568'],
      ['E-mail', 'sipho@example.co.za'],
    ];
    expect(rowsOf(html)).toEqual([...people('9001015009087', '9203046009081'), ...plan, ['Policies issued by', 'Chubb'],
      ['Billing frequency', 'Monthly'], ...bill]);
    expect(inOrder(html, ['Your Quote', 'Policy holder', 'Beneficiary', 'Your plan', 'Total per month', '>Payment<', '>acknowledgment<',
      ...(line === 'residential' ? [words] : []), 'Complete Your Order'])).toBe(true);
    await pays(visit);
    const receipt = await drawnScreen(visit.isAt('confirmation'));
    expect(receipt).toContain(String(getPath(visit.context, 'purchase.policy_number')));
    expect(rowsOf(receipt)).toEqual([...people('•••• 9087', '•••• 9081'), ...plan, ['Policies issued by', 'Chubb']]);
    expect(receipt).not.toMatch(/total|SMS|text message/iu);
  });
  it('leads back step by step: beneficiary, the question about one, holder, plans (VC-010, RS-012, RS-022, RS-025)', async () => {
    const visit = await reachesBeneficiary(line);
    for (const step of ['addBeneficiary', 'policyHolder', 'plans']) {
      await visit.back();
      visit.isAt(step);
    }
  });
});

describe('vehicle-contents', () => {
  it('keeps what is asked by the names of the specification (VC-012)', async () => {
    const visit = await reachesBeneficiary('vehicle-contents');
    await visit.fills({ beneficiaryInformationType: 'birthdate' })
      .fills({ ...sipho, beneficiaryInformationType: 'birthdate', beneficiaryBirthdate: '1992-03-04' }).next();
    const { beneficiaryId: _, ...named } = sipho;
    visit.isAt('payment').keeps({ details: {
      ...thandi, ...named, region: 'ZA', unit: undefined, lat: expect.any(Number), lng: expect.any(Number),
      hasBeneficiary: true, beneficiaryInformationType: 'birthdate', beneficiaryBirthdate: '1992-03-04',
    } });
  });
  it('says what the server says when the price cannot be worked out, and asks again (VC-039, VC-040)', async () => {
    let broken = true;
    const visit = await reachesHolder('vehicle-contents', { fetch: (request) => (broken && request.url.endsWith('/carsafe/checkout')
      ? Promise.resolve(Response.json({ error: { code: 'rating_address_rejected' } }, { status: 400 }))
      : town.fetch(request)) });
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: false }).next();
    visit.isAt('payment').fails('rating_address_rejected').misses('checkout');
    expect(await visit.asked('/carsafe/checkout')[0]?.clone().json())
      .toMatchObject({ details: { first_name: 'Thandi', nationality_number: '9001015009087' } });
    broken = false;
    await visit.dismisses();
    await visit.asksAgain();
    expect(getPath(visit.context, 'checkout.totals.grandtotal')).toBeGreaterThan(0);
  });
});

describe('residential', () => {
  it('keeps what is asked by the names of the specification (RS-042, RS-005, RS-031)', async () => {
    const visit = await reachesBeneficiary('residential');
    await visit.fills({ beneficiaryInformationType: 'id' }).fills(sipho).next();
    await visit.isAt('additionalQuestions').fills(screening).next();
    const { region: _, ...address } = thandi;
    visit.isAt('payment').keeps({
      'details.plan_rating_questions': { has_break_ins: false, has_neighbors: true, has_surveillance: true },
      'details.plan_screening_questions': screening,
      ...Object.fromEntries(Object.entries({ ...address, hasBeneficiary: true, ...sipho }).map(([name, value]) =>
        [`details.${name}`, value])),
    });
  });
  it('asks for all three answers about the home before it goes on (RS-006)', async () => {
    const home = { has_break_ins: false, has_neighbors: true, has_surveillance: true };
    for (const left of Object.keys(home)) {
      const visit = await visitor(town, 'residential');
      await refuses(visit, home, { [left]: undefined });
      expect(visit.view.missing).toHaveLength(1);
      await visit.fills(home).next();
      visit.isAt('plans');
    }
  });
  it('asks who the holder and the beneficiary are by the fields of the specification (RS-015, RS-024, VC-027, VC-032, VC-035)', async () => {
    const holder = await reachesHolder('residential');
    const who = ['First name', 'Last name', 'Phone number', 'E-mail', 'Policyholder ID number'];
    expect(labelsOf(drawn(holder))).toEqual([...who, 'Street address', 'Unit', 'City', 'Province', 'Postal code', 'Country']);
    expect(ui(holder, 'phone')).toMatchObject({ countries: ['ZA'] });
    await holder.fills(thandi).next();
    await holder.fills({ hasBeneficiary: true }).next();
    const html = drawn(holder.isAt('beneficiary'));
    expect(labelsOf(html)).toEqual(['Relationship', 'First name', 'Last name', 'How do we identify them?', 'Phone number', 'E-mail']);
    const [, relationships = ''] = /<select id="form\.beneficiaryRelationship"[^>]*>(.*?)<\/select>/u.exec(html) ?? [];
    expect(relationships).toMatch(/^<option value="" selected="">Relationship to Policy Holder</u);
    const { beneficiary_relationships: fetched } = (await (await town.fetch(holder.asked('/beneficiary_relationships')[0] as Request))
      .json()) as { readonly beneficiary_relationships: readonly string[] };
    expect([...relationships.matchAll(/<option value="[^"]+"[^>]*>([^<]*)/gu)].map(([, title]) => title)).toEqual(fetched);
    expect([...html.matchAll(/class="f-card-title"[^>]*>([^<]*)/gu)].map(([, title]) => title))
      .toEqual(['ID Number', 'Birthdate (dd/mm/yyyy)']);
    for (const [type, label, other] of [
      ['id', 'ID Number', 'Birthdate'], ['birthdate', 'Birthdate', 'ID Number'],
    ] as const) {
      const labels = labelsOf(drawn(holder.fills({ beneficiaryInformationType: type })));
      expect(labels).toContain(label);
      expect(labels).not.toContain(other);
    }
    // The chosen card says the format, and the field once more below its label.
    expect(drawn(holder).split('dd/mm/yyyy')).toHaveLength(3);
  });
  it('saves the beneficiary in the quote, then asks the nine questions (RS-026)', async () => {
    const visit = await reachesBeneficiary('residential');
    const before = puts(visit).length;
    await visit.fills({ beneficiaryInformationType: 'id' }).fills(sipho).next();
    visit.isAt('additionalQuestions');
    expect(puts(visit)).toHaveLength(before + 1);
    expect(await lastApplication(visit)).toMatchObject({ beneficiary: {
      first_name: 'Sipho', last_name: 'Nkosi', email: 'sipho@example.co.za', relationship_description: 'Spouse',
      nationality_number: '9203046009081',
    } });
  });
  it('needs all nine answers, saves them in the quote, and leads to payment (RS-028, RS-029, RS-030, RS-031)', async () => {
    let isLast = false;
    const held = holdsBack(town, ({ method }) => isLast && method === 'PUT');
    const visit = await reachesHolder('residential', { fetch: held.fetch });
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: false }).next();
    const before = puts(visit.isAt('additionalQuestions')).length;
    for (const left of Object.keys(screening)) {
      await refuses(visit, screening, { [left]: undefined });
      expect(visit.view.missing).toHaveLength(1);
    }
    expect(puts(visit)).toHaveLength(before);
    isLast = true;
    visit.fills(screening).presses().presses();
    await held.reached;
    expect(visit.presses().isAt('additionalQuestions').view.busy).toBe(true);
    held.release();
    await visit.rests();
    // Payment puts it once more: another tab may have changed it.
    expect(puts(visit.isAt('payment'))).toHaveLength(before + 2);
    expect(await lastApplication(visit)).toMatchObject({ plan_screening_questions: screening });
  });
  it('begins one quote, brings it up to date and asks for its plans, each time they are come to (RS-007)', async () => {
    const visit = await reachesHolder('residential');
    await visit.goesTo('plans');
    await visit.rests();
    const asked = visit.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1) ?? ''}`)
      .filter((request) => /^(POST quote|PUT|GET plans)/.test(request)).map((request) => request.replace(/^PUT .*/, 'PUT'));
    expect(asked).toEqual(['POST quote', 'PUT', 'GET plans', 'PUT', 'GET plans']);
  });
  it('of a holder in South Africa is brought up to date at once; of one elsewhere nothing is sent (RS-017)', async () => {
    const visit = await reachesHolder('residential');
    const before = puts(visit).length;
    await visit.fills({ ...thandi, city: 'Windhoek' }).next();
    expect(puts(visit.sees('noPlans'))).toHaveLength(before);
    await visit.dismisses();
    await visit.fills(thandi).next();
    expect(puts(visit.isAt('addBeneficiary'))).toHaveLength(before + 1);
  });
  it.each(['vehicle-contents', 'residential'] as const)('%s: a foreign postal code is no mistake (VC-022, RS-017)', async (line) => {
    const visit = await reachesHolder(line);
    await visit.fills({ ...thandi, country: 'NA', city: 'Windhoek', postal: '10005' }).next();
    visit.sees('noPlans');
    await visit.dismisses();
    await refuses(visit, thandi, { postal: '10005' });
  });
  it('with a quote that has ended when its price is asked for is priced in another one at the next attempt', async () => {
    let gone: string | undefined;
    const visit = await reachesHolder('residential', { fetch: async (request) => {
      const id = /\/quotes\/([^/]+)\/checkout$/.exec(request.url)?.[1];
      gone ??= id;
      return gone !== undefined && request.url.includes(gone)
        ? Response.json({ error: { code: 'quote_not_found', message: 'Refused.' } }, { status: 404 }) : town.fetch(request);
    } });
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: false }).next();
    await visit.fills(screening).next();
    await visit.rests();
    await visit.isAt('payment').fails('quote_not_found').dismisses();
    await visit.asksAgain();
    expect(visit.isAt('payment').context.checkout).toBeDefined();
  });
  it.each(lines)('%s: forgets the price when a plan is chosen anew (VC-044, RS-052)', async (line) => {
    const visit = await reachesHolder(line);
    await visit.fills(thandi).next();
    await visit.fills({ hasBeneficiary: false }).next();
    if (line === 'residential') await visit.fills(screening).next();
    await visit.rests();
    expect(visit.isAt('payment').context.checkout).toBeDefined();
    await visit.goesTo('plans');
    await visit.chooses(plansOf(visit)[0]);
    visit.misses('checkout');
  });
  it.each([
    ['be made', 'POST', /\/quote$/, 'plans'], ['be brought up to date', 'PUT', /\/quotes?\/[^/]+$/, 'plans'],
    ['name its plans', 'GET', /\/plans$/, 'plans'],
    ['be priced', 'POST', /\/checkout$/, 'payment'], ['be bought', 'POST', /\/purchase$/, 'payment'],
  ])('with a quote that cannot %s is still where it was, free to try again, and goes on when it works (RS-057, RS-058)',
  async (_, method, path, step) => {
    let broken = true;
    const met: string[] = [];
    const visit = await visitor(town, 'residential', { fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (!broken || request.method !== method || !path.test(pathname)) return town.fetch(request);
      met.push(pathname);
      return Promise.resolve(Response.json({ error: { code: 'quote_request_rejected' } }, { status: 400 }));
    } });
    await visit.fills({ has_break_ins: false, has_neighbors: true, has_surveillance: true }).next();
    if (step === 'payment') {
      await chooses(visit, /./);
      await visit.fills(thandi).next();
      await visit.fills({ hasBeneficiary: false }).next();
      await visit.fills(screening).next();
      await visit.rests();
      if (method === 'POST' && path.test('/purchase')) await pays(visit);
    }
    expect(met).toHaveLength(1);
    visit.isAt(step).fails('quote_request_rejected');
    expect(visit.view.busy).toBe(false);
    broken = false;
    await visit.dismisses();
    if (path.test('/purchase')) await visit.next();
    else await visit.asksAgain();
    if (step === 'plans') expect(plansOf(visit).length).toBeGreaterThan(0);
    else if (visit.view.step === 'payment') await pays(visit);
    visit.isAt(step === 'plans' ? 'plans' : 'confirmation');
  });
});
