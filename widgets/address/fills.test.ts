import { describe, expect, it } from 'vitest';
import { fillsOf } from './fills';

describe('a picked address', () => {
  it('fills the fields beside by their names', () => {
    expect(fillsOf({ streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', country: 'US' }))
      .toEqual({ streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', country: 'US' });
    expect(fillsOf({ streetAddress: '48 Alder Street', city: 'Columbus' }, { line1: 'streetAddress' }))
      .toEqual({ line1: '48 Alder Street' });
  });
  it('is cut where the form has a limit, and there alone (WG-005, SV-058, C-06)', () => {
    const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
    expect([fillsOf({ city }, undefined, 30).city, fillsOf({ city }).city]).toEqual([city.slice(0, 30), city]);
  });
  it('does not change a field whose part is missing: the unit stays', () => {
    expect(fillsOf({ streetAddress: '1 Main St', unit: ' ' })).not.toHaveProperty('unit');
  });
});
