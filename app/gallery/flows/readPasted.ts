import { checkFlow, type FlowDefinition } from '#engine';

export type Pasted = { readonly flow: FlowDefinition } | { readonly mistakes: readonly string[] };

/** A definition from text: the flow, or every mistake in words. */
export function readPasted(text: string, screens: readonly string[]): Pasted {
  let definition: unknown;
  try {
    definition = JSON.parse(text);
  } catch (error) {
    return { mistakes: [`This is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const mistakes = checkFlow(definition, { screens });
  return mistakes.length > 0 ? { mistakes } : { flow: definition as FlowDefinition };
}
