import type { Clock } from '#engine';
import type { RentalDetails } from '../../contracts/rentalCar';
import { invalidInput, refuse } from '../http/refuse';
import { daysBetween } from './prices';

/** RC-058: days after the pick-up. */
const longest = 30;
const furthestAhead = 365;
const zone = 'America/New_York';

/** What no schema can say of a rental: its dates against New York's calendar, and who drives. Answers the days, both included. */
export function rentalDays({ rental_company_name, rental_started, rental_ended, drivers }: RentalDetails, clock: Clock): number {
  const ahead = daysBetween(clock.today(zone), rental_started);
  const length = daysBetween(rental_started, rental_ended);
  if (ahead < 0) invalidInput({ rental_started: ['must be today or later'] });
  if (length < 0) invalidInput({ rental_ended: ['must be on or after the first day'] });
  if (!drivers[0]?.isMainDriver || drivers.slice(1).some(({ isMainDriver }) => isMainDriver)) {
    invalidInput({ drivers: ['must begin with the one main driver'] });
  }
  if (length > longest) refuse(400, 'quote_request_rejected', `The rental period is longer than ${longest} days.`);
  if (ahead > furthestAhead) refuse(400, 'quote_request_rejected', 'The rental begins more than a year from now.');
  // S21: the page says so earlier (RC-042); a forged answer is refused here.
  if (/^renty$/i.test(rental_company_name.trim())) {
    refuse(400, 'ineligible_for_plan', 'Rental Car insurance is not available to customers of Renty Rental Car.');
  }
  return length + 1;
}
