import { addDays, type Clock } from '#engine';
import { invalidInput } from '../http/refuse';

/** RN-053, RN-054: today in New York is the earliest any site offers; a visitor west of the date line may be a day ahead at the far end. */
const furthest = 91;
export const zone = 'America/New_York';

export function checkStart(day: string, clock: Clock): void {
  const today = clock.today(zone);
  if (day < today || day > addDays(today, furthest)) {
    invalidInput({ 'settings.policy_effective_date': ['must be from today to 90 days ahead'] });
  }
}
