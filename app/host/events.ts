import { getPath, type Context, type FlowDefinition, type Step } from '#engine';
import { ApiError } from '#api/errors';
import type { Shop } from '../bootstrap/shop';

type Fields = Readonly<Record<string, unknown>>;
type Told = Pick<Shop, 'services' | 'embedded'>;

/** AN-006, S-72: which kinds of screen are steps of the checkout. */
const checkoutSteps: Readonly<Record<string, number>> = { plans: 1, quote: 1, payment: 2, confirmation: 3 };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const at = (context: Context, path: unknown): unknown => (typeof path === 'string' ? getPath(context, path) : undefined);
const present = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What a step's content says about money and plan, by the paths the definition names. */
function orderFields(step: Step | undefined, context: Context): Fields {
  const content = step?.content ?? {};
  const totals = at(context, content.totals);
  return present({
    order_id: text(at(context, content.policyNumber)),
    plan_id: text(getPath(context, 'selectedPlan.plan_id')),
    plan_title: text(getPath(context, 'selectedPlan.information.title')),
    total: typeof totals === 'object' && totals !== null && 'grandtotal' in totals ? totals.grandtotal : undefined,
    currency: text(at(context, content.currency)),
  });
}

/** AN-001, AN-006, AN-009: a step has come into view. */
export function stepViewed({ services, embedded }: Told, flow: FlowDefinition, name: string, context: Context, progress: number): void {
  const step = flow.steps[name];
  const common = { flow: flow.id, product: flow.code, step: name, path: step?.path, embedded, progress };
  services.analytics.page(name, common);
  services.parent.post('step-viewed', common);
  services.reports.breadcrumb('step', name);
  const checkoutStep = step && checkoutSteps[step.screen];
  if (checkoutStep) services.analytics.track('checkout step viewed', { ...common, checkout_step: checkoutStep, ...orderFields(step, context) });
}

/** AN-003, AN-005: a policy was bought; once, because the machine says so once. */
export function purchaseCompleted({ services }: Told, flow: FlowDefinition, context: Context): void {
  const receipt = Object.values(flow.steps).find(({ screen }) => screen === 'confirmation');
  const order = { flow: flow.id, product: flow.code, ...orderFields(receipt, context) };
  services.analytics.track('purchase completed', order);
  services.parent.post('purchase-completed', order);
  const account = getPath(context, 'purchase.account_id');
  if (typeof account === 'string') services.analytics.track('dormant account', { flow: flow.id, account_id: account });
}

/** AN-004 */
export function purchaseFailed({ services }: Told, flow: FlowDefinition, error: unknown): void {
  const code = error instanceof ApiError ? error.code : 'default';
  services.analytics.track('purchase failed', { flow: flow.id, product: flow.code, code });
  services.parent.post('purchase-failed', { flow: flow.id, code });
}
