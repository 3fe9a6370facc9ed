import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../../compile/assemble';
import { getPath, sameJson } from '../../context/paths';
import type { Context } from '../../types';
import type { ModelEvent } from '../explore';
import { toModelEvent, type PathFile } from './pathFile';
import { createStepper, positionOf, withPatch, type Stepper } from '../stepper';

/** A state of a path, and the event that led to it; the first has none. */
export interface Played { readonly snapshot: AnyMachineSnapshot; readonly step: string; readonly inner: string; readonly by?: ModelEvent }

/** Every state of a path, from the real machine. Nothing runs: how calls end stands in the path. */
export function playPath(compiled: CompiledFlow, { facts, events }: Pick<PathFile, 'facts' | 'events'>): readonly Played[] {
  const stepper = createStepper(compiled);
  const first = stepper.first(facts);
  const played: Played[] = [{ snapshot: first, ...positionOf(first) }];
  for (const event of events) {
    const at = played.at(-1) as Played;
    played.push(play(compiled, stepper, at, toModelEvent(event, at)));
  }
  return played;
}
/** One event more. */
export function play(compiled: CompiledFlow, stepper: Stepper, at: Played, event: ModelEvent): Played {
  const by = onOffer(compiled, at, event);
  const snapshot = stepper.next(withPatch(at.snapshot, 'before' in by ? by.before : undefined), by);
  return { snapshot, ...positionOf(snapshot), by };
}

/** What is on offer for an event that chooses. */
export function choicesFor({ flow }: CompiledFlow, { snapshot, step, inner }: Pick<Played, 'snapshot' | 'step' | 'inner'>, type: string):
  readonly unknown[] | undefined {
  const modal = inner.startsWith('modal:') ? flow.modals?.[inner.slice('modal:'.length)]?.options : undefined;
  const list = modal ?? flow.steps[step]?.on?.[type as 'CHOOSE']?.from;
  const offered = list === undefined ? undefined : getPath(snapshot.context as Context, list);
  return Array.isArray(offered) ? offered : undefined;
}

/** Ids are made anew in every run: what is chosen is found in the list by all the rest. */
function onOffer(compiled: CompiledFlow, at: Played, event: ModelEvent): ModelEvent {
  if (!('value' in event) || event.value === undefined) return event;
  const offered = choicesFor(compiled, at, event.type);
  if (!offered || offered.some((one) => sameJson(one, event.value))) return event;
  const alike = offered.find((one) => withoutIds(one) === withoutIds(event.value));
  return alike === undefined ? event : { ...event, value: alike };
}
const withoutIds = (value: unknown): string => JSON.stringify(value).replaceAll(/"(?:id-\d+|[\da-f]{8}-[\da-f-]{27})"/gu, '""');
