import type { Location, PropertyAddress } from '../../contracts/renters';
import { countiesOfCity, townOfZip } from '../places/us';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * RN-037 … RN-041, by real places: nothing to confirm when the ZIP code belongs to the city that was typed; several when the city is
 * another town of
 * the state (with each of its counties); the ZIP code's own town, alone, when no town has that name.
 */
export async function locationsOf({ city, region, postal }: PropertyAddress): Promise<readonly Location[] | undefined> {
  const town = await townOfZip(postal.trim());
  if (!town || same(town.city, city)) return undefined;
  const others = await countiesOfCity(city.trim(), region.trim().toUpperCase());
  return [town, ...others].map((place) => ({ city: place.city, county: place.county ?? '' }));
}
