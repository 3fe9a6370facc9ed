import type { Trail } from '../definition/trail';
import { isObject } from '../isObject';
import type { Report } from './finding';
import { mending } from './nearest';

/** A name of a field, where it stands, and whether it is a key there. */
interface Named { readonly name: string; readonly path: Trail; readonly key: boolean }

/** The fields beside a field that its widget reads or writes: under a wrong name nothing comes of it, and the page says nothing. */
export function checkBeside(ui: unknown, names: readonly string[], at: Trail, report: Report): void {
  if (!isObject(ui)) return;
  const inOptions = isObject(ui['ui:options']) ? namesIn(ui['ui:options'], '', [...at, 'ui:options']) : [];
  for (const { name, path, key } of [...namesIn(ui, 'ui:', at), ...inOptions]) {
    if (names.includes(name)) continue;
    report({
      code: 'unknown-field', path, ...(key ? { key } : {}), message: `no field beside it is named "${name}".`,
      ...mending(name, names, key ? 'rename' : 'value'),
    });
  }
}
/** What a picked address fills, the other end of a range, and the field that holds the country. */
function namesIn(ui: Readonly<Record<string, unknown>>, before: string, at: Trail): readonly Named[] {
  const [fills, range, country] = ['fills', 'range', 'countryField'].map((word) => ui[before + word]);
  const found: readonly (Omit<Named, 'name'> & { readonly name: unknown })[] = [
    ...Object.keys(isObject(fills) ? fills : {}).map((name) => ({ name, path: [...at, `${before}fills`, name], key: true })),
    ...Object.entries(isObject(range) ? range : {}).map(([end, name]) => ({ name, path: [...at, `${before}range`, end], key: false })),
    { name: country, path: [...at, `${before}countryField`], key: false },
  ];
  return found.filter((one): one is Named => typeof one.name === 'string');
}
