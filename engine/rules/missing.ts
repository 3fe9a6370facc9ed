import { getPath } from '../context/paths';
import type { Form, Missing } from '../types';
import { picked } from './picked';
import { onPage } from './rows';
import type { FieldError } from './types';

type Ui = Readonly<Record<string, unknown>>;

/** The required fields without a value, of all errors of a form: once each, in the form's order. */
export function missingOf(form: Form, errors: readonly FieldError[], data: unknown): readonly Missing[] {
  const order = Object.keys(form.schema.properties ?? {});
  const place = ({ path: [name = ''] }: FieldError): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const all = errors.filter(isMissing).toSorted((a, b) => place(a) - place(b)).map((error) => inRow(form, error, data));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
const isMissing = ({ path, keyword, limit }: FieldError): boolean =>
  path.at(-1) !== picked && (keyword === 'required' || (keyword === 'const' && limit === true));

/** The title of a field; where its list shows several rows, with the row: each of them asks the same. */
function inRow({ ui }: Form, { path, schema }: FieldError, data: unknown): Missing {
  const title = schema.title ?? path.at(-1) ?? '';
  const at = path.findLastIndex((key) => /^\d+$/u.test(key));
  if (at < 1) return { title };
  const shown = onPage(path.slice(0, at + 1), data);
  const own = shown.slice(0, at).reduce<Ui | undefined>((inner, key) => inner?.[/^\d+$/u.test(key) ? 'items' : key] as Ui | undefined, ui);
  const option = (name: string): unknown => own?.[`ui:${name}`] ?? (own?.['ui:options'] as Ui | undefined)?.[name];
  const rows = shown.slice(0, at).reduce<unknown>(getPath, data);
  const count = Math.max(Array.isArray(rows) ? rows.length : 0, Number(option('minRows') ?? 0));
  return count < 2 ? { title } : { title, row: { index: Number(shown[at]), title: option('rowTitle') } };
}
