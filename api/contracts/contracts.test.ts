import { matchesSchema } from '#engine';
import { describe, expect, it } from 'vitest';
import { contracts } from './index';

describe.each(contracts)('$id', (contract) => {
  it('has examples that match its own answer, for the prover and the sandbox', () => {
    expect(contract.answer.examples?.length).toBeGreaterThan(0);
    for (const example of contract.answer.examples ?? [])
      expect(matchesSchema(contract.answer, example), JSON.stringify(example)).toBe(true);
  });
  it('names every refusal by status and code (ME-004)', () => {
    for (const { status, error } of contract.refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(error.code).toMatch(/^[a-z_]+$/);
    }
  });
});

it('the calls stand where the specification has them (RC-072, RC-073, RC-074, RN-073, RN-075, RN-077, RN-079, RN-080, BO-037, BO-038, BO-039, BO-040, BO-041, VC-042, CH-011, CH-012, CH-013, CH-014, CH-015, CH-016, CH-017, CH-018, CH-019, AS-020, AS-021, C-09, C-10, C-12, C-13, S-02)', () => {
  expect(contracts.filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/partner/v1/site', 'GET /api/partner/v1/partner',
    'POST /api/partner/v1/protections/rental-car/plans', 'POST /api/partner/v1/protections/rental-car/checkout',
    'POST /api/partner/v1/protections/rental-car/purchase',
    ...['plans', 'responses', 'rates', 'checkout', 'cadences', 'purchase'].map((call) =>
      `POST /api/partner/v1.1/protections/renters/${call}`),
    'GET /api/partner/v1/protections/commercial/business-classes',
    ...['plans', 'responses', 'rates', 'checkout', 'purchase'].map((call) => `POST /api/partner/v1/protections/commercial/${call}`),
    ...['plans', 'checkout', 'purchase'].map((call) => `POST /api/partner/v1/protections/carsafe/${call}`),
    'POST /api/partner/v1/protections/homesafe/purchase',
    ...['plans', 'rates', 'checkout', 'purchase'].map((call) => `POST /api/partner/v1/protections/collectibles/${call}`),
    'POST /api/quote/v1/protections/{verticalCode}/quote', 'PUT /api/quote/v1/quotes/{quoteId}',
    ...['GET plans', 'POST checkout', 'POST purchase'].map((call) => call.replace(' ', ' /api/quote/v1/quotes/{quoteId}/')),
    'GET /api/partner/v1/info/beneficiary_relationships', 'POST /api/partner/v1/methods', 'POST /api/partner/v1/methods/update',
  ]);
});
