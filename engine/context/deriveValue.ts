import type { Rules } from '../rules/types';
import type { Context, Derivation, DeriveTools } from '../types';
import { countAt, sumAt } from './lists';
import { getPath, isBlank } from './paths';
import { fillText } from './template';

/** The value that a `set` as data derives from the context. */
export function deriveValue(from: Derivation, context: Context, rules: Rules, { newId }: DeriveTools): unknown {
  if ('first' in from) return from.first.map((path) => getPath(context, path)).find((value) => !isBlank(value)) ?? from.else;
  if ('sum' in from) return sumAt(context, from.sum);
  if ('count' in from) return countAt(context, from.count);
  if ('text' in from) return fillText(from.text, context).replace(/ {2,}/g, ' ').trim() || undefined;
  if ('lookup' in from) {
    const key = String(getPath(context, from.lookup));
    return Object.hasOwn(from.in, key) ? from.in[key] : from.else;
  }
  if ('when' in from) return rules.holds(from.when, context);
  return 'newId' in from ? newId() : from.value;
}
