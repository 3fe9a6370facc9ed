import { describe, expect, it } from 'vitest';
import { isObject, type Form, type JsonSchema } from '#engine';
import { conditionalParts } from '../../engine/context/answers';
import { lines } from '../support/lines';

type Ui = Readonly<Record<string, unknown>>;
const inside = (ui: unknown, name: string): Ui => (isObject(ui) && isObject(ui[name]) ? ui[name] : {});
interface Field { readonly path: string; readonly title: string; readonly autocomplete: unknown; readonly spellcheck: unknown }

/** What can be typed into a form, also below a condition and in the rows of a list. */
function typed({ schema, ui = {} }: Form, before = ''): readonly Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): readonly Field[] => {
    if (typeof field === 'boolean') return [];
    const [path, itsUi] = [`${before}${name}`, inside(ui, name)];
    const items = field.items as JsonSchema | undefined;
    if (items) return typed({ schema: items, ui: inside(itsUi, 'items') as never }, `${path}.`);
    if (field.type === 'object') return typed({ schema: field, ui: itsUi as never }, `${path}.`);
    if (field.type !== 'string' || field.enum) return [];
    return [{
      path, title: field.title ?? '', autocomplete: itsUi['ui:autocomplete'],
      spellcheck: itsUi['ui:spellcheck'] ?? inside(itsUi, 'ui:options').spellcheck,
    }];
  });
  return [...own, ...conditionalParts(schema).flatMap((part) => typed({ schema: part, ui }, before))];
}
const ofPerson = /\bname\b|phone|e-mail|street address|^unit$|^city$|^province$|zip code|postal code|birth/iu;

describe.each(lines)('$id: what a browser fills in', ({ product }) => {
  const fields = async (): Promise<readonly Field[]> => {
    const { steps } = (await product()).flow;
    return Object.entries(steps).flatMap(([step, { form }]) => (form ? typed(form, `${step}: `) : []));
  };
  it('is said of each name, number to call and address: what it is, or that it is not the visitor’s (quality 7: 16)', async () => {
    const asked = await fields();
    expect(asked.length).toBeGreaterThan(0);
    const isUnsaid = ({ title, autocomplete }: Field): boolean => ofPerson.test(title) && autocomplete === undefined;
    expect(asked.filter(isUnsaid).map(({ path }) => path)).toEqual([]);
  });
  it('no name and no ID number is checked for its spelling (quality 7: 18)', async () => {
    // A field that says what a browser fills in is not checked either.
    const isChecked = ({ title, autocomplete, spellcheck }: Field): boolean =>
      /\b(name|ID number)\b/iu.test(title) && spellcheck !== false && autocomplete === undefined;
    expect((await fields()).filter(isChecked).map(({ path }) => path)).toEqual([]);
  });
});
