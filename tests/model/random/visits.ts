import type { CompiledFlow, Context, FlowDefinition, Form } from '#engine';
import { positionOf, reload, type Environment, type ModelEvent, type Reached } from '#engine/explore';
import fc from 'fast-check';
import type { Field } from './words';

/** A definition and what its calls may answer. */
export interface Subject {
  readonly flow: FlowDefinition;
  readonly answers?: Environment;
  /** What the answers are made of, for who reads a finding. */
  readonly examples?: unknown;
}
/** Definitions of one kind. */
export interface Kind {
  readonly subjects: fc.Arbitrary<Subject>;
  /** What they ask. */
  readonly fields: Readonly<Record<string, Field>>;
  /** A state inside a step that is peculiar to them: visits must come to it, or they test nothing new. */
  readonly own?: string;
}
/** Each call has examples of its answers, whatever it is asked. */
export const answering = (examples: Readonly<Record<string, readonly object[]>>): Environment =>
  async (call) => examples[call] as Awaited<ReturnType<Environment>>;
type Snapshot = Reached['snapshot'];
/** What a visitor does; the numbers say which of what is possible there. */
interface Doing { readonly word: string; readonly seeds: readonly number[] }

const presses = ['NEXT', 'NEXT', 'NEXT', 'OWN', 'OWN', 'BACK', 'RESET', 'RELOAD'];
const visitOf = (...words: readonly string[]) => fc.array(fc.record({
  word: fc.oneof(
    { weight: 3, arbitrary: fc.constant('ANSWER') }, { weight: 4, arbitrary: fc.constant('RIGHT') },
    { weight: 6, arbitrary: fc.constantFrom(...words) },
  ),
  seeds: fc.array(fc.nat(999_999_999), { minLength: 8, maxLength: 8 }),
}), { minLength: 6, maxLength: 40 });
/** In half of them addresses are typed. */
export const visits = fc.array(fc.oneof(visitOf(...presses), visitOf(...presses, 'GOTO')), { minLength: 30, maxLength: 30 });

/**
 * What happens in a state when somebody does this; a call that runs ends in one of its ways, unless the visitor leaves. Right answers are
 * looked for among eight, or few visits would come to the end of a flow.
 */
export async function eventIn(
  { flow, answers = async () => [] }: Subject, { forms, route, rules }: CompiledFlow, fields: Kind['fields'], at: Snapshot,
  { word, seeds }: Doing,
): Promise<ModelEvent> {
  const { step, inner } = positionOf(at);
  const context = at.context as Context;
  const [seed = 0] = seeds;
  if (word === 'RELOAD') return reload;
  if (['BACK', 'RESET'].includes(word)) return { type: word };
  if (word === 'GOTO') return { type: word, step: picked(Object.keys(flow.steps), seed) };
  if (inner === 'doubt') return { type: picked(['CHECK', 'CHECK', 'ABANDON'], seed) };
  if (inner === 'failed' || inner === 'missed') return { type: 'DISMISS' };
  if (inner === 'unready') return { type: 'REFRESH' };
  if (inner.startsWith('modal:')) return picked(modalEvents(flow, inner.slice('modal:'.length), context), seed);
  const [event = '', call] = inner.split(':');
  if (call !== undefined) {
    const { patch, error, label } = picked(await answers(call, route.active(context)), seed);
    const id = `${step}:${event}:${call}`;
    return error === undefined
      ? { type: `xstate.done.actor.${id}`, output: patch, label } : { type: `xstate.error.actor.${id}`, error, label };
  }
  const form = flow.steps[step]?.form ?? forms.form(step, context);
  if (word === 'OWN' || (word !== 'NEXT' && !form)) return picked(ownEvents(flow, step, context), seed);
  if (word === 'NEXT') return { type: word };
  const orders = seeds.map((_, index) => [...seeds.slice(index), ...seeds.slice(0, index)]);
  const all = orders.map((own) => answersTo(form, fields, own));
  const right = word === 'RIGHT' ? all.find((data) => rules.valid(forms.form(step, context)?.schema ?? {}, data)) : undefined;
  return { type: 'CHANGE', data: right ?? all[0] ?? {} };
}
const picked = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length] as Item;

type Data = Readonly<Record<string, unknown>>;
function answersTo(form: Form | undefined, fields: Kind['fields'], seeds: readonly number[]): Data {
  const names = Object.keys(form?.schema.properties ?? {});
  const all = names.map((name, index) => [name, fields[name]?.valueAt(seeds[index % seeds.length] as number)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
const listAt = (context: Context, path = ''): readonly unknown[] => {
  const list = context[path];
  return Array.isArray(list) ? list : [];
};
const ownEvents = (flow: FlowDefinition, step: string, context: Context): readonly ModelEvent[] => [
  { type: 'NEXT' },
  ...Object.entries(flow.steps[step]?.on ?? {}).flatMap(([type, transition]): readonly ModelEvent[] =>
    (transition?.from ? listAt(context, transition.from).map((value) => ({ type, value })) : [{ type }])),
];
const modalEvents = (flow: FlowDefinition, modal: string, context: Context): readonly ModelEvent[] => [
  { type: 'DISMISS' }, { type: 'ACCEPT' },
  ...listAt(context, flow.modals?.[modal]?.options).map((value): ModelEvent => ({ type: 'PICK', value })),
];
