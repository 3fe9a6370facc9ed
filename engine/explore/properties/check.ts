import type { CompiledFlow } from '../../compile/assemble';
import type { Trail } from '../../definition/trail';
import type { Context } from '../../types';
import type { ModelEvent, Move } from '../explore';
import type { Stepper } from '../stepper';
import { formatEvent } from '../verdict/format';
import type { PropertyName } from './propertyNames';

export type Checked = CompiledFlow & Stepper & { readonly follows: readonly string[] };

/** `at`: where it stands, unless that is the call that was answered, or the step. */
export type Report = (property: PropertyName, message: string, at?: Trail) => void;
export type Check = (compiled: Checked, move: Move, report: Report) => void;

export const contextOf = (snapshot: Move['snapshot']): Context => snapshot.context as Context;

/** What a visitor pressed, or the call that was answered, and how: `updateQuote: answer 1`. */
export const nameOf = (event: ModelEvent): string => (event.type.startsWith('xstate.') ? formatEvent(event) : event.type);
