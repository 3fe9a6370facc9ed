import { createClock } from '#engine';
import { expect, it } from 'vitest';
import type { RentalDetails } from '../../contracts/rentalCar';
import { rentalDays } from './details';

const clock = createClock(() => Date.parse('2026-11-24T12:00:00Z'));
const rental = { rental_company_name: 'Hertz', drivers: [{ isMainDriver: true }] } as unknown as RentalDetails;
const days = (rental_started: string, rental_ended: string): number => rentalDays({ ...rental, rental_started, rental_ended }, clock);

it('a rental ends at most thirty days after the pick-up; the first and the last day are both paid (RC-058)', () => {
  expect(days('2026-11-24', '2026-11-24')).toBe(1);
  expect(days('2026-11-24', '2026-12-24')).toBe(31);
  expect(() => days('2026-11-24', '2026-12-25')).toThrow();
});
it('a rental begins today at the earliest, and in a year at the latest (RC-057)', () => {
  expect(() => days('2026-11-23', '2026-11-24')).toThrow();
  expect(days('2027-11-24', '2027-11-24')).toBe(1);
  expect(() => days('2027-11-25', '2027-11-25')).toThrow();
});
