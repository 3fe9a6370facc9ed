import type { Details } from '../../contracts/renters';
import { listIn } from '../survey/answers';
import { reject } from '../survey/refusal';

const maxClaims = 3;

/** Homes that cannot be insured, whatever the page showed (S21). */
export function checkRisk({ pet_has_bitten: bitten, business_on_premises: business, claims }: Details): void {
  if (bitten === 'yes') reject('We cannot insure a home with a dog that has bitten somebody.');
  if (business === 'yes') reject('A home that customers visit needs business insurance.');
  if (listIn(claims).length >= maxClaims) reject(`We cannot insure a home with ${maxClaims} or more claims in the last 5 years.`);
}

/** What the answers do to the price, in percent of it. */
export function riskPercent(details: Details): number {
  const {
    construction, year_built: year, renovations, alarms, pet_breeds: pets, outdoors, pool_fence: fence, claims,
    has_prior_insurance: insured, coast_distance: coast, roof,
  } = details;
  const built = typeof year === 'number' ? year : 1980;
  const protection = listIn(alarms).filter((alarm) => alarm !== 'none').length;
  return 100
    + (construction === 'frame' ? 4 : construction === 'concrete' ? -4 : 0)
    + (built < 1950 ? 12 : built < 1980 ? 5 : built >= 2005 ? -5 : 0) - (listIn(renovations).includes('wiring') ? 5 : 0)
    + (roof === 'flat' ? 2 : 0)
    + (listIn(alarms).includes('none') ? 6 : -2 * protection)
    + (listIn(pets).includes('guard_dog') ? 15 : listIn(pets).includes('large_dog') ? 6 : 0)
    + (listIn(outdoors).includes('pool') ? (fence === 'yes' ? 5 : 10) : 0) + (listIn(outdoors).includes('trampoline') ? 8 : 0)
    + 15 * listIn(claims).length
    + (coast === 'under_1' ? 12 : coast === 'under_5' ? 5 : 0)
    - (insured === 'yes' ? 5 : 0);
}
