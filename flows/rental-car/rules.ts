import { newYork } from '#schemas/forms/rentalCar';
import type { Rule } from '#engine';

/** RC-042, S-30: Renty by the list, or typed; case and spaces do not matter. */
export const isRenty: Rule = { anyOf: [
  { rentalAgency: { const: 'Renty' } },
  { rentalAgency: { const: 'Other' }, otherAgency: { pattern: '^[Rr][Ee][Nn][Tt][Yy]$' } },
] };
export const hasSigned: Rule = { hasSignedAgreement: { const: true } };
export const isForBusiness: Rule = { isForPersonalUse: { const: false } };
/** RC-010: New York's calendar decides. */
export const pickUpIsAfterToday: Rule = { pickUpDate: { window: { from: 'today', zone: newYork, min: 1 } } };
export const isPast = { window: { from: 'today', zone: newYork, max: -1 } };
