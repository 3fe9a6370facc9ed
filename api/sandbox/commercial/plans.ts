import { tiers, type CommercialPlan, type Tier } from '../../contracts/commercial';
import { exampleTiers } from '../../contracts/commercialExamples';
import { invalidInput } from '../http/refuse';

export const plans: readonly CommercialPlan[] = exampleTiers;
export const planOf = (planId: string): CommercialPlan =>
  plans.find(({ plan_id }) => plan_id === planId) ?? invalidInput({ plan_id: ['is not known'] });
export const tierOf = (planId: string): Tier =>
  tiers.find((tier) => planOf(planId).details.chubb_plan_code === tier) ?? invalidInput({ plan_id: ['is not known'] });
