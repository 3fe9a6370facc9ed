import { buys, callOf, getPath, isPurchase, type Context, type FlowDefinition, type Patch, type Step, type View } from '#engine';
import { ApiError } from '#api/errors';
import type { Shop } from '../bootstrap/shop';
import { currencyIn } from '../screens/content';

type Fields = Readonly<Record<string, unknown>>;
type Receivers = Pick<Shop, 'services' | 'embedded'>;

/** AN-006, S-72: the kinds of screen that are steps of the checkout. */
const checkoutSteps: Readonly<Record<string, number>> = { plans: 1, compare: 1, quote: 1, payment: 2, confirmation: 3 };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const at = (context: Context, path: unknown): unknown => (typeof path === 'string' ? getPath(context, path) : undefined);
const present = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What a step's content says about money and plan, by the paths the definition names. */
function orderFields(step: Step | undefined, context: Context): Fields {
  const content = step?.content ?? {};
  const totals = at(context, content.totals);
  return present({
    order_id: text(at(context, content.policyNumber)),
    plan_id: text(getPath(context, 'selectedPlan.plan_id')) ?? text(getPath(context, 'plan.plan_id')),
    plan_title: text(getPath(context, 'selectedPlan.information.title')),
    total: typeof totals === 'object' && totals !== null && 'grandtotal' in totals ? totals.grandtotal : undefined,
    currency: currencyIn(context, text(content.currency)),
  });
}
const stepOf = (flow: FlowDefinition, screen: string): Step | undefined => Object.values(flow.steps).find((step) => step.screen === screen);

/**
 * S-52: the service's own sum where an adapter kept it apart from what is shown (a first payment, VC-047), else the total that was shown.
 */
function order(flow: FlowDefinition, context: Context): Fields {
  const fields: Fields = { ...orderFields(stepOf(flow, 'payment'), context), ...orderFields(stepOf(flow, 'confirmation'), context) };
  const own = getPath(context, 'checkout.revenue');
  return { flow: flow.id, product: flow.code, ...fields, ...present({ revenue: typeof own === 'number' ? own : fields.total }) };
}

/** AN-001, AN-006, AN-009: a step, or another screen of a survey, has come into view. */
export function stepViewed(
  { services, embedded }: Receivers,
  flow: FlowDefinition,
  { step: name, context, progress }: Pick<View, 'step' | 'context' | 'progress'>,
): void {
  const step = flow.steps[name];
  const common = { flow: flow.id, product: flow.code, step: name, path: step?.path, embedded, progress };
  services.analytics.page(name, common);
  services.parent.post('step-viewed', common);
  services.reports.breadcrumb('step', name);
  const checkoutStep = step && checkoutSteps[step.screen];
  if (checkoutStep)
    services.analytics.track('checkout step viewed', { ...common, checkout_step: checkoutStep, ...orderFields(step, context) });
}

/**
 * AN-003, AN-005: a policy was bought; once, because the machine says so once. A line may have cleared what was `ordered` by then (RC-054).
 */
export function purchaseCompleted(
  { services }: Pick<Receivers, 'services'>,
  flow: FlowDefinition,
  context: Context,
  ordered: Context = {},
): void {
  const bought = order(flow, { ...ordered, ...present(context) });
  services.analytics.track('purchase completed', bought);
  services.parent.post('purchase-completed', bought);
  const account = getPath(context, 'purchase.account_id');
  if (typeof account === 'string') services.analytics.track('dormant account', { flow: flow.id, account_id: account });
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'default');
function purchaseFailed({ services }: Pick<Receivers, 'services'>, flow: FlowDefinition, error: unknown): void {
  const code = codeOf(error);
  services.analytics.track('purchase failed', { flow: flow.id, product: flow.code, code });
  services.parent.post('purchase-failed', { flow: flow.id, code });
}

/** Calls that ask for offers end their name so. */
const asksForOffers = (call: string): boolean => /plans$/i.test(call);
/** AN-007: offers came. */
export function callSucceeded(
  { services }: Pick<Receivers, 'services'>,
  flow: FlowDefinition,
  call: string,
  { plans, plan }: Patch,
): void {
  const count = Array.isArray(plans) ? plans.length : Number(plan !== undefined);
  if (asksForOffers(call)) services.analytics.track('plans loaded', { flow: flow.id, product: flow.code, count });
}
/** The calls of the press that buys: the payment method, what it joins, the purchase. */
const buyingCalls = (flow: FlowDefinition): readonly string[] =>
  Object.values(flow.steps).flatMap(({ calls = [] }) => (buys(flow, calls) ? calls.map(callOf) : []));
/** AN-004, AN-007. A card that its provider refuses is said beside the card: nothing was sent to be bought. */
export function callFailed(receivers: Pick<Receivers, 'services'>, flow: FlowDefinition, call: string, error: unknown): void {
  const isBuying = isPurchase(flow, call) || (buyingCalls(flow).includes(call) && codeOf(error) !== 'card_error');
  if (isBuying) return purchaseFailed(receivers, flow, error);
  const name = asksForOffers(call) ? 'plans' : call === 'checkout' ? call : undefined;
  if (name) receivers.services.analytics.track(`${name} failed`, { flow: flow.id, product: flow.code, code: codeOf(error) });
}

/** A message opened over the step; returns how to say that it closed. */
export function modalShown({ services }: Pick<Receivers, 'services'>, flow: FlowDefinition, modal: string): () => void {
  services.analytics.track(flow.modals?.[modal]?.track ?? 'modal shown', { flow: flow.id, product: flow.code, modal });
  services.parent.post('modal-opened', { flow: flow.id, modal });
  return () => services.parent.post('modal-closed', { flow: flow.id, modal });
}

/** What a step itself tracks (AN-007); a choice of plan is also posted to the page around us. */
export function tracked({ services }: Pick<Receivers, 'services'>, flow: FlowDefinition, event: string, context: Context): void {
  const fields = { flow: flow.id, product: flow.code, ...orderFields(undefined, context) };
  services.analytics.track(event, fields);
  if (event === 'plan selected') services.parent.post('plan-selected', fields);
}
