import { getPath } from '#engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matching } from '#widgets/parts/choices';
import { drawn, drawnCalendar, drawnScreen, labelsOf, rowsOf, supportPhone } from '../support/drawn';
import { people } from '../support/people';
import { cards, holdsBack, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const barber = people['small-business'] ?? {};
async function reachesPayment(options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitor(town, 'small-business', options);
  await visit.rests();
  await visit.fills(barber.basicInfo ?? {}).next();
  await visit.isAt('survey').answers(barber.survey);
  await visit.isAt('policyDate').next();
  await visit.isAt('plans').chooses((visit.context.plans as readonly unknown[])[0]);
  return visit.isAt('payment');
}
const pays = async (visit: Visit, card: string): Promise<Visit> => {
  visit.typesCard(card);
  if (getPath(visit.context, 'acknowledged') !== true) await visit.accepts();
  return visit.next();
};

it('calls before the step that shows the result, and stores ZIP code and country (BO-008, BO-009, BO-012, BO-013, BO-016)', async () => {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  const seen: string[] = [];
  const notes = (): void => {
    seen.push(...visit.requests.slice(seen.filter((each) => each.startsWith('/')).length).map(({ url }) =>
      new URL(url).pathname.replace(/.*(?=\/)/, '')), visit.view.step);
  };
  notes();
  await visit.fills(barber.basicInfo ?? {}).next();
  notes();
  await visit.answers(barber.survey);
  notes();
  await visit.next();
  notes();
  await visit.chooses((visit.context.plans as readonly unknown[])[0]);
  notes();
  expect(seen.filter((each, index) => each !== '/responses' || seen[index - 1] !== each)).toEqual([
    '/site', '/partner', '/business-classes', 'basicInfo', '/geocode', '/plans', 'survey', '/responses', 'policyDate', '/rates', 'plans',
    '/checkout', 'payment',
  ]);
  expect(await visit.asked('/commercial/plans')[0]?.clone().json())
    .toMatchObject({ rating_address: { postal: '43215', country_code: 'US' } });
});
it('offers a call from tomorrow on, and no day before (SV-023, SV-027, SV-051)', async () => {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  await visit.fills(barber.basicInfo ?? {}).next();
  await visit.answers(barber.survey, 'call');
  const { days: [first], limit } = await drawnCalendar(visit, 'call_at', '2026-03');
  expect([visit.view.stop?.id, first, limit]).toEqual(['call', '2026-03-11', '03/11/2026 or later.']);
  await visit.fills({ call_at: '2026-03-10T09:30:00-05:00' }).next();
  expect([visit.view.stop?.id, visit.view.fault]).toEqual(['call', undefined]);
  await visit.fills({ call_at: '2026-03-11T09:30:00-05:00' }).next();
  expect(visit.view.stop?.id).toBe('remarks');
});
it('asks for the kind of business and its address, and waits for all of them (BO-003, BO-004, BO-005)', async () => {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  const html = drawn(visit);
  expect(labelsOf(html)).toEqual(['Business type', 'Street address', 'Unit', 'City', 'State', 'ZIP code']);
  expect(html).toMatch(/<input id="form\.business_class_code"[^>]*role="combobox"/u);
  const all = barber.basicInfo ?? {};
  for (const left of ['business_class_code', 'streetAddress', 'city', 'region', 'postal']) {
    expect(visit.fills({ ...all, [left]: undefined }).view.missing, left).toHaveLength(1);
    (await visit.next()).isAt('basicInfo');
  }
  expect(visit.asked('/commercial/plans')).toEqual([]);
  expect(visit.fills(all).view.missing).toEqual([]);
});
it('cannot be sent twice while the plans are on their way: Next is busy until they are there (BO-006)', async () => {
  const held = holdsBack(town, ({ url }) => url.endsWith('/commercial/plans'));
  const visit = await visitor(town, 'small-business', { fetch: held.fetch });
  await visit.rests();
  visit.fills(barber.basicInfo ?? {}).presses().presses();
  await held.reached;
  expect(visit.presses().isAt('basicInfo').view.busy).toBe(true);
  held.release();
  await visit.rests();
  expect(visit.isAt('survey').asked('/commercial/plans')).toHaveLength(1);
});
it('forgets plans and start date when the business is sent again, also where no plans come (BO-030, BO-031)', async () => {
  let fails = false;
  const visit = await visitor(town, 'small-business', { fetch: async (request) => (fails && request.url.endsWith('/commercial/plans')
    ? new Response('{}', { status: 500 }) : town.fetch(request)) });
  await visit.rests();
  await visit.fills(barber.basicInfo ?? {}).next();
  await visit.answers(barber.survey);
  await visit.isAt('policyDate').fills({ policyStartDate: '2026-04-01' }).next();
  await visit.isAt('plans').goesTo('basicInfo');
  fails = true;
  await visit.next();
  await visit.isAt('basicInfo').fails('default').misses('plans').dismisses();
  await visit.goesTo('survey');
  visit.isAt('basicInfo');
  fails = false;
  await visit.next();
  visit.isAt('survey').keeps({ policyStartDate: '2026-03-10' });
  expect(visit.context.plans).toHaveLength(3);
});
it('begins today at the earliest and 60 days ahead at the latest (BO-035, CO-002)', async () => {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  await visit.fills(barber.basicInfo ?? {}).next();
  await visit.answers(barber.survey);
  for (const wrong of ['2026-03-09', '2026-05-10']) (await visit.fills({ policyStartDate: wrong }).next()).isAt('policyDate');
  for (const right of ['2026-03-10', '2026-05-09']) await (await visit.fills({ policyStartDate: right }).next()).isAt('plans').back();
});
it.each([
  ['bakery', 'Retail Bakeries'], ['plumber', 'Plumbing, Heating'], ['yoga', 'Yoga'], ['photographer', 'Commercial Photography'],
  ['hair salon', 'Beauty Salons'], ['coffee shop', 'Coffee Shops'], ['painter', 'Painting and Wall'], ['accountant', 'Public Accountants'],
  ['dentist', 'Offices of Dentists'], ['bookkeeper', 'Bookkeeping'], ['restaurants', 'Full-Service Restaurants'], ['food', 'Food Trucks'],
])('who types "%s" finds %s among the kinds of business (BO-003)', async (typed, name) => {
  const visit = await visitor(town, 'small-business');
  await visit.rests();
  const classes = visit.context.businessClasses as readonly { readonly name: string; readonly code: number }[];
  const choices = classes.map(({ code, name: title }) => ({ value: code, title }));
  expect(matching(choices, typed).map(({ title }) => title)).toContainEqual(expect.stringContaining(name));
});
it('keeps the kinds of business with name and code, and the address by which it is rated (BO-024, BO-037)', async () => {
  const visit = await reachesPayment();
  const classes = visit.context.businessClasses as readonly { readonly name: string; readonly code: number }[];
  expect(classes.find(({ code }) => code === 812_111)?.name).toBeTruthy();
  visit.keeps({
    'business.business_class_code': 812_111, 'business.streetAddress': '48 Alder Street', 'business.city': 'Columbus',
    'business.region': 'OH', 'business.postal': '43215',
  });
});
it('a refused purchase stores why and sells nothing; a good card stores policy and account (BO-034, BO-029, BO-021)', async () => {
  const visit = await reachesPayment();
  await pays(visit, cards.declined);
  await visit.isAt('payment').fails('payment_method_rejected_by_service').misses('purchase').dismisses();
  await pays(visit, cards.visa);
  visit.isAt('confirmation');
  expect(getPath(visit.context, 'purchase.policy_number')).toBeTruthy();
  expect(getPath(visit.context, 'purchase.account_id')).toBeTruthy();
});
it('shows the business, what is covered, the totals and the words to be accepted before the card; and afterwards the same, with number and phone (BO-018, BO-019, BO-020, BO-022)', async () => {
  const visit = await reachesPayment();
  const price = getPath(visit.context, 'checkout.totals') as Readonly<Record<'subtotal' | 'tax' | 'grandtotal', number>>;
  const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
  const details = [
    ['Business type', 'Barber Shops'], ['Business name', 'Alder Street Barbers'],
    ['Primary contact', expect.stringMatching(/^Ines Okafor\n/)], ['Business address', '48 Alder Street, Columbus, OH 43215'],
    ['Legal entity', expect.stringMatching(/./)], ['Underwritten by', expect.stringMatching(/Insurance Company$/)], ['Plan', 'Silver'],
    ['Term', '1 year\nMar 10, 2026 to Mar 10, 2027'], ['Billing cycle', 'Yearly'],
    ['General liability', '$2 Million\nmax $1 Million per claim'], ['Business personal property', '$15,000\n$500 deductible'],
    ['Additional insured', 'Landlord'], ['Lost business income', '$250,000'],
  ];
  const totals = (last: string) =>
    [['Subtotal', dollars(price.subtotal)], ['Tax', dollars(price.tax)], [last, dollars(price.grandtotal)]];
  const information = { title: 'Silver', acknowledgment_html: 'All of it is true.' };
  const selectedPlan = { ...(visit.context.selectedPlan as object), information };
  const payment = await drawnScreen(visit, { context: { ...visit.context, selectedPlan } });
  expect(rowsOf(payment)).toEqual([...details, ...totals('Total due')]);
  expect(payment).toMatch(/<h2>Payment<\/h2>.*All of it is true\..*Complete Your Order/su);
  await pays(visit, cards.visa);
  const receipt = await drawnScreen(visit.isAt('confirmation'));
  expect(rowsOf(receipt)).toEqual([...details, ...totals('Total paid')]);
  expect(receipt).toContain(`>${String(getPath(visit.context, 'purchase.policy_number'))}<`);
  expect(receipt).toMatch(new RegExp(`<a href="tel:5550100142">${supportPhone.replaceAll(/[()]/gu, '\\$&')}</a>`, 'u'));
});
it.each(['plans', 'payment'])('a quote that has ended at %s is worked out anew on the plans, and bought (BO-032)', async (at) => {
  let isGone = false;
  const visit = await reachesPayment({ fetch: async (request) => {
    if (request.url.endsWith('/rates')) isGone = false;
    return isGone && /\/(checkout|purchase)$/.test(request.url)
      ? Response.json({ error: { code: 'quote_not_found', message: 'Refused.' } }, { status: 404 }) : town.fetch(request);
  } });
  const plan = (): unknown => (visit.context.plans as readonly unknown[])[0];
  if (at === 'plans') {
    await visit.goesTo('plans');
    isGone = true;
    await visit.chooses(plan());
  } else {
    isGone = true;
    await pays(visit, cards.visa);
  }
  await visit.isAt(at).fails('quote_not_found').dismisses();
  if (at === 'payment') await visit.back();
  await visit.rests();
  expect(visit.isAt('plans').asked('/rates')).toHaveLength(2);
  await visit.chooses(plan());
  await pays(visit.isAt('payment'), cards.visa);
  visit.isAt('confirmation');
});
