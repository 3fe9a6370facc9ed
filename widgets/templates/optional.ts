import { uiOption, type Kind, type Ui } from '../form/kind';

const never: ReadonlySet<Kind> = new Set<Kind>(['tick', 'card']);

/**
 * Does the label of an optional field end with ' (optional)' (quality 37)? Not with `optional: false` or a
 * label of the form's own, not where nothing can be answered, and never twice (SV-047).
 */
export function isMarkedOptional(label: string, schema: { readonly readOnly?: unknown }, ui: Ui | undefined, kind: Kind): boolean {
  if (never.has(kind) || schema.readOnly === true || uiOption(ui, 'readonly') === true || uiOption(ui, 'widget') === 'fixed') return false;
  return uiOption(ui, 'optional') !== false && typeof uiOption(ui, 'label') !== 'string' && !/\(optional\)\s*$/i.test(label);
}
