import type { Context } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { getPath } from '#engine';
import { daysInclusive } from '#widgets/format/dates';
import { money } from '#widgets/format/money';
import { inCents, priceParts } from '../../parts/priceParts';
import { textAt } from '../content';

/** A plan as its tab and panel show it; `value` is the plan itself, what CHOOSE carries. */
export interface PlanView {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly summary?: string;
  readonly document?: string;
  readonly value: unknown;
}

/** The plans in the order they came: the adapter has sorted them (CO-008). */
export function planViews(content: Pick<PlansContent, 'plans' | 'plan'>, context: Context): readonly PlanView[] {
  const list = getPath(context, content.plans);
  const { plan } = content;
  return (Array.isArray(list) ? list : []).map((value: unknown, index) => ({
    id: textAt(value, plan.id) ?? String(index), title: textAt(value, plan.title) ?? '', price: textAt(value, plan.price) ?? '',
    summary: textAt(value, plan.summary), document: textAt(value, plan.document), value,
  }));
}

/** Price times days: `$13.50`, `7 days`, `$94.50`; undefined when the price or the dates cannot be parsed (S-36). */
export function sumOf(price: string, days: PlansContent['days'],
  context: Context): { readonly price: string; readonly days: string; readonly sum: string } | undefined {
  const parts = priceParts(price);
  const count = days && daysInclusive(getPath(context, days.from), getPath(context, days.to));
  if (!parts || count === undefined || count < 1) return undefined;
  const each = inCents(parts);
  return { price: money(each / 100, parts.symbol), days: count === 1 ? '1 day' : `${count} days`,
    sum: money((each * count) / 100, parts.symbol) };
}
