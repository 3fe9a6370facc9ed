import { getPath, type Context, type FlowDefinition } from '#engine';
import { currencyIn } from '../screens/content';
import { money } from '#widgets/format/money';

/** The total of what a step orders, as its screen shows it; undefined where it names none. */
export function orderTotal(flow: FlowDefinition, step: string, context: Context): string | undefined {
  const { totals, currency } = (flow.steps[step]?.content ?? {}) as { readonly totals?: string; readonly currency?: string };
  const sum = totals === undefined ? undefined : getPath(context, totals) as { readonly grandtotal?: unknown } | undefined;
  return money(sum?.grandtotal, currencyIn(context, currency)) || undefined;
}
