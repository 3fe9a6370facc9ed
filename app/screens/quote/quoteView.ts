import { getPath, type Form, type View } from '#engine';
import type { QuoteContent } from '#flows/types';
import { partOf } from '../parts';
import { withPrice } from '../price';
import { withNames } from './names';

export interface QuotePart { readonly id: string; readonly title: string; readonly form: Form }

/** The form's fields in the cards that the content names, in the plan's words. A card without any field is left out (RN-056 … RN-061). */
export function quoteParts(id: string, content: QuoteContent,
  view: Pick<View, 'form' | 'context' | 'answers' | 'refreshing'>): readonly QuotePart[] {
  const { form, context } = view;
  if (!form) return [];
  const named = withNames(form, content.names === undefined ? undefined : getPath(context, content.names), content.namedAs);
  return content.groups.flatMap(({ title, fields }, index) => {
    const part = partOf(named, fields);
    if (!part) return [];
    return [{ id: index === 0 ? id : `${id}-${index + 1}`, title,
      form: fields.reduce((now, field) => withPrice(now, content.price, field, view), part) }];
  });
}
