import { expect, it } from 'vitest';
import { siteLabel } from './siteLabel';

it('is the first label of the host (AS-020, S-63)', () => {
  expect(siteLabel('acme.localhost')).toBe('acme');
  expect(siteLabel('Acme.insurance.example:4300')).toBe('acme');
  expect(siteLabel('localhost')).toBe('localhost');
});
it('is the local site for a bare address, which has no labels', () => {
  expect(siteLabel('127.0.0.1:4300')).toBe('localhost');
  expect(siteLabel('[::1]:4300')).toBe('localhost');
});
