import type { RentersPlan } from '../../contracts/renters';
import { examplePlan } from '../../contracts/rentersExamples';
import { invalidInput } from '../http/refuse';
import { share, withCents } from '../money';
import { ratesIn, usualCoverage } from './options';
import { premium } from './prices';

/** RN-021: the plan with the state's own price, as an example of what it costs. */
export function planIn(state: string): RentersPlan {
  const month = share(premium(state, {}, ratesIn(state).defaults ?? {}), 1, 12);
  return {
    ...examplePlan, information: { ...examplePlan.information, pricing_title: `$${withCents(month)}/month` },
    details: {
      ...examplePlan.details, personal_property_amount: { ...examplePlan.details?.['personal_property_amount'], default: usualCoverage },
    },
  };
}
export const checkPlan = (planId: string): void => { if (planId !== examplePlan.plan_id) invalidInput({ plan_id: ['is not known'] }); };
