import {
  homesafeApplication, type screeningKeys, type HomesafeApplication, type HomesafePlan, type ScreeningAnswers,
} from '../../contracts/homesafe';
import { invalidInput, refuse } from '../http/refuse';
import { checkAddress } from '../monthly/address';
import { currency } from '../monthly/rand';
import type { QuoteLine } from '../quotes/line';
import { plansFor, priceOf } from './prices';

/** RS-032, RS-060, RS-061: answers that cannot be insured, and why. */
const rejections: readonly (readonly [key: (typeof screeningKeys)[number], message: string])[] = [
  ['has_two_or_more_claims', 'We cannot insure a home with two or more claims in the last 5 years.'],
  ['unoccupied_for_60_days', 'We cannot insure a home that stands empty for more than 60 consecutive days.'],
  ['is_sublet_or_communed', 'We cannot insure a home that is sublet, or shared by more than 2 people who are not related.'],
  ['has_insurance_refusal_or_cancellation', 'We cannot insure a home after a refusal or cancellation in the last 3 years.'],
];
function checkScreening(answers: ScreeningAnswers = {}): void {
  const found = rejections.find(([key]) => answers[key]);
  if (found) refuse(400, 'quote_request_rejected', found[1]);
}

const missing = ({ holders = [], rating_address: address, plan_applications: [plan] = [] }: HomesafeApplication): readonly string[] => [
  ...(holders.length === 0 ? ['application.holders'] : []),
  ...(['line1', 'city', 'postal'] as const).filter((name) => !address?.[name]).map((name) => `application.rating_address.${name}`),
  ...(['plan_id', 'plan_rating_questions', 'plan_screening_questions'] as const).filter((name) => plan?.[name] === undefined).map((name) =>
    `application.plan_applications.0.${name}`),
];

/** C-10: residential cover at the quote service. */
export const homesafe: QuoteLine<HomesafeApplication, HomesafePlan> = {
  code: 'homesafe', prefix: 'HS', currency,
  /** The home contents, and the people. */
  agreements: 2,
  application: homesafeApplication,
  buyer: ({ holders: [holder] = [] }) => ({ email: holder?.email, lastName: holder?.last_name }),
  /** Not how it is paid, and not the moment at which it was asked. */
  insured: ({ payment_method_id: _method, plan_applications = [], ...application }) =>
    ({ ...application, plan_applications: plan_applications.map(({ policy_effective_date: _now, ...plan }) => plan) }),
  check: ({ plan_applications: [plan] = [] }) => checkScreening(plan?.plan_screening_questions),
  plans: ({ rating_address: address, plan_applications: [plan] = [] }) =>
    (address?.country_code === 'ZA' ? plansFor(plan?.plan_rating_questions) : []),
  price(application) {
    const names = missing(application);
    if (names.length > 0) invalidInput(Object.fromEntries(names.map((name) => [name, ['is missing']])));
    const { rating_address: address = { country_code: '' }, plan_applications: [plan] = [] } = application;
    checkAddress(address);
    checkScreening(plan?.plan_screening_questions);
    return priceOf(plan ?? {});
  },
};
