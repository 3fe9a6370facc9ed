import { formOf, type FormPart } from './part';

/** One form in named groups, in order: questions of one scope stand together. */
export function sectioned(sections: Readonly<Record<string, readonly FormPart[]>>) {
  const form = formOf(...Object.values(sections).flat());
  const groups = Object.entries(sections).map(([title, parts]) =>
    ({ title, fields: parts.flatMap(({ properties }) => Object.keys(properties)) }));
  return { ...form, ui: { ...form.ui, 'ui:sections': groups } };
}
