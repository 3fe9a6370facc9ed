import { deriveValue, getPath, isBlank, setPath, type Clock, type Context, type JsonSchema, type Path } from '#engine';
import { object } from '../../contracts/contract';
import type { ServiceApplication, ServicePlan } from '../../contracts/quotes';
import { fieldsOf, sourceTools } from '../../source';
import { newId } from '../database/ids';
import { invalidInput, refuse } from '../http/refuse';
import { grouped, premiumTax, share, type Cents } from '../money';
import { isState } from '../places/ratingState';
import { createLimits } from './limits';
import { calculated, placeOf, unrated } from './rate';
import type { Rating, Refusal } from './rating';

/** A line of the quote service, rated by its data. Every function may refuse. */
export interface QuoteLine {
  readonly rating: Rating;
  /** What a quote is written with. One object for all requests: the validator keeps what it has compiled. */
  readonly body: JsonSchema;
  /** May this application stand? */
  check(application: ServiceApplication): void;
  plans(application: ServiceApplication, category?: string): readonly ServicePlan[];
  /** What the price needs and the application does not have. */
  lacking(application: ServiceApplication): readonly Path[];
  /** Is there all that the price needs? */
  checkComplete(application: ServiceApplication): void;
  price(application: ServiceApplication): Cents;
  buyer(application: ServiceApplication): { readonly email?: string; readonly lastName?: string };
  /** What a policy insures: it cannot be changed once it is sold. */
  insured(application: ServiceApplication): unknown;
}

export function createLine(rating: Rating, clock: Clock): QuoteLine {
  const tools = sourceTools({ clock, newId: () => newId('id') });
  /** A blank input has its name as well, which no entry may then stand in for (rate.ts). */
  const noInputs = Object.fromEntries(Object.keys(rating.inputs).map((name) => [name, undefined]));
  const rootOf = (application: ServiceApplication): Context => ({ ...noInputs, ...fieldsOf(rating.inputs, application, tools) });
  const refuseAll = (refusals: readonly Refusal[] = [], root: Context): void => {
    for (const refusal of refusals) {
      const place = placeOf(refusal, root, tools.rules);
      if (!place) continue;
      const message = String(deriveValue({ text: refusal.message }, place.at, tools.rules, tools));
      if (refusal.field !== undefined) invalidInput({ [`application.${refusal.field.replace('*', String(place.index))}`]: [message] });
      refuse(400, refusal.code ?? 'quote_request_rejected', message);
    }
  };
  const amountOf = (root: Context, plan: ServicePlan, addOns: readonly unknown[] = []): number =>
    Math.round(calculated(rating.price, { ...root, plan: plan.plan_id, addOns }, tools.rules) * 100);
  const checkLimits = createLimits(rating, clock);
  const lacking = (application: ServiceApplication): readonly Path[] =>
    rating.checkout.needs.filter((path) => isBlank(getPath(application, path)));
  const isOffered = (root: Context): boolean => !rating.noOffers?.some((one) => placeOf(one, root, tools.rules));
  return {
    rating,
    body: object({ application: rating.application ?? { type: 'object' } }),
    check: (application) => refuseAll(rating.refuses, rootOf(application)),
    plans(application, category) {
      const path = 'plan_applications.0.category_code';
      const root = rootOf(category === undefined ? application : setPath(application, path, category));
      return isOffered(root) ? rating.plans.map((plan) => priced(plan, amountOf(root, plan), root)) : [];
    },
    lacking,
    checkComplete(application) {
      const missing = lacking(application);
      if (missing.length > 0) invalidInput(Object.fromEntries(missing.map((path) => [`application.${path}`, ['is missing']])));
    },
    price(application) {
      const root = rootOf(application);
      refuseAll(rating.checkout.refuses, root);
      refuseAll(rating.refuses, root);
      checkLimits(application);
      const plan = isOffered(root) && rating.plans.find(({ plan_id }) => plan_id === application.plan_applications?.[0]?.plan_id);
      if (!plan) return refuse(400, 'quote_request_rejected', 'This plan is not offered for these answers.');
      return withTax(amountOf(root, plan, chosenAddOns(rating, plan, application)), root);
    },
    buyer: (application) => fieldsOf(rating.buyer, application, tools),
    insured: (application) =>
      ['payment_method_id', ...rating.uninsured ?? []].reduce((now, path) => setPath(now, path, undefined), application),
  };

  function priced(plan: ServicePlan, cents: number, root: Context): ServicePlan {
    const pricing_title = String(deriveValue({ text: rating.title }, { ...root, price: grouped(cents) }, tools.rules, tools));
    return Object.entries(rating.amounts ?? {}).reduce(
      (now, [path, rows]) => setPath(now, path, calculated(rows, { ...root, plan: plan.plan_id }, tools.rules)),
      { ...plan, information: { ...plan.information, pricing_title } },
    );
  }
  function withTax(amount: number, root: Context): Cents {
    const { tax: how } = rating;
    const tax = 'inside' in how ? share(amount, how.inside, 100 + how.inside) : premiumTax(amount, stateIn(root[how.state]));
    const subtotal = 'inside' in how ? amount - tax : amount;
    return { subtotal, discount: 0, tax, grandtotal: subtotal + tax };
  }
}

/** As the page sends it: other spellings are neither offered nor taxed. */
const stateIn = (state: unknown): string => (isState(state) ? state : unrated());

/** RS-041: the chosen add-ons as the plan has them, each once. */
function chosenAddOns({ addOns }: Rating, plan: ServicePlan, application: ServiceApplication): readonly unknown[] {
  const offered = (getPath(plan, 'details.plan_add_ons') ?? {}) as Readonly<Record<string, unknown>>;
  const keys = addOns === undefined ? [] : (getPath(application, addOns) ?? []) as readonly string[];
  return [...new Set(keys)].map((key) =>
    (Object.hasOwn(offered, key) ? offered[key] : undefined) ?? invalidInput({ plan_add_ons: [`${key} is not offered with this plan`] }));
}
