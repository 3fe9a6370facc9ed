import { createClock, type Context } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../contracts/site';
import { createHttp } from '../http';
import type { Sandbox } from '../sandbox/index';
import type { Rating } from '../sandbox/quotes/rating';
import { buyer, openSandbox } from '../sandbox/testing';
import type { Session, Tools } from '../types';
import { quoteAdapters, type QuoteService } from './quoteService';

const plan = 'plan_applications.0';
const postal = { type: 'object', properties: { postal: { type: 'string', pattern: '^[0-9]{5}$' } }, required: ['postal'] };
const application = { type: 'object', properties: {
  plan_applications: { type: 'array', items: { type: 'object', properties: { mailing_address: postal } } },
} };
/** A line that is nothing but data: no handler, no contract, no migration and no adapter of its own. */
const line: { readonly quote: QuoteService; readonly rating: Rating } = {
  quote: {
    vertical: 'pet', currency: 'USD', application, place: 'details', plans: { order: 'dearestFirst' },
    buyer: { firstName: 'details.firstName', lastName: 'details.lastName', phoneNumber: 'details.phone', email: 'details.email' },
    create: { plan_applications: [{ fields: { policy_effective_date: 'details.start' } }] },
    update: { plan_applications: [{ fields: {
      plan_id: 'selectedPlan.plan_id', policy_effective_date: 'details.start', owner_first_name: 'details.firstName',
      owner_last_name: 'details.lastName', owner_email: 'details.email', state: 'details.region', reimbursement: 'details.reimbursement',
      mailing_address: { complete: true, fields: { postal: 'details.postal' } },
      pets: { list: 'pets', fields: {
        reference_id: 'reference_id', name: 'name', species: 'species', dob: 'dob',
        breed: { when: { species: { enum: ['dog', 'cat'] } }, first: ['breed'] },
        neutered: 'neutered', chip: { text: '{chip.maker} {chip.number}' },
      } },
      pet_count: { count: 'pets' },
    } }] },
    entries: {
      list: 'pets', entry: 'pet', removed: 'removed', id: 'reference_id',
      refuses: [{ when: { 'pet.name': { pattern: '^[0-9]+$' } }, code: 'pet_name_invalid' }],
    },
  },
  rating: {
    code: 'pet', prefix: 'PT', currency: 'USD', application,
    inputs: {
      pets: `${plan}.pets`, count: { count: `${plan}.pets` }, state: `${plan}.state`, back: { first: [`${plan}.reimbursement`], else: 80 },
      city: { lookup: `${plan}.state`, in: { NY: 'dear', CA: 'dear' }, else: 'usual' },
    },
    refuses: [
      // OL-005, OL-010
      { each: 'pets', when: { dob: { not: { window: { from: 'today', max: -56 } } } }, code: 'pet_dob_ineligible',
        message: '{name} must be at least 8 weeks old.' },
      // OL-006
      { each: 'pets', repeats: ['name', 'dob'], code: 'pet_already_on_quote', message: '{name} is already on this quote.' },
      { each: 'pets', when: { species: { not: { enum: ['dog', 'cat'] } } }, field: `${plan}.pets.*.species`,
        message: 'must be dog or cat' },
    ],
    noOffers: [{ when: { state: { enum: ['AK', 'HI'] } } }],
    checkout: { needs: [`${plan}.plan_id`, `${plan}.pets`, `${plan}.state`, `${plan}.owner_email`] },
    plans: [
      { plan_id: 'pet-accident', information: { title: 'Accidents' } },
      { plan_id: 'pet-complete', information: { title: 'Accidents and illness' } },
    ],
    price: [
      { each: 'pets', add: { lookup: 'species', in: { dog: 18.5, cat: 11 } }, times: [
        { lookup: 'plan', in: { 'pet-accident': 1, 'pet-complete': 2.4 } },
        { lookup: 'breed', in: { bulldog: 1.35, 'great dane': 1.2 }, else: 1 },
        { percent: [
          { when: { neutered: { const: true } }, add: -5 },
          { when: { dob: { window: { from: 'today', years: -8 } } }, add: 40 },
        ] },
      ] },
      { times: [
        { range: 'back', in: [{ upTo: 70, is: 0.85 }, { upTo: 80, is: 1 }], else: 1.2 }, { lookup: 'city', in: { dear: 1.15, usual: 1 } },
      ] },
      { when: { count: { minimum: 2 } }, times: [0.9] },
      { least: 10 },
    ],
    amounts: { 'details.limit': [{ add: { lookup: 'plan', in: { 'pet-accident': 5000, 'pet-complete': 10_000 } }, round: 1 }] },
    title: '${price}/month', tax: { state: 'state' },
    buyer: { email: `${plan}.owner_email`, lastName: `${plan}.owner_last_name` },
    pending: { code: 'pet_policy_pending', message: 'Your first policy is not approved yet.' },
    wording: { 'What is covered': ['• The vet’s bill after an accident.'] },
  },
};

