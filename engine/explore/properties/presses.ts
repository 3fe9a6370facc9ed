import type { CompiledFlow } from '../../compile/assemble';
import { states, tags } from '../../compile/names';
import { orderOf } from '../../compile/order';
import { getPath, sameJson } from '../../context/paths';
import { tidy } from '../../context/tidy';
import { exitsOf } from '../../definition/graph';
import { buys } from '../../sale';
import type { Step } from '../../types';
import type { Move } from '../explore';
import { positionOf } from '../stepper';
import { contextOf, nameOf, type Checked, type Report } from './check';

/** While a failure is shown, what it cleared may be gone; dismissing it goes through the entry guard. */
export function entryGuard({ route }: CompiledFlow, { snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  if (inner === 'failed' || inner === 'missed' || orderOf(contextOf(snapshot))) return;
  if (!route.isOpen(step, contextOf(snapshot))) {
    report('a step shows only when it can be entered', `${step} shows, but it cannot be entered.`);
  }
}

/** A busy state does not listen: no second request, no skipped step (I01, I02). */
export function busyIgnoresPresses(_compiled: CompiledFlow, { from, event, snapshot }: Move, report: Report): void {
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

/** Next and then Back brings back the same answers, on the same step when it lies on the route. */
export function backAndForth({ flow, route, forms, next }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
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

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const mayGoBack = ['BACK', 'GOTO', 'RESET', 'RELOAD', 'DISMISS'];
/** Neither an answer nor the way on lowers the progress (S-67); an entry guard that leads back to what is missing does. */
export function progressGrows({ flow, progress }: Checked, { from, event, snapshot, to }: Move, report: Report): void {
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
 * A step whose Next calls somebody leads on when they have answered; else a right form could be sent for ever. One that has bought leads on
 * wherever its branches lead: what a purchase takes back (the consent) may have shut it, and all that stands behind it.
 */
export function nextLeads({ flow }: Checked, { from, event, snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  const { next, calls } = flow.steps[from.step] as Step;
  const [press = ''] = from.inner.split(':');
  const leads = buys(flow, calls) ? ['NEXT', 'CHECK'].includes(press) : press === 'NEXT' && next === undefined;
  if (!leads || !event.type.startsWith('xstate.done.actor.') || exitsOf(flow, step).includes(step)) return;
  if (step === from.step && inner === states.open) report('Next leads on once its calls have answered', `${step} stays, and says nothing.`);
}

/** A right answer that clears what its step shows has it asked for again; else the page stays empty. */
export function nothingMissing({ flow, rules, route }: Checked, { from, event, snapshot }: Move, report: Report): void {
  const { step, inner } = positionOf(snapshot);
  const of = flow.steps[step]?.refresh?.of;
  if (of === undefined || event.type !== 'CHANGE' || inner !== states.open) return;
  const [before, after] = [contextOf(from.snapshot), contextOf(snapshot)];
  const isCleared = getPath(before, of) !== undefined && getPath(after, of) === undefined;
  if (!isCleared || !rules.holds({ filled: step }, route.seen(step, after))) return;
  report('what a step shows is asked for again when an answer clears it', `${step} stays without ${of}.`);
}
