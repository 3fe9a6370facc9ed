/** 'Driver {n}' → 'Driver 2'; 'Row 2' when no caption is given. */
export const rowTitle = (template: unknown, index: number): string =>
  (typeof template === 'string' ? template : 'Row {n}').replace('{n}', String(index + 1));

/** The name of the button that adds a row: 'Add driver' from 'Driver {n}', unless it is said. */
export const addLabel = (said: unknown, template: unknown): string =>
  typeof said === 'string' ? said : `Add ${(typeof template === 'string' ? template : 'row').replace('{n}', '').trim().toLowerCase()}`;
