import type { Context } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { getPath } from '#engine';
import { daysInclusive } from '#widgets/format/dates';
import { money } from '#widgets/format/money';
import type { Cell } from '../../parts/CellText';
import { inCents, priceParts } from '../../parts/priceParts';
import { currencyIn, textAt } from '../content';

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

/** What a plan pays at most, without decimals (WG-020). Of nothing it says that it is not covered: "$0" reads like a price. */
export const coverRows = ({ amounts = [], currency }: Pick<PlansContent, 'amounts' | 'currency'>, plan: PlanView,
  context: Context): readonly { readonly label: string; readonly cell: Cell }[] =>
  amounts.flatMap(({ label, path }) => {
    const amount = getPath(plan.value as Context, path);
    const text = money(amount, currencyIn(context, currency), 0);
    return text === '' ? [] : [{ label, cell: Number(amount) === 0 ? {} : { text } }];
  });

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
