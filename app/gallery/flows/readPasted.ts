import type { FlowDefinition } from '#engine';
import { checkFlow, type ExternalNames } from '#engine/check';

export type Pasted = { readonly flow: FlowDefinition } | { readonly mistakes: readonly string[] };

/** Reads a definition from text: the flow, or every mistake in words. `known` are the names a definition may use. */
export function readPasted(text: string, known: ExternalNames): Pasted {
  let definition: unknown;
  try {
    definition = JSON.parse(text);
  } catch (error) {
    return { mistakes: [`This is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const mistakes = checkFlow(definition, known);
  return mistakes.length > 0 ? { mistakes } : { flow: definition as FlowDefinition };
}
