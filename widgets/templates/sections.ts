import { isObject } from '#engine';

export interface Section { readonly title: string; readonly fields: readonly string[] }

/** The named groups of a form with the fields that are asked; a group without any is left out. Undefined where there are no groups. */
export function sectionsOf(given: unknown, names: readonly string[]): readonly Section[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.filter(isObject).flatMap(({ title, fields }): readonly Section[] => {
    const asked = Array.isArray(fields) ? names.filter((name) => fields.includes(name)) : [];
    return typeof title === 'string' && asked.length > 0 ? [{ title, fields: asked }] : [];
  });
}
