import { createHttp } from '#api/http';
import { collectiblesClient } from '#api/clients/collectibles';
import { buyer } from '#api/sandbox/testing';
import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#flows';
import { products } from '#flows/products';
import { faultText } from '../../app/modals/catalogue';
import { drawnScreen } from '../support/drawn';
import { cards, ines, people } from '../support/people';
import { holdsBack, memoryStorage, openTown, visitor, type Town, type Visit, type VisitOptions } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

type Body = Readonly<Record<string, unknown>>;
const said = people.collectibles ?? {};
const kim = `keepsake_account_${'4b8d1f06'.repeat(6)}`;
/** The same fetch for somebody who is logged in. */
const as = (token: string) => (request: Request): Promise<Response> => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Token ${token}`);
  return town.fetch(new Request(request, { headers }));
};

const isQuoteCall = (method: string, path: string) => (request: Request): boolean =>
  request.method === method && new URL(request.url).pathname.includes('/quote') && new URL(request.url).pathname.endsWith(path);
const sent = (visit: Visit, method: string, path = ''): readonly Request[] => visit.requests.filter(isQuoteCall(method, path));
/** The plan application of each body that went out. */
const applications = async (visit: Visit, method: string): Promise<readonly Body[]> => Promise.all(
  sent(visit, method).filter(({ url }) => /\/quotes?(\/[\w-]+)?$/.test(new URL(url).pathname)).map(async (request) =>
    (getPath(await request.clone().json(), 'application.plan_applications.0') ?? {}) as Body));
const entries = ({ context }: Visit): readonly Body[] => (context.collections ?? []) as readonly Body[];
const refusalOf = ({ view }: Visit) => view.fault && faultText(view.fault);

async function atCollections({ owner = {}, ...options }: VisitOptions & { readonly owner?: Body } = {}): Promise<Visit> {
  const visit = await visitor(town, 'collectibles', { siteName: 'everything', ...options });
  await visit.goesOn(said.category);
  await visit.goesOn({ ...said.owner, ...owner });
  return visit.isAt('collections');
}
/** The dialog of a new collection, after what is told once. */
async function opensDialog(visit: Visit): Promise<Visit> {
  await visit.adds();
  while (visit.view.modal !== undefined) await visit.goesOn();
  return visit.isAt('collection');
}
async function atPayment(options: Parameters<typeof atCollections>[0] = {}): Promise<Visit> {
  const visit = await atCollections(options);
  await visit.addsOne(cards);
  await visit.next();
  await visit.isAt('plans').goesOn();
  return visit.isAt('payment');
}

describe('buying', () => {
  it('makes a quote, then the list, then checkout, payment method and purchase, for two collections with different owners (CL-001, CL-005, CL-009, C-11, S-68, WG-016)', async () => {
    const visit = await atCollections();
    await visit.addsOne(cards);
    await visit.addsOne({ ...cards, streetAddress: '12 Vault Lane', ownership_type: 'trust', trust_name: 'The Alder Trust' });
    expect(entries(visit).map(({ trust_name, firstName }) => trust_name ?? firstName)).toEqual(['Ines', 'The Alder Trust']);
    await visit.next();
    await visit.isAt('plans').goesOn();
    // A summary writes a date out, unlike a field.
    expect(getPath(visit.isAt('payment').context, 'summary.start')).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await visit.goesOn();
    visit.isAt('confirmation');
    expect(getPath(visit.context, 'purchase.policy_number')).toMatch(/^CO-2026-\d{7}$/);
    const last = (url: string): string => new URL(url).pathname.split('/').at(-1)?.replace(/^quote_.*/, 'quote') ?? '';
    const order = visit.requests.map(({ method, url }) => `${method} ${last(url)}`);
    const firsts = ['POST quote', 'PUT quote', 'GET plans', 'POST checkout', 'POST methods', 'POST purchase']
      .map((call) => order.indexOf(call));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(firsts).not.toContain(-1);
    expect(order.lastIndexOf('PUT quote')).toBeGreaterThan(order.indexOf('POST methods'));
  });
  it('sends what the policy asks, and each collection with its address and alarms (CL-002, CL-003, CL-007)', async () => {
    const visit = await atPayment();
    const [created] = await applications(visit, 'POST');
    expect(created).toEqual({ category_code: 'comics_cards', policy_effective_date: '2026-03-10', partner_id: 'surefoot-everything' });
    const last = (await applications(visit, 'PUT')).at(-1) ?? {};
    expect(last).toMatchObject({
      category_code: 'comics_cards', deductible: 250, payment_frequency: 'annual', policy_effective_date: '2026-03-10',
      owner_first_name: 'Ines', owner_last_name: 'Okafor', owner_email: ines.email, owner_phone_number: ines.phoneNumber,
      claims_count: 0, is_felon: false, filed_bankruptcy: false, declined_insurance: false, partner_id: 'surefoot-everything',
      mailing_address: { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' },
    });
    expect(last.collections).toEqual([{
      reference_id: expect.any(String) as string,
      address: {
        line1: '48 Alder Street', line2: 'Unit 3B', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US',
      },
      has_burglar_alarm: true, has_fire_alarm: true, has_personal_safe: true, has_ul_rated_safe: false, has_ul_rate_vault: false,
      collection_total_value: 25_000, highest_value_item: 5000,
      ownership_type: 'person', owners: [{ first_name: 'Ines', last_name: 'Okafor' }],
    }]);
  });
  it('begins one quote, also when the category is answered again (CL-009)', async () => {
    const visit = await atCollections();
    await visit.goesTo('category');
    await visit.goesOn(said.category);
    visit.isAt('owner');
    expect(await applications(visit, 'POST')).toHaveLength(1);
  });
  it('asks for the plans of the category, dearest first, with the quote’s deductibles to choose from (CL-004, CL-020, C-30)', async () => {
    const visit = await atCollections();
    await visit.addsOne(cards);
    await visit.next();
    visit.isAt('plans');
    expect(sent(visit, 'GET', '/plans').map(({ url }) => new URL(url).searchParams.get('category_code'))).toEqual(['comics_cards']);
    expect(getPath(visit.context, 'plans.0.plan_id')).toBe('collectibles-plus');
    expect(visit.view.form?.schema.properties?.deductible).toMatchObject({ enum: [0, 250, 1000] });
    expect(visit.view.answers).toEqual({ deductible: 250, payment_frequency: 'annual' });
  });
  it('clears the plans while others are asked for, and takes no notice of a late answer (CL-011)', async () => {
    let asked = 0;
    const held = holdsBack(town, (request) => isQuoteCall('GET', '/plans')(request) && (asked += 1) === 2);
    const visit = await atCollections({ fetch: held.fetch });
    await visit.addsOne(cards);
    await visit.next();
    const before = getPath(visit.context, 'plans');
    visit.fills({ deductible: 1000 });
    await held.reached;
    visit.misses('plans', 'selectedPlan');
    visit.fills({ deductible: 0 });
    held.release();
    await visit.rests();
    expect(getPath(visit.context, 'plans')).not.toEqual(before);
    expect((await applications(visit, 'PUT')).at(-1)).toMatchObject({ deductible: 0 });
    const price = getPath(visit.context, 'plans.0.information.pricing_title');
    await visit.goesTo('collections');
    await visit.next();
    expect(getPath(visit.context, 'plans.0.information.pricing_title')).toBe(price);
  });
  it('needs nothing of an answer but what it uses (CL-021)', async () => {
    const bare = async (request: Request): Promise<Response> => {
      const answer = await town.fetch(request);
      if (!isQuoteCall('PUT', '')(request) || !answer.ok) return answer;
      const { quote_id } = await answer.json() as { readonly quote_id: string };
      return Response.json({ quote_id, application: {}, more: [1] });
    };
    const visit = await atCollections({ fetch: bare });
    await visit.addsOne(cards);
    expect(entries(visit)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is sent whole with each change, and the texts are trimmed (CL-009, CL-017)', async () => {
    const visit = await atCollections();
    await visit.addsOne({ ...cards, streetAddress: '  48 Alder Street ' });
    await visit.addsOne({ ...cards, streetAddress: '12 Vault Lane' });
    await visit.edits(entries(visit)[0]);
    await visit.fills({ collection_total_value: 30_000 }).next();
    await visit.isAt('collections').removes(entries(visit)[1]);
    const lists = (await applications(visit, 'PUT')).map(({ collections }) => (collections as readonly Body[])
      .map(({ address, collection_total_value: value }) => `${String(getPath(address, 'line1'))} ${String(value)}`));
    expect(lists).toEqual([
      [], ['48 Alder Street 25000'], ['48 Alder Street 25000', '12 Vault Lane 25000'],
      ['48 Alder Street 30000', '12 Vault Lane 25000'], ['48 Alder Street 30000'],
    ]);
  });
  it('says of each collection who owns it (CL-007)', async () => {
    const visit = await atCollections();
    await visit.addsOne(cards);
    await visit.addsOne({ ...cards, ownership_type: 'musical_group', musical_group_name: 'The Alder Quartet' });
    expect(entries(visit).map(({ owner_text }) => owner_text)).toEqual(['Ines Okafor', 'The Alder Quartet']);
  });
  it('says once per quote what is not covered (CL-006, S-71)', async () => {
    const visit = await atCollections();
    await visit.adds();
    await visit.sees('exclusions').dismisses();
    visit.isAt('collections').misses('hasSeenExclusionNotice');
    await visit.adds();
    await visit.sees('exclusions').goesOn();
    await visit.isAt('collection').keeps({ hasSeenExclusionNotice: true }).dismisses();
    await visit.isAt('collections').adds();
    visit.sees(undefined).isAt('collection');
  });
  it('edits a copy with its id, which is gone after saving and after closing; closing restores what was there (CL-010, CL-014, PS-006)', async () => {
    const visit = await atCollections();
    await visit.addsOne(cards);
    const [before] = entries(visit);
    await visit.edits(before);
    visit.isAt('collection').keeps({ 'collection.reference_id': before?.reference_id });
    visit.fills({ collection_total_value: 99_000 });
    await visit.dismisses();
    visit.isAt('collections').misses('collection');
    expect(entries(visit)).toEqual([before]);
    await visit.edits(before);
    await visit.fills({ collection_total_value: 30_000 }).next();
    visit.isAt('collections').misses('collection');
    expect(entries(visit)).toEqual([{ ...before, collection_total_value: 30_000 }]);
  });
  it('keeps dialog, id and what was typed when saving fails (CL-010)', async () => {
    let isDown = false;
    const visit = await atCollections({ fetch: (request) => (isDown ? Promise.reject(new TypeError('offline')) : town.fetch(request)) });
    await visit.addsOne(cards);
    const [before] = entries(visit);
    await visit.edits(before);
    isDown = true;
    await visit.fills({ collection_total_value: 30_000 }).next();
    await visit.isAt('collection').fails('network').dismisses();
    visit.isAt('collection').keeps({ 'collection.reference_id': before?.reference_id, 'collection.collection_total_value': 30_000 });
    expect(entries(visit)).toEqual([before]);
  });
  it('opens again with what was typed when the page is loaded again (I05)', async () => {
    const visit = await atCollections({ storage: memoryStorage() });
    (await opensDialog(visit)).fills({ streetAddress: '12 Vault Lane' });
    await visit.goesTo('collection');
    visit.reloads();
    visit.isAt('collection').keeps({ 'collection.streetAddress': '12 Vault Lane' });
  });
  it('are at most twenty: the page says so, and offers another one again when one is removed', async () => {
    const visit = await atCollections();
    await visit.addsOne(cards);
    const [entry] = entries(visit);
    const shown = async (count: number): Promise<readonly boolean[]> => {
      const collections = Array.from({ length: count }, () => entry);
      const page = await drawnScreen(visit, { context: { ...visit.context, collections } });
      return [page.includes('One policy covers up to 20 collections.'), page.includes('Add another collection')];
    };
    expect([await shown(19), await shown(20)]).toEqual([[false, true], [true, false]]);
  });
  it('may have one address twice, and stays as it is in a tab whose copy removed the entry meanwhile (I07)', async () => {
    const items = new Map<string, string>();
    const visit = await atCollections({ storage: memoryStorage(items) });
    await visit.addsOne(cards);
    await visit.addsOne(cards);
    expect(entries(visit)).toHaveLength(2);
    await visit.edits(entries(visit)[1]);
    const copy = await visitor(town, 'collectibles', { siteName: 'everything', storage: memoryStorage(new Map(items)) });
    await copy.isAt('collection').dismisses();
    await copy.removes(entries(copy)[1]);
    expect(entries(copy)).toHaveLength(1);
    await visit.fills({ collection_total_value: 30_000 }).next();
    visit.isAt('collections');
    expect(entries(visit).map(({ collection_total_value }) => collection_total_value)).toEqual([25_000, 30_000]);
  });
});

it('says of what a plan does not cover that it is not included, and never $0 (WG-020)', async () => {
  const visit = await atPayment();
  await visit.goesTo('plans');
  await visit.chooses((visit.context.plans as readonly unknown[])[1]);
  const html = await drawnScreen(visit.isAt('payment'));
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<span>)?([^<]*)/gu)].map(([, label, value]) => [label, value]);
  expect(rows).toEqual(expect.arrayContaining(
    [['Plan', 'Collector Essential'], ['A single item', '$5,000'], ['New purchases, for 90 days', 'Not included']]));
});

describe('owners', () => {
  it('are a person, several people, a trust or a musical group, each with fields of its own (CL-007)', async () => {
    const visit = await opensDialog(await atCollections());
    const shown = (ownership_type?: string): readonly string[] => {
      visit.fills({ ownership_type });
      const names = Object.keys(visit.view.form?.schema.properties ?? {});
      return ['firstName', 'lastName', 'owners', 'trust_name', 'musical_group_name'].filter((name) => names.includes(name));
    };
    expect([undefined, 'person', 'owners', 'trust', 'musical_group'].map(shown))
      .toEqual([[], ['firstName', 'lastName'], ['owners'], ['trust_name'], ['musical_group_name']]);
  });
  it('are all reached by a question: those of the policy, of an address and of a collection (CL-007)', async () => {
    const { flow } = await (catalogue.find(({ id }) => id === 'collectibles') as (typeof catalogue)[number]).product();
    const asked = Object.values(flow.steps).flatMap(({ form }) => Object.keys(form?.schema.properties ?? {}));
    expect(asked).toEqual(expect.arrayContaining([
      'category_code', 'claims_count', 'collection_total_value', 'has_burglar_alarm', 'has_fire_alarm', 'has_personal_safe',
      'has_ul_rated_safe', 'has_ul_rate_vault', 'highest_value_item', 'is_felon', 'filed_bankruptcy', 'declined_insurance', 'streetAddress',
      'firstName', 'lastName', 'owners', 'ownership_type', 'trust_name', 'musical_group_name',
    ]));
  });
  it('several need both names each (CL-007)', async () => {
    const visit = await opensDialog(await atCollections());
    visit.completes({ ...cards, ownership_type: 'owners', owners: [{ firstName: 'Ines', lastName: 'Okafor' }, { firstName: 'Jonah' }] });
    await visit.next();
    visit.isAt('collection').fails(undefined);
    await visit.fills({ owners: [{ firstName: 'Ines', lastName: 'Okafor' }, { firstName: 'Jonah', lastName: 'Okafor' }] }).next();
    visit.isAt('collections');
  });
  it('of existing policies are listed by their text, with a new one last; closing leaves the list as it was (CL-008, CL-013, ME-001, S-69)', async () => {
    const visit = await atCollections({ siteName: 'keepsake', fetch: as(kim) });
    await visit.adds();
    await visit.sees('exclusions').goesOn();
    visit.sees('existing');
    expect(visit.flow.modals?.existing).toMatchObject({
      type: 'select', title: 'Add to an existing collection?', message: 'Who is this collection owned by?',
    });
    expect((visit.context.owners as readonly Body[]).map(({ text }) => text))
      .toEqual(['Kim Alder', 'The Alder Trust', 'Create a new owner']);
    await visit.dismisses();
    visit.isAt('collections').misses('collection');
    const [, trust, fresh] = visit.context.owners as readonly Body[];
    await visit.adds();
    await visit.picks(trust);
    await visit.isAt('collection').keeps({ 'collection.ownership_type': 'trust', 'collection.trust_name': 'The Alder Trust' })
      .misses('ownedBy').dismisses();
    await visit.adds();
    await visit.picks(fresh);
    visit.isAt('collection').misses('collection.ownership_type', 'collection.trust_name');
  });
  it('of an account’s policies are gone with the quote that told of them (CL-008)', async () => {
    let token = kim;
    const visit = await atCollections({ siteName: 'keepsake', fetch: (request) => as(token)(request) });
    expect(visit.context.owners).toHaveLength(3);
    token = 'site_keepsake_3ad51e';
    await visit.goesTo('owner');
    await visit.next();
    await visit.isAt('owner').fails('quote_not_found').dismisses();
    await visit.next();
    visit.isAt('collections').misses('owners');
  });
});

describe('refusals', () => {
  it.each(['PO Box 12', 'P.O. Box 12', 'Post Office Box 12'])('%s is no address of a collection, and is not sent (CL-015, S-70)',
    async (street) => {
    const visit = await opensDialog(await atCollections());
    const before = visit.requests.length;
    await visit.completes({ ...cards, streetAddress: street }).next();
    visit.isAt('collection').fails('physical_address_required');
    expect(refusalOf(visit)?.title).toBe('Invalid address');
    expect(visit.requests).toHaveLength(before);
  });
  it('a total above the limit is refused by the server, and the dialog stays (CL-016)', async () => {
    const visit = await atCollections();
    await visit.addsOne({ ...cards, collection_total_value: 900_000 });
    await visit.addsOne({ ...cards, collection_total_value: 100_001 });
    await visit.isAt('collection').fails('total_collection_value_is_above_limit').dismisses();
    visit.isAt('collection').keeps({ 'collection.collection_total_value': 100_001 });
    expect(entries(visit)).toHaveLength(1);
  });
  it('a value of 0 is not sent; the most valuable item is worth no more than everything', async () => {
    const visit = await opensDialog(await atCollections());
    const before = visit.requests.length;
    await visit.completes({ ...cards, collection_total_value: 0 }).next();
    visit.isAt('collection').fails(undefined);
    expect(visit.requests).toHaveLength(before);
    await visit.fills({ collection_total_value: 4000 }).next();
    visit.isAt('collection').fails('invalid_input');
  });
  it('another policy before the first is approved: payment stays, and says so (CL-012)', async () => {
    const owner = { lastName: 'Pending', email: 'pending@example.com' };
    const first = await atPayment({ owner });
    await first.goesOn();
    first.isAt('confirmation').keeps({ 'purchase.status': 'pending_approval' });
    const second = await atPayment({ owner });
    await second.goesOn();
    second.isAt('payment').fails('collectibles_policy_pending');
    expect(refusalOf(second)?.title).toBe('Policy pending approval');
    await second.dismisses();
    second.isAt('payment');
  });
  it.each([[{ claims_count: 4 }, 'quote_request_rejected'], [{ is_felon: true }, 'quote_request_rejected']])(
    'answers that cannot be insured are refused where they are given: %o', async (owner, code) => {
      const visit = await visitor(town, 'collectibles', { siteName: 'everything' });
      await visit.goesOn(said.category);
      await visit.goesOn({ ...said.owner, ...owner });
      visit.isAt('owner').fails(code);
    });
  it('a collection in Hawaii has no plans', async () => {
    const visit = await atCollections();
    await visit.addsOne({ ...cards, city: 'Honolulu', region: 'HI', postal: '96813' });
    await visit.next();
    await visit.isAt('plans').fails('no_offers_found').dismisses();
    await visit.back();
    visit.isAt('collections');
  });
});

it('the partner API’s own calls are there, and no flow makes them (CL-019, C-11)', async () => {
  const session = { embedded: false, metadata: {}, urlToken: 'site_keepsake_3ad51e' };
  const http = createHttp({
    apiUrl: 'http://localhost:4300', session: () => session, fetch: (request: Request) => town.fetch(request),
  });
  const client = collectiblesClient(http);
  const address = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };
  const details = {
    category_code: 'fine_art', policy_effective_date: '2026-03-10', payment_frequency: 'annual',
    collections: [{
      reference_id: 'col_1', address, ownership_type: 'musical_group' as const, musical_group_name: 'The Alder Quartet',
      collection_total_value: 100_000, highest_value_item: 50_000,
      has_burglar_alarm: false, has_fire_alarm: false, has_personal_safe: false, has_ul_rated_safe: false, has_ul_rate_vault: false,
    }],
  };
  expect((await client.plans('fine_art')).plans).toHaveLength(2);
  const [, essential] = (await client.rates(details)).plans;
  expect(essential?.information.pricing_title).toBe('$560.00/year');
  expect((await client.checkout('collectibles-essential', details)).billing.grand_total).toBe(588);
  const owner = { first_name: 'Ines', last_name: 'Okafor', email: ines.email, phone_number: ines.phoneNumber };
  const bought = await client.purchase(crypto.randomUUID(), {
    plan_id: 'collectibles-essential', details: { ...details, ...owner }, rating_address: address,
    payment_method_id: await buyer(town.sandbox, undefined, session.urlToken).paysWith(), revenue: 588, metadata: {},
  });
  expect(bought.policy_number).toMatch(/^CO-2026-\d{7}$/);
});

it('covers comics and cards, coins and stamps, toys and models, instruments, art and wine (CL-007)', async () => {
  const visit = await visitor(town, 'collectibles', { siteName: 'everything' });
  expect(visit.view.form?.schema.properties?.category_code).toMatchObject({
    enum: ['comics_cards', 'coins_stamps', 'toys_models', 'musical_instruments', 'fine_art', 'wine'],
  });
});
it('is claimable in the catalogue of products (OL-003, OL-004)', () => {
  expect(products.collectibles.claimable).toBe(true);
});
it('has its own address, category first, and no landing of the specification (CL-018, CO-015, S-24)', async () => {
  const entry = catalogue.find(({ id }) => id === 'collectibles');
  expect(entry).toMatchObject({ base: 'collectibles-insurance', startPath: 'category' });
  expect(catalogue).toHaveLength(6);
  const visit = await visitor(town, 'collectibles', { siteName: 'everything' });
  for (const step of ['owner', 'collections', 'collection', 'plans', 'payment', 'confirmation']) {
    await visit.goesTo(step);
    visit.isAt('category');
  }
});
