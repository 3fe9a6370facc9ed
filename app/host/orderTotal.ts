import { getPath, type Context, type FlowDefinition } from '#engine';
import { money } from '#widgets/format/money';

/** The total of what a step orders, as its screen shows it; undefined where it names none. */
export function orderTotal(flow: FlowDefinition, step: string, context: Context): string | undefined {
  const { totals, currency } = (flow.steps[step]?.content ?? {}) as { readonly totals?: unknown; readonly currency?: unknown };
  const at = (path: unknown): unknown => (typeof path === 'string' ? getPath(context, path) : undefined);
  const sum = at(totals) as { readonly grandtotal?: unknown } | undefined;
  return money(sum?.grandtotal, at(currency)) || undefined;
}
