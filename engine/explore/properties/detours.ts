import type { CompiledFlow } from '../../compile/assemble';
import { invokeId, states } from '../../compile/names';
import { pathOf } from '../../context/answers';
import { callOf, usesAt, usesOf } from '../../definition/calls';
import { getPath, sameJson } from '../../context/paths';
import type { Context, FlowDefinition, Path, Step } from '../../types';
import { listAt } from '../classes/offered';
import { examplesAt } from '../inputs/asked';
import { rightAnswers } from '../inputs/documents';
import { othersThan } from '../inputs/others';
import { asTaken } from '../inputs/taken';
import type { Environment, ModelEvent, Reached } from '../explore';
import { positionOf, type Stepper } from '../stepper';

export interface DetourTools { readonly compiled: CompiledFlow; readonly stepper: Stepper; readonly environment: Environment }
/** The visitor goes to a step, changes something, and comes back to where something can be paid. */
export interface Detour {
  /** What changes, and the step that asks for it. */
  readonly path: Path;
  readonly step: string;
  /** What is asked for anew on coming back. */
  readonly loading: readonly Path[];
  readonly after: Context;
  readonly events: readonly ModelEvent[];
}
type Snapshot = Reached['snapshot'];
type Data = Readonly<Record<string, unknown>>;
/** A state on the way, and how it was come to. */
interface Place { readonly at: Snapshot; readonly events: readonly ModelEvent[] }

/** Every way to change one answer, or one entry of a list, and to come back. */
export async function* detours(tools: DetourTools, pay: Reached): AsyncGenerator<Detour> {
  for (const [name, { over }] of Object.entries(tools.compiled.flow.steps)) {
    if (name === pay.step || over !== undefined || !tools.compiled.route.isOpen(name, contextOf(pay.snapshot))) continue;
    const there = play(tools, { at: pay.snapshot, events: [] }, { type: 'GOTO', step: name });
    if (!isOpenAt(there, name)) continue;
    for (const { path, ...changed } of otherAnswers(tools, name, there)) yield* cameBack(tools, pay, { path, step: name }, changed);
    for await (const { path, ...changed } of otherEntries(tools, name, there)) yield* cameBack(tools, pay, { path, step: name }, changed);
  }
}
interface Changed extends Place { readonly path: Path }

const contextOf = ({ context }: Snapshot): Context => context as Context;
const play = ({ stepper }: DetourTools, { at, events }: Place, event: ModelEvent): Place =>
  ({ at: stepper.next(at, event), events: [...events, event] });
function isOpenAt({ at }: Place, name: string): boolean {
  const { step, inner } = positionOf(at);
  return step === name && inner === states.open;
}

function* cameBack(tools: DetourTools, pay: Reached, { path, step }: Pick<Detour, 'path' | 'step'>, changed: Place): Generator<Detour> {
  // Two steps may keep their answers in one object: what the other one asks is not answered here.
  if (sameJson(getPath(contextOf(changed.at), path), getPath(contextOf(pay.snapshot), path))) return;
  const { at, events } = play(tools, changed, { type: 'GOTO', step: pay.step });
  const place = positionOf(at);
  const loading = loadedIn(tools.compiled.flow, place);
  if (place.step !== pay.step || (place.inner !== states.open && loading.length === 0)) return;
  yield { path, step, loading, after: contextOf(at), events };
}
/** What the calls give that run as the step is entered, or because something is stale. */
function loadedIn({ steps, calls }: FlowDefinition, { step, inner }: ReturnType<typeof positionOf>): readonly Path[] {
  const [event = '', call] = inner.split(':');
  if (call === undefined || !['ENTER', 'REFRESH'].includes(event)) return [];
  return usesAt(steps[step] as Step, event).flatMap((use) => calls[callOf(use)]?.gives ?? []);
}

/** One answer of a step is changed. */
function* otherAnswers(tools: DetourTools, name: string, there: Place): Generator<Changed> {
  const { flow, forms } = tools.compiled;
  const { survey, save } = flow.steps[name] as Step;
  const answers = forms.answers(name, contextOf(there.at));
  for (const [field, value] of Object.entries(answers)) {
    const path = pathOf(survey?.answers ?? save, field);
    for (const other of othersThan(value, examplesAt(flow, path))) {
      yield { path, ...play(tools, there, { type: 'CHANGE', data: { ...answers, [field]: other } }) };
    }
  }
}

/** An entry is added, changed or removed, in a dialog over the step or by an event of its own, and by the calls that keep the list. */
async function* otherEntries(tools: DetourTools, name: string, there: Place): AsyncGenerator<Changed> {
  const { steps, calls } = tools.compiled.flow;
  const dialogs = Object.keys(steps).filter((step) => steps[step]?.over === name);
  if (dialogs.length === 0) return;
  const uses = [name, ...dialogs].flatMap((step) => usesOf(steps[step] as Step));
  const given = new Set(uses.flatMap((use) => calls[callOf(use)]?.gives ?? []));
  for (const [type, { from }] of Object.entries(steps[name]?.on ?? {})) {
    const [value] = from === undefined ? [] : listAt(contextOf(there.at), from);
    const pressed = await settled(tools, play(tools, there, { type, ...(from === undefined ? {} : { value }) } as ModelEvent));
    if (!pressed) continue;
    const kept = await Promise.all(documentsIn(tools, dialogs, pressed).map((data) => saved(tools, pressed, data)));
    for (const place of [pressed, ...kept]) {
      if (!place || !isOpenAt(place, name)) continue;
      for (const path of given) if (Array.isArray(getPath(contextOf(place.at), path))) yield { path, ...place };
    }
  }
}
/** A new entry is answered rightly; of one that is there, one answer is changed. */
function documentsIn({ compiled: { flow, forms, patching } }: DetourTools, dialogs: readonly string[], place: Place): readonly Data[] {
  const dialog = dialogs.find((one) => isOpenAt(place, one));
  const form = dialog && forms.form(dialog, contextOf(place.at));
  if (!form) return [];
  const answers = forms.answers(dialog, contextOf(place.at));
  if (Object.keys(answers).length === 0) return [rightAnswers(form, patching.tools.clock)];
  const { save } = flow.steps[dialog] as Step;
  return Object.entries(answers).flatMap(([field, value]) =>
    othersThan(value, examplesAt(flow, pathOf(save, field))).map((other) => ({ ...answers, [field]: other })));
}
const saved = (tools: DetourTools, dialog: Place, data: Data): Promise<Place | undefined> =>
  settled(tools, play(tools, play(tools, dialog, { type: 'CHANGE', data }), { type: 'NEXT' }));

/** The calls that run have ended well, one after the other; undefined where one of them cannot. */
async function settled(tools: DetourTools, place: Place): Promise<Place | undefined> {
  const { flow, route } = tools.compiled;
  const { step, inner } = positionOf(place.at);
  const [event = '', call] = inner.split(':');
  if (call === undefined || event === 'modal') return place;
  const ends = await tools.environment(call, route.active(contextOf(place.at)));
  const good = ends.map((end) => asTaken(flow, call, end)).find(({ patch }) => patch !== undefined);
  const type = `xstate.done.actor.${invokeId(step, event, call)}`;
  return good && settled(tools, play(tools, place, { type, output: good.patch, label: good.label }));
}
