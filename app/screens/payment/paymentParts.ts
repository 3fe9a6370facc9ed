import type { Form, JsonSchema, View } from '#engine';
import type { PaymentContent } from '#flows/screenContent';
import { partOf, restOf } from '../parts';
import { withPrice } from '../price';

interface Part { readonly id: string; readonly form: Form }
export interface PaymentParts {
  /** The ways to pay, with the price; `title` is the words of a single question. */
  readonly price?: Part & { readonly title?: string };
  readonly card?: Part;
  readonly all: readonly Part[];
}

/** One form in two parts (C-34): the ways to pay with the price, and the card. */
export function paymentParts(id: string, { price, priceFields = [] }: Pick<PaymentContent, 'price' | 'priceFields'>,
  view: Pick<View, 'form' | 'context' | 'answers' | 'refreshing'>): PaymentParts {
  const { form } = view;
  const chosen = form && partOf(form, priceFields);
  if (!form || !chosen) return form ? { card: { id, form }, all: [{ id, form }] } : { all: [] };
  const priced = price ? priceFields.reduce((now, field) => withPrice(now, price, field, view), chosen) : chosen;
  const parts = { price: { id: `${id}-price`, form: priced, title: onlyTitle(chosen.schema) } };
  const rest = restOf(form, priceFields);
  return rest ? { ...parts, card: { id, form: rest }, all: [parts.price, { id, form: rest }] } : { ...parts, all: [parts.price] };
}

function onlyTitle({ properties = {} }: JsonSchema): string | undefined {
  const [field, ...more] = Object.values(properties);
  return more.length === 0 && typeof field === 'object' ? field.title : undefined;
}
