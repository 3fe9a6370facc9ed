import type { Address } from '../types';

/** An address component of the maps service, in either of its spellings. */
export interface Component { readonly long: string; readonly short: string; readonly types: readonly string[] }

/** WG-007: our address from the provider's components. */
export const addressFrom = (components: readonly Component[], at: { readonly lat: number; readonly lng: number } | undefined): Address => {
  const find = (...types: readonly string[]): Component | undefined => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type));
      if (found) return found;
    }
    return undefined;
  };
  const country = find('country')?.short;
  const region = find('administrative_area_level_1');
  const street = [find('street_number')?.long, find('route')?.short].filter(Boolean).join(' ');
  const parts: Address = {
    streetAddress: street || undefined, unit: find('subpremise')?.long,
    city: find('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.long,
    region: country === 'US' ? region?.short : region?.long, postal: find('postal_code')?.long, country,
    county: find('administrative_area_level_2')?.long.replace(/ County$/, ''), lat: at?.lat, lng: at?.lng,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
};
