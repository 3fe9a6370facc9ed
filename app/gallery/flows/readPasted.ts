import type { FlowDefinition } from '#engine';
import { edited, editsOf } from '../../check/edit';
import type { Found } from '../../check/found';
import { checkText } from '../../check/text';

export type Pasted = { readonly flow: FlowDefinition } | {
  readonly found: readonly Found[];
  /** The text once its certain mistakes are mended. */
  readonly mended?: string;
};

/** Reads a definition from JSON: the flow, or every mistake with its place. Adapters and derive functions come with the code of a line. */
export function readPasted(text: string): Pasted {
  const { found, value } = checkText(text, 'definition.json');
  if (found.length === 0) return { flow: value as FlowDefinition };
  const edits = editsOf(found);
  return { found, ...(edits.length > 0 ? { mended: edited(text, edits) } : {}) };
}