const clock = createClock(() => Date.parse('2026-11-21T17:00:00Z'));
let sandbox: Sandbox;
let tools: Tools & { readonly signal: AbortSignal };
let bodies: unknown[];
beforeAll(async () => {
  sandbox = await openSandbox({ clock, ratings: [JSON.parse(JSON.stringify(line.rating)) as Rating] });
  let session: Session = { embedded: false, metadata: {} };
  const fetch = async (request: Request) => {
    if (request.method !== 'GET') bodies.push(JSON.parse(await request.clone().text() || '{}'));
    return sandbox.fetch(request, { remoteAddress: '127.0.0.1' });
  };
  const http = createHttp({ apiUrl: 'http://localhost:4300', session: () => session, fetch });
  session = { ...session, site: await http.send(site, { query: { site: 'everything' } }) };
  const card = { createToken: async () => ({ id: await buyer(sandbox).card() }) };
  tools = { http, clock, session, signal: new AbortController().signal, newId: () => crypto.randomUUID(), services: { card } } as never;
});
afterAll(() => sandbox.close());

const adapters = quoteAdapters(JSON.parse(JSON.stringify(line.quote)) as QuoteService);
const ines = { firstName: 'Ines', lastName: 'Okafor', phone: '+16145550100', region: 'OH', start: '2026-12-01' };
type Call = (context: never, tools: never) => Promise<object>;
/** Runs calls in order, as a flow does; what stands between them is answered. */
async function visit(...calls: readonly (string | Context)[]): Promise<Context> {
  bodies = [];
  let context: Context = {
    uid: crypto.randomUUID(), details: { ...ines, email: `${crypto.randomUUID()}@example.com` },
  };
  for (const call of calls) {
    const adapter = (adapters as Readonly<Record<string, Call>>)[String(call)];
    const patch = typeof call === 'string' ? await adapter?.(context as never, tools as never) : call;
    context = { ...context, ...patch };
  }
  return context;
}
const rex = { name: ' Rex ', species: 'dog', breed: 'bulldog', dob: '2015-05-01', neutered: true, chip: { number: 'A1' } };
const mia = { name: 'Mia', species: 'cat', dob: '2024-02-01', neutered: false };
const two = ['createQuote', { pet: rex }, 'saveEntry', { pet: mia }, 'saveEntry'] as const;
const titles = (context: Context) => (context.plans as readonly { readonly information: object }[]).map(({ information }) => information);

