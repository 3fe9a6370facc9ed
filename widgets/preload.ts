import type { Form, JsonSchema } from '#engine';
import { loadCard } from './card/CardField';
import { calendar } from './date/CalendarPanel';
import { kindOf, uiOption, type Kind, type Ui } from './form/kind';
import { list } from './list/ListField';
import { loadNumbers } from './phone/useNumbers';

const loaders: Readonly<Partial<Record<Kind, () => Promise<unknown>>>> = {
  date: calendar.preload, phone: loadNumbers, card: loadCard, rows: list.preload, several: list.preload,
};

/** Kinds of fields in a form, at any depth. */
export function kindsIn(schema: JsonSchema, ui: Ui | undefined): ReadonlySet<Kind> {
  const own = uiOption(ui, 'dob') === true ? 'text' : kindOf(schema, ui);
  const fields = Object.entries(schema.properties ?? {})
    .flatMap(([name, field]) => (typeof field === 'object' ? [...kindsIn(field, ui?.[name] as Ui | undefined)] : []));
  const rows = typeof schema.items === 'object' ? [...kindsIn(schema.items, ui?.items as Ui | undefined)] : [];
  return new Set([own, ...fields, ...rows]);
}

/** Preloads the chunks that a form needs. A chunk that failed is fetched again when it is shown. */
export function preloadForm({ schema, ui }: Form): void {
  for (const kind of kindsIn(schema, ui)) loaders[kind]?.().catch(() => undefined);
}
