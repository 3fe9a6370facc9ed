import { addDays, type Clock } from '#engine';
import { invalidInput } from '../http/refuse';

/** BO-035 */
const furthest = 60;
/** S-37: today is the visitor's, so a day counts when it is right anywhere on earth. */
const [last, first] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

export function checkStart(day: string, clock: Clock): void {
  if (day < clock.today(last) || day > addDays(clock.today(first), furthest)) {
    invalidInput({ 'details.policy_effective_date': [`must be from today to ${furthest} days ahead`] });
  }
}
