import type { CompiledFlow } from '../../compile/assemble';
import { invokeId } from '../../compile/names';
import type { Context } from '../../types';
import { decisionOf, judgeBranches } from '../verdict/decision';
import type { ModelEvent, Move, Reached } from '../explore';
import { traceTo, type ReportTrace } from '../verdict/reportData';
import { createStepper, positionOf } from '../stepper';

/** Right answers to a step, the press, and what the calls gave that it made. */
interface Sample { readonly state: Reached; readonly press: ModelEvent; readonly gave: ReadonlyMap<string, unknown> }
/** The same answers, and where they lead in the old definition and in the new one. */
export interface Way {
  readonly mark: 'gained' | 'lost' | 'elsewhere';
  readonly step: string;
  readonly event: string;
  readonly was: string;
  readonly is: string;
  /** The events that lead there. */
  readonly trace: ReportTrace;
}
/** Gathers samples of one flow while it is explored: one for each class of answers that the two definitions tell apart. */
export interface Samples { onMove(move: Move): void; all(): readonly Sample[] }

export function createSamples(own: CompiledFlow, other: CompiledFlow): Samples {
  const samples = new Map<string, Sample>();
  /** Answers that were typed and not sent: states that are alike here go on with the answers of one of them. */
  const guesses = new Map<string, Sample>();
  const gaveAt = new Map<string, Sample['gave']>();
  const add = (into: Map<string, Sample>, sample: Sample, context: Context): void => {
    const { state: { step, snapshot }, press: { type } } = sample;
    const there = other.flow.steps[step] ? [isRight(other, step, snapshot.context as Context), ...judged(other, step, type, context)] : [];
    const key = [step, type, ...judged(own, step, type, context), '|', ...there].join(' ');
    if (!into.has(key)) into.set(key, sample);
  };
  return {
    onMove(move) {
      const decision = decisionOf(own, move);
      const sample = decision?.branches[0]?.at[0] === 'steps' ? sampleOf(move) : undefined;
      if (sample) {
        add(samples, sample, decision?.context as Context);
        gaveAt.set(pressOf(sample), sample.gave);
      }
      const guess = typed(own, move);
      if (guess) add(guesses, guess, guess.state.snapshot.context as Context);
    },
    all() {
      const unsent = [...guesses].filter(([key]) => !samples.has(key)).map(([, guess]) => guess);
      return [...samples.values(), ...unsent.map((guess) => ({ ...guess, gave: gaveAt.get(pressOf(guess)) ?? guess.gave }))];
    },
  };
}
const pressOf = ({ state: { step }, press: { type } }: Sample): string => `${step} ${type}`;
/** Right answers as they are typed. What calls would give them is not known: what they gave others. */
function typed(own: CompiledFlow, { from, event, snapshot, to }: Move): Sample | undefined {
  const { step } = from;
  const context = snapshot.context as Context;
  if (event.type !== 'CHANGE' || to.inner !== 'open' || !isRight(own, step, context)) return undefined;
  return { state: { ...to, snapshot, from, by: event }, press: { type: 'NEXT' }, gave: new Map() };
}
const judged = (flow: CompiledFlow, step: string, event: string, context: Context): readonly boolean[] =>
  judgeBranches(flow, step, event, context).map(({ holds }) => holds);
const isRight = ({ forms, rules }: CompiledFlow, step: string, context: Context): boolean => {
  const form = forms.form(step, context);
  return !form || rules.valid(form.schema, forms.answers(step, context));
};
/** Back to the press: the calls between were answered as they were. */
function sampleOf({ from, event }: Move): Sample | undefined {
  const gave = new Map<string, unknown>();
  let [state, press]: readonly [Reached, ModelEvent] = [from, event];
  while (state.inner !== 'open') {
    if (!press.type.startsWith('xstate.done.actor.') || !state.from || !state.by) return undefined;
    gave.set(press.type.slice(press.type.lastIndexOf(':') + 1), 'output' in press ? press.output : {});
    [state, press] = [state.from, state.by];
  }
  return { state, press, gave };
}

/** Where the answers of both flows lead in each of them, as far as that differs. */
export function compareWays(old: { readonly compiled: CompiledFlow; readonly samples: Samples }, now: typeof old): readonly Way[] {
  const [inOld, inNew] = [createPlayer(old.compiled), createPlayer(now.compiled)];
  const found = new Map<string, Way>();
  for (const { compiled, samples } of [old, now]) {
    for (const sample of samples.all()) {
      const [was, is] = [inOld(sample), inNew(sample)];
      if (was.words === is.words || !(was.isThere || is.isThere)) continue;
      const mark = !is.isThere ? 'lost' : !was.isThere ? 'gained' : 'elsewhere';
      const [step, event] = [sample.state.step, sample.press.type];
      const key = [mark, step, event, was.words, is.words].join(' ');
      const trace = () => traceTo(compiled, sample.state);
      if (!found.has(key)) found.set(key, { mark, step, event, was: was.words, is: is.words, trace: trace() });
    }
  }
  return [...found.values()];
}

interface End { readonly words: string; readonly isThere: boolean }
const mostCalls = 50;
/** Plays the answers of one flow in another: enters the step with them, presses, and answers its calls as they were answered. */
function createPlayer(compiled: CompiledFlow): (sample: Sample) => End {
  const { flow } = compiled;
  const { first, next } = createStepper(compiled);
  const settled = (snapshot: Reached['snapshot'], gave: Sample['gave']): Reached['snapshot'] => {
    let at = snapshot;
    for (let calls = 0; calls < mostCalls; calls += 1) {
      const { step, inner } = positionOf(at);
      const [event = '', call] = inner.split(':');
      if (call === undefined || event === 'modal') break;
      const answer = { type: `xstate.done.actor.${invokeId(step, event, call)}`, output: gave.get(call) ?? {} };
      at = next(at, answer);
    }
    return at;
  };
  return ({ state: { step, snapshot: { context } }, press, gave }) => {
    if (!flow.steps[step]) return { words: 'there is no such step', isThere: false };
    const start = first(context);
    const entered = settled(step === flow.start ? start : next(start, { type: 'GOTO', step } as ModelEvent), new Map());
    const place = positionOf(entered);
    if (place.step !== step) return { words: `it cannot be entered with these answers, and leads to ${place.step}`, isThere: false };
    if (press.type === 'NEXT' && !isRight(compiled, step, context as Context)) return { words: 'the answers are refused', isThere: false };
    const { step: to, inner } = positionOf(settled(next(entered, press), gave));
    if (inner.startsWith('modal:')) return { words: `modal ${inner.slice('modal:'.length)}`, isThere: true };
    return to === step && inner === 'open' ? { words: 'nothing happens', isThere: false } : { words: to, isThere: true };
  };
}
