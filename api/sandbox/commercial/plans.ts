import { tiers, type CommercialPlan, type Tier } from '../../contracts/commercial';
import { exampleTiers } from '../../contracts/commercialExamples';
import { invalidInput } from '../http/refuse';

const acknowledgment_html = '<p>I confirm that my answers are true and complete, and that I may buy insurance for this business. '
  + 'Cover begins at 12:01 a.m. on the start date, at the business address.</p>';
/** The examples of the contract come into the page: the words are the sandbox's own. */
export const plans: readonly CommercialPlan[] =
  exampleTiers.map((plan) => ({ ...plan, information: { ...plan.information, acknowledgment_html } }));
export const planOf = (planId: string): CommercialPlan =>
  plans.find(({ plan_id }) => plan_id === planId) ?? invalidInput({ plan_id: ['is not known'] });
export const tierOf = (planId: string): Tier =>
  tiers.find((tier) => planOf(planId).details.chubb_plan_code === tier) ?? invalidInput({ plan_id: ['is not known'] });
