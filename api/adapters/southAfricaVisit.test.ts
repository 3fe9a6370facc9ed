import { createClock } from '#engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ratings } from '#flows/ratings';
import { quote as residential } from '#flows/residential/quote';
import { homesafeQuotes, ratingKeys, screeningKeys, type HomesafePlan } from '../contracts/homesafe';
import type { Quote } from '../contracts/quotes';
import { site } from '../contracts/site';
import { createHttp } from '../http';
import type { Sandbox } from '../sandbox/index';
import { buyer, openSandbox } from '../sandbox/testing';
import { createGeocoderTwin } from '../services/geocoder/twin';
import type { Session, Tools } from '../types';
import { carsafeAdapters, type CarsafeContext } from './carsafe';
import { holderAdapters, holderPerson } from './holder';
import { paymentAdapters } from './payment';
import { quoteAdapters, type QuoteContext } from './quoteService';

const clock = createClock(() => Date.parse('2026-03-10T16:00:00Z'));
const thandi = {
  firstName: 'Thandi', lastName: 'Nkosi', phone: '+27821234567', email: 'thandi@example.co.za', policyholderId: '9001015009087',
  streetAddress: '12 Loop Street', city: 'Cape Town', postal: '8001', country: 'ZA',
  hasBeneficiary: true, beneficiaryRelationship: 'Spouse', beneficiaryFirstName: 'Sipho', beneficiaryLastName: 'Nkosi',
  beneficiaryInformationType: 'birthdate', beneficiaryBirthdate: '1992-03-04',
  beneficiaryPhone: '+27831234567', beneficiaryEmail: 'sipho@example.co.za',
} as const;
const homesafeAdapters = { ...holderAdapters, ...quoteAdapters(residential, homesafeQuotes) };
let sandbox: Sandbox;
let tools: Tools & { readonly signal: AbortSignal };
const asked: string[] = [];
beforeAll(async () => {
  sandbox = await openSandbox({ clock, ratings });
  let session: Session = { embedded: false, metadata: {} };
  const fetch = (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace(/quote_[^/]+/, '…')}`);
    return sandbox.fetch(request, { remoteAddress: '127.0.0.1' });
  };
  const http = createHttp({ apiUrl: 'http://localhost:4300', session: () => session, fetch });
  session = { ...session, site: await http.send(site, { query: { site: 'kaapstad' } }) };
  const card = { createToken: async () => ({ id: await buyer(sandbox).card() }) };
  tools = {
    http, clock, session, signal: new AbortController().signal, newId: () => crypto.randomUUID(),
    services: { geocoder: createGeocoderTwin(http), card },
  } as unknown as typeof tools;
});
afterAll(() => sandbox.close());

/** Runs calls in order; each patch is there for the next call, as in a flow. */
async function visit<Context>(
  adapters: Readonly<Record<string, (context: never, tools: never) => Promise<object>>>, start: object, calls: readonly (string | object)[]
): Promise<Context> {
  let context = { uid: crypto.randomUUID(), ...start };
  asked.length = 0;
  for (const call of calls) context = {
    ...context, ...(typeof call === 'string' ? await adapters[call]?.(context as never, tools as never) : call),
  };
  return context as Context;
}

it('vehicle contents is bought from plans to policy number (VC-015, VC-018, VC-022, VC-042, VC-049)', async () => {
  const { plans: [dearest] } = (await carsafeAdapters.plans({} as CarsafeContext, tools));
  const bought = await visit<CarsafeContext>(
    { ...carsafeAdapters, ...paymentAdapters(holderPerson) }, { selectedPlan: dearest, details: thandi },
    ['geocodeHolder', 'relationships', 'checkout', 'createPaymentMethod', 'purchase']
  );
  expect(bought.purchase).toMatchObject({ policy_number: expect.stringMatching(/^VC-2026-\d{7}$/), status: 'approved' });
  expect(bought.checkout.totals).toEqual({ subtotal: 89.5, tax: 0, grandtotal: 89.5 });
  expect(bought.details).toMatchObject({ country: 'ZA', postal: '8001', lat: -33.9258 });
});

it('residential is bought from quote to agreements (RS-007, RS-043, RS-050, RS-054, CH-015, CH-016, CH-017, CH-018, CH-019)', async () => {
  const begin = { plan_rating_questions: Object.fromEntries(ratingKeys.map((key) => [key, true])) };
  const offered = await visit<QuoteContext & { readonly plans: readonly HomesafePlan[] }>(homesafeAdapters, { details: begin }, [
    'createQuote', 'updateQuote', 'quotePlans',
  ]);
  expect(asked)
    .toEqual(['POST /api/quote/v1/protections/homesafe/quote', 'PUT /api/quote/v1/quotes/…', 'GET /api/quote/v1/quotes/…/plans']);
  const details = {
    ...begin, ...thandi, region: 'Western Cape', addOns: ['lock_and_key'],
    plan_screening_questions: Object.fromEntries(screeningKeys.map((key) => [key, false])),
  };
  const bought = await visit<QuoteContext & { readonly quote: Quote; readonly purchase: object }>(
    homesafeAdapters, { ...offered, selectedPlan: offered.plans[1], details },
    ['geocodeHolder', 'updateQuote', 'updateQuote', 'checkout', 'createPaymentMethod', 'attachMethod', 'purchase'],
  );
  expect(asked.slice(-4)).toEqual([
    'POST /api/quote/v1/quotes/…/checkout', 'POST /api/partner/v1/methods', 'PUT /api/quote/v1/quotes/…',
    'POST /api/quote/v1/quotes/…/purchase',
  ]);
  // R129 and 5 % more for the break-in and the guard together, and R9 for lock and key.
  expect(bought.quote.billing).toMatchObject({ grand_total: 144.45 });
  expect(bought.quote.application.plan_applications?.[0])
    .toMatchObject({ plan_id: 'homesafe-complete', plan_add_ons: ['lock_and_key'], beneficiary: { date_of_birth: '1992-03-04' } });
  expect(bought.purchase).toMatchObject({ policy_number: expect.stringMatching(/^HS-2026-/), status: 'approved', agreements: [{}, {}] });
});
