import { describe, expect, it } from 'vitest';
import { addressFrom } from './address';

const part = (type: string, long: string, short = long) => ({ long, short, types: [type, 'political'] });
describe('an address from the maps service (WG-007)', () => {
  it('has the state’s two letters in the United States, and no empty parts', () => {
    const parts = [
      part('street_number', '48'), part('route', 'Alder Street', 'Alder St'), part('locality', 'Columbus'),
      part('administrative_area_level_2', 'Franklin County'),
      part('administrative_area_level_1', 'Ohio', 'OH'), part('country', 'United States', 'US'), part('postal_code', '43215'),
    ];
    expect(addressFrom(parts, { lat: 39.96, lng: -83.01 })).toEqual({
      streetAddress: '48 Alder St', city: 'Columbus', county: 'Franklin', region: 'OH', country: 'US', postal: '43215', lat: 39.96,
      lng: -83.01,
    });
  });
  it('has the province’s name elsewhere', () => {
    expect(addressFrom([part('administrative_area_level_1', 'Western Cape', 'WC'), part('country', 'South Africa', 'ZA')], undefined))
      .toEqual({ region: 'Western Cape', country: 'ZA' });
  });
});
