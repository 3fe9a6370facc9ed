import { describe, expect, it } from 'vitest';
import { exampleCarsafePlans } from '../../contracts/carsafe';
import { exampleHomesafePlans } from '../../contracts/homesafe';
import { documents } from './policies';

const textOf = (name: string): string => new TextDecoder().decode(documents.get(name)?.() ?? new Uint8Array());
const nameIn = (url = ''): string => /^\/documents\/(.+)\.pdf$/.exec(url)?.[1] ?? '';

describe('the documents of the South African lines', () => {
  const urls = [
    ...exampleCarsafePlans.map(({ policy_doc_url }) => policy_doc_url), ...exampleHomesafePlans.map(({ policy_doc_url }) => policy_doc_url),
    ...exampleHomesafePlans.flatMap(({ details }) => Object.values(details.plan_add_ons ?? {}).map(({ policy_doc_url }) => policy_doc_url)),
  ];
  it.each(urls)('%s, which a plan links to, is there (VC-011, RS-041)', (url) => {
    expect(textOf(nameIn(url))).toMatch(/^%PDF-1\.4\n[\s\S]*What (is covered|it adds)[\s\S]*%%EOF\n$/);
  });
  it.each([
    'vehicle-contents-wording', 'vehicle-contents-key-information', 'home-contents-wording', 'home-contents-key-information',
    'claim-form-vehicle-contents', 'claim-form-home-contents', 'claim-form-personal-accident',
  ])(
    '%s is there, and the same each time (VC-005, RS-013, ST-007)', (name) => {
      expect(textOf(name).length).toBeGreaterThan(1000);
      expect(textOf(name)).toBe(textOf(name));
    },
  );
  it('say how to claim as the claims page does (ST-011, ST-012, ST-013, ST-014, C-40)', () => {
    const words = textOf('vehicle-contents-wording').replace(/\) Tj\n[^(]*\(/g, ' ');
    for (const part of ['within 14 days', 'within 30 days', 'within 3 days', 'within 5 days', 'affidavit within 24 hours']) expect(words)
      .toContain(part);
  });
});
