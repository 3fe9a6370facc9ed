import type { LinePromise } from '#engine';
import { hasSigned, isForBusiness, isRenty, pickUpIsAfterToday } from './rules';

const behindAgency = ['agreement', 'useType', 'driver', 'additionalDrivers', 'addDrivers', 'plans', 'payment'];
const behindAgreement = behindAgency.slice(1);
const behindUse = behindAgency.slice(2);
const hasMore = { hasAdditionalDrivers: { const: true } } as const;

/** What the requirements say of every visit. */
export const promises: readonly LinePromise[] = [
  { name: 'RC-042: customers of Renty come no further', at: behindAgency, never: isRenty },
  { name: 'RC-040: who has signed already comes no further', at: behindAgreement, never: hasSigned },
  { name: 'RC-041: a car for business comes no further', at: behindUse, never: isForBusiness },
  { name: 'RC-014: nobody is asked for the driver before the use of the car', at: behindUse, always: { filled: 'useType' } },
  { name: 'RC-010: who picks the car up today is asked for the agreement', at: behindAgreement, when: { not: pickUpIsAfterToday },
    always: { filled: 'agreement' } },
  { name: 'RC-010: who picks it up later is not', at: 'agreement', never: pickUpIsAfterToday },
  { name: 'RC-018: Yes to more drivers leads to their names', at: 'additionalDrivers', when: hasMore, leadsTo: 'addDrivers' },
  { name: 'RC-019: No does not', at: 'addDrivers', always: hasMore },
  { name: 'RC-006: plans are shown where there are some', at: 'plans', always: { plans: { minItems: 1 } } },
  { name: 'RC-007: a price is paid for a plan, and both are there', at: 'payment', always: { checkout: true, selectedPlan: true } },
  { name: 'RC-048: selecting a plan clears the purchase', at: 'payment', never: { purchase: true } },
  { name: 'RC-053: what was bought leaves no price behind', at: 'confirmation', never: { checkout: true } },
];
