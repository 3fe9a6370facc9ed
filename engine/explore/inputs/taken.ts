import { checkPatch } from '../../compile/machine';
import type { FlowDefinition } from '../../types';
import type { Outcome } from '../explore';

/** A call whose adapter writes what it does not give fails. */
export function asTaken(flow: FlowDefinition, call: string, end: Outcome): Outcome {
  try {
    checkPatch(flow, call, end.patch ?? {});
    return end;
  } catch (error) {
    return { label: end.label, error, fault: (error as Error).message };
  }
}
