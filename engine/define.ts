import type { CallSpec, Change, FlowDefinition, LinePromise, Modal, Step } from './types';

/** What the author writes: steps, calls and modals refer to each other by names that the compiler knows. */
interface Definition<S extends string, C extends string, M extends string> {
  readonly id: string;
  readonly code: string;
  readonly base: string;
  readonly title: string;
  readonly start: NoInfer<S>;
  readonly otherwise?: NoInfer<S>;
  readonly afresh?: boolean;
  readonly calls: Readonly<Record<C, CallSpec>>;
  readonly changes?: readonly Change[];
  readonly load?: readonly Change[];
  readonly prefill?: Readonly<Record<string, string | readonly string[]>>;
  readonly modals?: Readonly<Record<M, Modal<NoInfer<S>, NoInfer<M>>>>;
  readonly promises?: readonly LinePromise[];
  readonly steps: Readonly<Record<S, Step<NoInfer<S>, NoInfer<C>, NoInfer<M>>>>;
}

/** Returns the definition unchanged; a step, call or modal name that does not exist is a compile error in the editor. */
export function defineFlow<S extends string, C extends string = never, M extends string = never>(
  definition: Definition<S, C, M>
): FlowDefinition {
  return definition as unknown as FlowDefinition;
}
