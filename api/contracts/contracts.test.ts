import { fits } from '#engine';
import { describe, expect, it } from 'vitest';
import { contracts } from './index';

describe.each(contracts)('$id', (contract) => {
  it('gives examples that fit its own answer, for the prover and the sandbox', () => {
    expect(contract.answer.examples?.length).toBeGreaterThan(0);
    for (const example of contract.answer.examples ?? []) expect(fits(contract.answer, example), JSON.stringify(example)).toBe(true);
  });
  it('names every refusal by status and code (ME-004)', () => {
    for (const { status, error } of contract.refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(error.code).toMatch(/^[a-z_]+$/);
    }
  });
});

it('the calls stand where the specification has them (RC-072, RC-073, RC-074, CH-011, CH-013, AS-020, AS-021, C-12)', () => {
  expect(contracts.filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/partner/v1/site', 'GET /api/partner/v1/partner',
    'POST /api/partner/v1/protections/rental-car/plans', 'POST /api/partner/v1/protections/rental-car/checkout', 'POST /api/partner/v1/protections/rental-car/purchase',
    'POST /api/partner/v1/methods',
  ]);
});
