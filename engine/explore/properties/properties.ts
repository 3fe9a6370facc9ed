import type { Trail } from '../../definition/trail';
import type { CompiledFlow } from '../../compile/assemble';
import { states, tags } from '../../compile/names';
import { orderOf } from '../../compile/order';
import { causesOf } from '../../definition/changes';
import { withoutFacts } from '../../context/facts';
import { getPath, sameJson, setPath } from '../../context/paths';
import { storable } from '../../context/persist';
import { tidy } from '../../context/tidy';
import { exitsOf } from '../../definition/graph';
import { buys, keyPath } from '../../sale';
import type { Context, Step } from '../../types';
import { chargedAsShown, chargesWhatShows } from './charged';
import { traceOf, type ModelEvent, type Move, type Reached } from '../explore';
import { loadedAgain, reload } from '../reload';
import { positionOf, type Stepper } from '../stepper';
import { formatEvent } from '../verdict/format';
import { surveyGoesOn, surveysEnd } from './surveyEnds';

/** A property that does not hold, and the events that lead there. */
export interface Violation {
  readonly property: string;
  readonly message: string;
  readonly trace: readonly ModelEvent[];
  /** The part of the definition that it belongs to. */
  readonly at: Trail;
}
type Checked = CompiledFlow & Stepper & { readonly follows: readonly string[] };
/** `at`: where it stands, unless that is the call that was answered, or the step. */
type Report = (property: string, message: string, at?: Trail) => void;
type Check = (compiled: Checked, move: Move, report: Report) => void;

/** The properties that every transition must have (quality, section 4). */
export function createProperties(compiled: CompiledFlow, stepper: Stepper, found: (violation: Violation) => void): {
  readonly onMove: (move: Move) => void; readonly onState: (state: Reached) => void
} {
  const checked: Checked = { ...compiled, ...stepper, follows: affectedBy(compiled.flow, 'error') };
  const checks = [
    entryGuard, contract, failure, busyIgnoresPresses, backAndForth, progressGrows, atMostOnce, oneOrderAtATime, repeatedAnswer, nextLeads,
    nothingMissing, surveyEnds, charge,
  ];
  return {
    onMove: (move) => {
      for (const check of checks) {
        check(checked, move, (property, message, at = placeOf(move)) =>
          found({ property, message, at, trace: [...traceOf(move.from), move.event] }));
      }
    },
    onState: (state) => {
      keepsAnswers(checked, state, (property, message) => found({ property, message, at: ['steps', state.step], trace: traceOf(state) }));
    },
  };
}
const contextOf = (snapshot: Move['snapshot']): Context => snapshot.context as Context;

