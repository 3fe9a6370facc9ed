/** 'Driver {n}' → 'Driver 2'; 'Row 2' without a template. */
export const rowTitle = (template: unknown, index: number): string =>
  (typeof template === 'string' ? template : 'Row {n}').replace('{n}', String(index + 1));

/** The label of the button that adds a row: 'Add driver' from 'Driver {n}' by default. */
export const addLabel = (label: unknown, template: unknown): string =>
  typeof label === 'string' ? label : `Add ${(typeof template === 'string' ? template : 'row').replace('{n}', '').trim().toLowerCase()}`;
