import type { CallSpec, FlowDefinition, Modal, Step } from './types';

/** What the author writes: steps, calls and modals refer to each other by names that the compiler knows. */
type Definition<S extends string, C extends string, M extends string> =
  Omit<FlowDefinition<NoInfer<S>, NoInfer<C>, NoInfer<M>>, 'language' | 'calls' | 'modals' | 'steps'> & {
    readonly calls: Readonly<Record<C, CallSpec>>;
    readonly modals?: Readonly<Record<M, Modal<NoInfer<S>, NoInfer<M>>>>;
    readonly steps: Readonly<Record<S, Step<NoInfer<S>, NoInfer<C>, NoInfer<M>>>>;
  };

/** Returns the definition unchanged; a step, call or modal name that does not exist is a compile error in the editor. */
export function defineFlow<S extends string, C extends string = never, M extends string = never>(
  definition: Definition<S, C, M>
): FlowDefinition {
  return definition as unknown as FlowDefinition;
}