describe('a line of data alone', () => {
  it('is quoted, priced, bought and written, several of a list on one quote', async () => {
    const offered = await visit(...two, 'quotePlans');
    // Rex: 18.50 × 2.4 × 1.35 × 1.35 = 80.919 → 80.92; Mia: 26.40; together 107.32, a tenth less for two.
    expect(titles(offered)).toEqual([
      { title: 'Accidents and illness', pricing_title: '$96.59/month' }, { title: 'Accidents', pricing_title: '$40.25/month' },
    ]);
    const [reference_id, owner_email] = [expect.any(String) as string, expect.any(String) as string];
    expect(bodies.at(-1)).toEqual({ application: { plan_applications: [{
      policy_effective_date: '2026-12-01', owner_first_name: 'Ines', owner_last_name: 'Okafor', owner_email,
      state: 'OH', pet_count: 2, pets: [
        { reference_id, name: 'Rex', species: 'dog', breed: 'bulldog', dob: '2015-05-01', neutered: true, chip: 'A1' },
        { reference_id, name: 'Mia', species: 'cat', dob: '2024-02-01', neutered: false },
      ],
    }] } });
    const [selectedPlan] = offered.plans as readonly Context[];
    const bought = await visit(...two, { selectedPlan }, 'updateQuote', 'checkout', 'createPaymentMethod', 'attachMethod', 'purchase');
    expect(bought.checkout).toMatchObject({ totals: { subtotal: 96.59, tax: 4.83, grandtotal: 101.42 }, currency: { code: 'USD' } });
    expect(bought.purchase).toMatchObject({ policy_number: expect.stringMatching(/^PT-2026-\d{7}$/) as string, status: 'approved' });
    const sample = await sandbox.fetch(new Request('http://localhost:4300/documents/pet-complete.pdf'));
    expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
  it('is rated by a range, a table of another answer and a minimum', async () => {
    const price = async (details: object, pet: object = mia) => {
      const { quote, ...visited } = await visit('createQuote', { pet }, 'saveEntry');
      const asked = { ...visited, quote, details: { ...visited.details as object, ...details } };
      return titles(await visit(asked, 'updateQuote', 'quotePlans')).at(-1);
    };
    expect(await price({ reimbursement: 70 })).toMatchObject({ pricing_title: '$10.00/month' });
    expect(await price({ reimbursement: 80 })).toMatchObject({ pricing_title: '$11.00/month' });
    expect(await price({ reimbursement: 90, region: 'NY' })).toMatchObject({ pricing_title: '$15.18/month' });
    await expect(price({ region: 'HI' })).rejects.toMatchObject({ code: 'no_offers_found' });
  });
  it.each([
    ['too young', { pet: { ...mia, dob: '2026-09-27' } },
      { code: 'pet_dob_ineligible', serverMessage: 'Mia must be at least 8 weeks old.' }],
    ['twice on the quote', { pet: { ...rex, name: 'rex' } },
      { code: 'pet_already_on_quote', serverMessage: 'rex is already on this quote.' }],
    ['of a kind that is not insured', { pet: { ...mia, species: 'bird' } },
      { code: 'invalid_input', fields: { 'application.plan_applications.0.pets.1.species': ['must be dog or cat'] } }],
    ['refused before it is sent', { pet: { ...mia, name: '7' } }, { code: 'pet_name_invalid', outcome: 'refused' }],
  ])('refuses an entry that is %s, with code and message, and keeps the list (OL-005, OL-006, OL-010)', async (_, answered, error) => {
    const context = await visit('createQuote', { pet: rex }, 'saveEntry');
    await expect(visit(context, answered, 'saveEntry')).rejects.toMatchObject(error);
    const { pets } = await visit(context, { pet: { ...mia, dob: '2026-09-26' } }, 'saveEntry');
    expect(pets).toHaveLength(2);
  });
  it('changes and removes an entry by its id', async () => {
    const context = await visit(...two);
    const [first, second] = context.pets as readonly Context[];
    const changed = await visit(context, { pet: { ...first, name: 'Max' } }, 'saveEntry', { removed: second }, 'removeEntry');
    expect(changed).toMatchObject({ pets: [{ ...first, name: 'Max' }], removed: undefined });
    expect(bodies.at(-1)).toMatchObject({ application: { plan_applications: [{ pets: [{ name: 'Max' }] }] } });
  });
  it('sends an answer once it is as the line’s own schema wants it', async () => {
    const sent = async (typed: string) => {
      await visit({ details: { ...ines, postal: typed } }, 'createQuote', 'updateQuote');
      return bodies.at(-1) as { readonly application: { readonly plan_applications: readonly object[] } };
    };
    expect((await sent('4321')).application.plan_applications[0]).not.toHaveProperty('mailing_address');
    expect((await sent('43215')).application.plan_applications[0]).toMatchObject({ mailing_address: { postal: '43215' } });
  });
  it('says what is missing before it prices, and that the first policy waits', async () => {
    await expect(visit('createQuote', { pet: mia }, 'saveEntry', 'checkout')).rejects.toMatchObject({
      code: 'invalid_input', fields: { 'application.plan_applications.0.plan_id': ['is missing'] },
    });
    const waits = { details: { ...ines, lastName: 'Pending', email: 'p@example.com' } };
    const buys = ['updateQuote', 'checkout', 'createPaymentMethod', 'attachMethod', 'purchase'] as const;
    const selected = { selectedPlan: { plan_id: 'pet-accident' } };
    expect((await visit(waits, ...two, selected, ...buys)).purchase).toMatchObject({ status: 'pending_approval' });
    await expect(visit(waits, ...two, selected, ...buys)).rejects.toMatchObject({ code: 'pet_policy_pending' });
  });
});