/** While a failure is shown, what it cleared may be gone; dismissing it goes through the entry guard. */
function entryGuard({ route }: CompiledFlow, { snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  if (inner === 'failed' || inner === 'missed' || orderOf(contextOf(snapshot))) return;
  if (!route.isOpen(step, contextOf(snapshot))) {
    report('a step shows only when it can be entered', `${step} shows, but it cannot be entered.`);
  }
}

function contract(_: CompiledFlow, { event }: Move, report: Report): void {
  if ('breach' in event && event.breach !== undefined) report('a call sends what its contract allows', event.breach);
  if ('fault' in event && event.fault !== undefined) report('a call fails only as its contract says', event.fault);
}
/** The call that was answered, else the step. */
const placeOf = ({ from, event }: Move): Trail => (event.type.startsWith('xstate.')
  ? ['calls', from.inner.slice(from.inner.indexOf(':') + 1)] : ['steps', from.step]);

/** A failed call leaves only `error` behind (and what the definition says follows from it), and the step can be used again. */
function failure({ route, follows }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
  if (event.type.startsWith('xstate.error.actor.')) {
    const [before, after] = [contextOf(from.snapshot), contextOf(snapshot)].map(
      (context) => follows.reduce((now, path) => setPath(now, path, undefined), context)
    ) as [Context, Context];
    if (!sameJson(before, after)) report('a failed call stores nothing', `${from.inner} failed and changed the answers.`);
    if (to.step !== from.step || to.inner !== (from.inner.startsWith('ENTER:') ? 'missed' : 'failed')) {
      report('a failed call stays on its step', `${from.step}/${from.inner} failed and led to ${to.step}/${to.inner}.`);
    }
  }
  // What became stale with the failure is worked out anew at once, and nobody waits for it.
  const isUsable = (to.step === from.step && (to.inner === 'open' || to.inner === states.doubt || to.inner.startsWith('REFRESH:')))
    || !route.isOpen(from.step, contextOf(from.snapshot));
  if (from.inner === 'failed' && event.type === 'DISMISS' && !isUsable) {
    report('a failed call leaves the step usable', `${from.step}: DISMISS led to ${to.step}/${to.inner}.`);
  }
}

/** A busy state does not listen: no second request, no skipped step (I01, I02). */
function busyIgnoresPresses(_compiled: CompiledFlow, { from, event, snapshot }: Move, report: Report): void {
  const call = from.inner.includes(':') && !from.inner.startsWith('modal:') ? from.inner.slice(from.inner.indexOf(':') + 1) : undefined;
  if (call === undefined || event.type.startsWith('xstate.')) return;
  const held = from.snapshot.hasTag(tags.held) && ['GOTO', 'RESET'].includes(event.type);
  const pressed = ['NEXT', 'CHOOSE', 'ADD', 'EDIT', 'REMOVE', 'PICK', 'ACCEPT', 'SKIP'].includes(event.type);
  if ((held || pressed) && snapshot.context !== from.snapshot.context) {
    report('a busy state ignores what is pressed', `${from.step}/${from.inner} changed on ${event.type}.`);
  }
  if ((held || pressed) && !sameJson(snapshot.value, from.snapshot.value)) {
    report('a busy state ignores what is pressed', `${from.step}/${from.inner} moved on ${event.type}.`);
  }
}

/** All that a change may touch, and what that touches in turn. */
function affectedBy({ changes = [] }: CompiledFlow['flow'], field: string): readonly string[] {
  const touched = new Set([field, 'stale', 'orderInDoubt']);
  for (let size = 0; size !== touched.size;) {
    size = touched.size;
    for (const change of changes.filter((one) => causesOf(one).some((path) => touched.has(path)))) {
      for (const path of [...change.clear ?? [], ...Object.keys(change.set ?? {})]) touched.add(path);
    }
  }
  return [...touched];
}

/** Next and then Back brings back the same answers, on the same step when it lies on the route. */
function backAndForth({ flow, route, forms, next }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
  if (to.step === from.step || to.inner !== 'open' || flow.steps[to.step]?.back === false) return;
  if (!(from.inner === 'open' || from.inner.startsWith('NEXT:'))) return;
  const left = flow.steps[from.step];
  // In the middle of a survey, Back goes to its screen before.
  if ((forms.stop(to.step, contextOf(snapshot))?.number ?? 1) > 1) return;
  const onward = route.steps(contextOf(snapshot));
  if (!left?.form || onward.indexOf(to.step) !== onward.indexOf(from.step) + 1 || !onward.includes(from.step)) return;
  const back = next(snapshot, { type: 'BACK' });
  const position = positionOf(back);
  if (position.step !== from.step) {
    report('Next then Back returns to the step', `${from.step} → ${to.step}, and Back led to ${position.step}.`);
  }
  // What the last call gave (a geocoded place) counts as given.
  const output = 'output' in event && typeof event.output === 'object' ? (event.output ?? {}) : {};
  const given = tidy(forms.answers(from.step, { ...contextOf(from.snapshot), ...output }));
  if (!sameJson(tidy(forms.answers(from.step, contextOf(back))), given)) {
    report('Next then Back returns the same answers', `${from.step} lost answers on the way to ${to.step} and back.`);
  }
}

/** What a visitor pressed, or the call that was answered, and how: `updateQuote: answer 1`. */
const nameOf = (event: ModelEvent): string => (event.type.startsWith('xstate.') ? formatEvent(event) : event.type);
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const mayGoBack = ['BACK', 'GOTO', 'RESET', 'RELOAD', 'DISMISS'];
/** Neither an answer nor the way on lowers the progress (S-67); an entry guard that leads back to what is missing does. */
function progressGrows({ flow, progress }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
  if (mayGoBack.includes(event.type) || (to.step !== from.step && !exitsOf(flow, from.step).includes(to.step))) return;
  if (snapshot.context === from.snapshot.context && to.step === from.step) return;
  const before = progress(from.step, contextOf(from.snapshot));
  const after = progress(to.step, contextOf(snapshot));
  if (after < before) {
    const led = `led from ${percent(before)} back to ${percent(after)}`;
    report('progress never runs backwards', `${from.step} → ${to.step} by ${nameOf(event)} ${led}.`, ['steps', from.step]);
  }
}

/**
 * A call that may happen once per value is never sent without the value, nor again with one that has succeeded; and every form on the way
 * is right.
 */
function atMostOnce({ flow, rules, route }: CompiledFlow, { from, to }: Move, report: Report): void {
  const call = to.inner.slice(to.inner.indexOf(':') + 1);
  const key = keyPath(flow, call);
  if (key === undefined || !to.inner.includes(':') || from.key === to.key) return;
  const context = contextOf(to.snapshot);
  const value = getPath(context, key);
  if (typeof value !== 'string') report(`${call} happens at most once per ${key}`, `${call} is sent without a ${key}.`);
  for (let at: Reached | undefined = from; at?.by && at.from; at = at.from) {
    const succeeded = at.by.type.startsWith('xstate.done.actor.') && at.by.type.endsWith(`:${call}`);
    if (succeeded && getPath(contextOf(at.from.snapshot), key) === value) {
      report(`${call} happens at most once per ${key}`, `${call} is sent again with the ${key} it has already succeeded with.`);
    }
  }
  // An order that is sent again was complete when it was sent first; the card is not stored.
  if (to.inner.startsWith(states.call('CHECK', ''))) return;
  const way = route.steps(context);
  for (const step of way.slice(0, way.indexOf(to.step) + 1)) if (!rules.holds({ filled: step }, route.seen(step, context))) report(
    `${call} is sent with complete answers`, `${call} is sent while the form of ${step} is not right.`
  );
}

/** How an order in doubt is settled: its call is answered or refuses, or the visitor gives it up. */
const settles = ({ event: { type }, snapshot }: Move): boolean =>
  type === 'ABANDON' || type.startsWith('xstate.done.actor.')
  || (type.startsWith('xstate.error.actor.') && getPath(contextOf(snapshot), 'error.outcome') === 'refused');
/** D19: an order whose outcome is unknown is settled before another can be placed, and nothing of it changes meanwhile. */
function oneOrderAtATime({ flow }: CompiledFlow, move: Move, report: Report): void {
  const [before, after] = [orderOf(contextOf(move.from.snapshot)), orderOf(contextOf(move.snapshot))];
  const property = 'an order in doubt is settled before another';
  const { step, inner } = positionOf(move.snapshot);
  const [event = '', call = ''] = inner.split(':');
  const isSent = keyPath(flow, call) !== undefined && move.from.key !== move.to.key;
  if (isSent && !after) report(property, `${call} is sent, and nothing says that its order is in doubt.`);
  if (!before) return;
  if (isSent && event !== 'CHECK') report(property, `${call} is sent while the order before is in doubt.`);
  const name = nameOf(move.event);
  if (!after && !settles(move)) report(property, `${name} on ${move.from.step}/${move.from.inner} forgets the order in doubt.`);
  if (!after) return;
  if (step !== before.step) report(property, `${name} leads to ${step} while an order is in doubt.`);
  const [sent, now] = [move.from.snapshot, move.snapshot].map((snapshot) => ordered(storable(flow, step, contextOf(snapshot))));
  if (!sameJson(sent, now)) report(property, `${name} on ${move.from.inner} changes what was ordered.`);
}
const ordered = ({ stale: _stale, ...rest }: Context): Context => rest;

/** An answer that arrives twice counts once (F16). */
function repeatedAnswer({ next }: Checked, { event, snapshot }: Move, report: Report): void {
  if (!event.type.startsWith('xstate.done.actor.')) return;
  const again = next(snapshot, event);
  if (!sameJson(again.value, snapshot.value) || again.context !== snapshot.context) {
    report('an answer that arrives twice counts once', `${nameOf(event)} was taken twice.`);
  }
}

/**
 * A step whose Next calls somebody leads on when they have answered; else a right form could be sent for ever. One that has bought leads on
 * wherever its branches lead: what a purchase takes back (the consent) may have shut it, and all that stands behind it.
 */
function nextLeads({ flow }: Checked, { from, event, snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  const { next, calls } = flow.steps[from.step] as Step;
  const [press = ''] = from.inner.split(':');
  const leads = buys(flow, calls) ? ['NEXT', 'CHECK'].includes(press) : press === 'NEXT' && next === undefined;
  if (!leads || !event.type.startsWith('xstate.done.actor.') || exitsOf(flow, step).includes(step)) return;
  if (step === from.step && inner === states.open) report('Next leads on once its calls have answered', `${step} stays, and says nothing.`);
}

const surveyEnds: Check = (compiled, move, report) => surveyGoesOn(compiled, move, (message) => report(surveysEnd, message));
const charge: Check = (compiled, move, report) => chargesWhatShows(compiled, move, (message) => report(chargedAsShown, message));

/** A right answer that clears what its step shows has it asked for again; else the page stays empty. */
function nothingMissing({ flow, rules, route }: Checked, { from, event, snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  const of = flow.steps[step]?.refresh?.of;
  if (of === undefined || event.type !== 'CHANGE' || inner !== states.open) return;
  const [before, after] = [contextOf(from.snapshot), contextOf(snapshot)];
  const isCleared = getPath(before, of) !== undefined && getPath(after, of) === undefined;
  if (!isCleared || !rules.holds({ filled: step }, route.seen(step, after))) return;
  report('what a step shows is asked for again when an answer clears it', `${step} stays without ${of}.`);
}

/** Loading the page again brings back the step and every answer, but for what its `load` clears and sets. */
function keepsAnswers(compiled: Checked, { snapshot, step, inner }: Reached, report: Report): void {
  const { flow, rules, route } = compiled;
  if (orderOf(contextOf(snapshot))) return reloadInDoubt(compiled, { snapshot }, report);
  // Nothing in flight is stored, so a modal, a running call and a failure are reloaded as the open step with the same answers.
  if (inner !== 'open') return;
  const stored = storable(flow, step, contextOf(snapshot));
  const conditional = (flow.load ?? []).filter(
    ({ when, unless }) => (when || unless) && rules.holds(when, stored) && !(unless && rules.holds(unless, stored))
  );
  if (conditional.length > 0) return;
  const always = (flow.load ?? []).flatMap(({ clear = [], set = {} }) => [...clear, ...Object.keys(set)]);
  const kept = (context: Context): Context => always.reduce((now, path) => setPath(now, path, undefined), withoutFacts(context));
  const loaded = loadedAgain(compiled, step, contextOf(snapshot));
  if (!sameJson(kept(loaded), kept(stored))) report('reload keeps every answer', `${step}: the answers after a reload differ.`);
  const entered = route.entry(step, loaded);
  if (entered !== step) report('reload keeps the step', `${step}: a reload leads to ${entered}.`);
}
/** A page that is loaded while an order is in doubt shows it, and so does every address that is asked for then. */
function reloadInDoubt({ flow, next }: Checked, { snapshot }: Pick<Reached, 'snapshot'>, report: Report): void {
  const loaded = next(snapshot, reload);
  for (const asked of Object.keys(flow.steps)) {
    const { inner } = positionOf(next(loaded, { type: 'GOTO', step: asked } as ModelEvent));
    if (inner !== states.doubt) report('a reload keeps an order in doubt', `${asked}: the order in doubt does not show.`);
  }
}
