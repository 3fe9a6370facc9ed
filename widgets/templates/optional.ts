import { uiOption, type Kind, type Ui } from '../form/kind';

const never: ReadonlySet<Kind> = new Set<Kind>(['tick', 'card']);

/**
 * Does the label of a field that is not required get ' (optional)' (quality 37)? Not where the form says `optional: false` or words
 * of its own, where nothing can be answered, and never a second time (SV-047).
 */
export function isMarkedOptional(label: string, schema: { readonly readOnly?: unknown }, ui: Ui | undefined, kind: Kind): boolean {
  if (never.has(kind) || schema.readOnly === true || uiOption(ui, 'readonly') === true || uiOption(ui, 'widget') === 'fixed') return false;
  return uiOption(ui, 'optional') !== false && typeof uiOption(ui, 'label') !== 'string' && !/\(optional\)\s*$/i.test(label);
}
