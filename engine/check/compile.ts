import { assemble, type CompiledFlow, type CompileOptions } from '../compile/assemble';
import type { FlowDefinition } from '../types';
import { checkFlow } from './checkFlow';

/** A definition that cannot run: every mistake, each with flow, step, path and the nearest right name. */
export class DefinitionError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'DefinitionError';
  }
}

/** Checks a definition and makes its machine. Throws DefinitionError with all mistakes at once. */
export function compile(flow: FlowDefinition, options: CompileOptions): CompiledFlow {
  const { adapters, derive = {}, survey } = options;
  const mistakes = checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined });
  if (mistakes.length > 0) throw new DefinitionError(mistakes);
  return assemble(flow, options);
}
