import type { FlowDefinition, Step } from '../types';

/** An XState configuration in JSON; the names of guards and actions are implemented in machine.ts. */
export type Json = { readonly [key: string]: unknown };
export type Target = Json & { readonly target: string };

/** The states of one step, as they are being made. */
export interface Draft {
  readonly flow: FlowDefinition;
  readonly name: string;
  readonly step: Step;
  readonly inner: Record<string, Json>;
  /** What the open step listens to. */
  readonly on: Record<string, unknown>;
}

export const idOf = (step: string): string => `#${step}`;
export const change = (step: string): Json => ({ type: 'change', params: { step } });
export const isStep = (step: string): Json => ({ type: 'isStep', params: { step } });
export const isOffered = (list: string): Json => ({ guard: { type: 'isOffered', params: { list } } });
export const take = (save = '', clear: readonly string[] = [], value?: unknown): Json =>
  ({ type: 'take', params: { save, clear, ...(value === undefined ? {} : { value }) } });
