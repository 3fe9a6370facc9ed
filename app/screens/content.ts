import { getPath, isCurrencyCode, isObject, type Context, type FlowDefinition, type Step } from '#engine';
import type { FormContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';

/** The step's content, typed as its kind of screen needs it. TypeScript has checked it in the flow. */
export const contentOf = <T>(step: Step): T => (step.content ?? {}) as unknown as T;

export function textAt(context: unknown, path: string | undefined): string | undefined {
  const value = path && isObject(context) ? getPath(context, path) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The code of the currency that a screen's content names. */
export const currencyIn = (context: unknown, currency: string | undefined): string | undefined =>
  (isCurrencyCode(currency) ? currency : textAt(context, currency));

/** What stands above the heading: the line or what was chosen of it, its price, the line's drawing. */
export function headOf(flow: FlowDefinition, { over, overPrice }: Pick<FormContent, 'over' | 'overPrice'>, context: Context) {
  return {
    product: (over && fill(over, context)) || flow.title, price: overPrice && fill(overPrice, context), picture: pictureOf(flow),
  };
}

/** The drawing of a line: the one its steps name. */
export function pictureOf(flow: FlowDefinition): string {
  const named = Object.values(flow.steps).map(({ content }) => content?.illustration);
  return named.find((name) => typeof name === 'string') ?? 'steps';
}
