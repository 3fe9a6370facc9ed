import type { CompiledFlow, FlowDefinition, FlowRun } from '#engine';
import type { Entries } from './history';
import { isMessage } from './focus';
import { keyOf, placeOf, stride, whoMoved, type Entry, type Place } from './place';

export interface Followed {
  readonly flow: FlowDefinition;
  readonly run: Pick<FlowRun, 'view' | 'send'>;
  readonly compiled: Pick<CompiledFlow, 'rules'>;
  /** Mount and line, with a slash at its end. */
  readonly base: string;
}
export interface Tools {
  readonly entries: Entries;
  /** After the next picture (app/bootstrap/afterPaint.ts). */
  readonly later: (work: () => void) => void;
  /** Milliseconds, counted from anywhere. */
  readonly now: () => number;
  /** Does the first step begin anew when it is reached by this entry? */
  readonly beginsAnew: (entry: Entry) => boolean;
}
export interface Follower {
  /** The machine shows another place. */
  readonly machineMoved: () => void;
  /** Something is sent to the machine: a place that it reached before, and that nobody has told of yet, is told of first. */
  readonly hurry: () => void;
  /** Back or Forward was pressed; true when nobody else is to hear of it. */
  readonly popped: () => boolean;
  /** Somebody else has changed the address. */
  readonly addressChanged: () => void;
}

/** Milliseconds after which a press of Back was certainly made on the entry that shows. A press is heard of later than it is made; nobody goes back twice in this time. */
const haste = 300;

/** The step behind the last part of an address. */
export const stepAt = (flow: FlowDefinition, path: string): string | undefined => Object.keys(flow.steps).find((name) => flow.steps[name]?.path === path);

/** Takes the visitor to the step of an address, or to where its door sends them. */
function enter({ flow, run }: Pick<Followed, 'flow' | 'run'>, path: string): void {
  const step = stepAt(flow, path);
  if (step !== undefined && step !== run.view().step) run.send({ type: 'GOTO', step });
}

/** A page of the flow opens: through the door, before anything is drawn. RN-044, C-01: the first step may begin anew. */
export function arrive({ flow, run, base }: Pick<Followed, 'flow' | 'run' | 'base'>, { entries, beginsAnew }: Pick<Tools, 'entries' | 'beginsAnew'>): void {
  const here = entries.here();
  enter({ flow, run }, here.path.slice(base.length));
  if (run.view().step === flow.start && beginsAnew(here)) run.send({ type: 'RESET' });
}

/**
 * Keeps the browser's history and the machine at the same place (RC-002, I03, I04, I06, D18). The machine leads: its new place becomes an
 * entry once it has been painted. A visitor who goes elsewhere goes through the door, and the address says what came of it.
 */
export function follow({ flow, run, compiled, base }: Followed, { entries, later, now, beginsAnew }: Tools): Follower {
  /** The entry at which address and machine last were one. */
  let agreed: Entry | undefined;
  /** A place that has been painted and has no entry yet. */
  let owed: Place | undefined;
  /** When the entry that shows was made. */
  let paidAt = -Infinity;
  /** We have asked the browser to move; it answers in a moment. */
  let isAwaited = false;

  const place = (): Place => placeOf(flow, base, run.view());
  const isAt = (key: string): boolean => keyOf(place()) === key;
  const isInside = ({ path }: Entry): boolean => path.startsWith(base);
  const agree = (entry: Entry): void => { agreed = entries.number(entry, agreed); };
  const go = (by: number): void => {
    isAwaited = true;
    entries.go(by);
  };

  function pay(): void {
    const target = owed;
    owed = undefined;
    const here = entries.here();
    if (!target || !agreed || keyOf(here) !== keyOf(agreed)) return;
    agreed = entries.push(target, here);
    paidAt = now();
  }
  function lead(target: Place, here: Entry): void {
    if (here.before === keyOf(target)) {
      agreed = { ...target, ...(here.at === undefined ? {} : { at: here.at - 1 }) };
      go(-1);
      return;
    }
    owed = target;
    later(pay);
  }

  /** Where the machine has gone without anybody having told us yet. */
  const untold = (here: Entry): Place | undefined => (isAwaited || !agreed || isAt(keyOf(agreed)) || isAt(keyOf(here)) ? undefined : place());

  /** D18: as many presses of the page's own Back, until the screen of the entry shows. */
  function goBack(step: string, { stop }: Entry, times: number): void {
    let left = times;
    if (run.view().step !== step) {
      run.send({ type: 'GOTO', step });
      left -= 1;
    }
    for (let was = ''; left > 0 && !isAt(was); left -= 1) {
      const view = run.view();
      if (view.step !== step || !view.stop || view.stop.id === stop) return;
      was = keyOf(place());
      run.send({ type: 'BACK' });
    }
  }
  /** Forward leads where the door is open; a later screen of a survey is reached by its answers only. */
  function goForward(step: string): void {
    const { context } = run.view();
    if (compiled.rules.holds(flow.steps[step]?.needs, context)) run.send({ type: 'GOTO', step });
  }
  function visit(here: Entry): void {
    const step = stepAt(flow, here.path.slice(base.length));
    if (step === undefined) return;
    const by = stride(here, agreed);
    const isSame = run.view().step === step;
    if (by < 0) goBack(step, here, -by);
    else if (!isSame && by > 0) goForward(step);
    else if (!isSame) run.send({ type: 'GOTO', step });
    freshen(here);
    if (isAt(keyOf(here))) agree(here);
    else if (by > 0) go(-by);
    else if (by < 0 && run.view().busy && agreed && isAt(keyOf(agreed))) agreed = entries.push(place(), here);
    else agree(entries.replace(place()));
  }
  function settle(): void {
    const here = entries.here();
    if (!isInside(here)) return;
    const target = place();
    const moved = whoMoved(keyOf(here), keyOf(target), agreed && keyOf(agreed));
    if (moved === 'nobody') agree(here);
    else if (moved === 'visitor') visit(here);
    else lead(target, here);
  }

  /** RN-044, C-01 */
  function freshen(entry: Entry): void {
    const isNew = agreed !== undefined && agreed.path !== base + flow.steps[flow.start]?.path;
    if (isNew && run.view().step === flow.start && beginsAnew(entry)) run.send({ type: 'RESET' });
  }
  /** An open message closes first (I26); a purchase is not left while it runs. The browser has moved already: our entry goes on top again. */
  function isHeld(here: Entry): boolean {
    const view = run.view();
    if (!agreed || (!view.held && !isMessage(view))) return false;
    agreed = entries.push(agreed, here);
    if (!view.held) run.send({ type: 'DISMISS' });
    return true;
  }

  /** Pressed before the new place had its entry, and heard of after: the browser has gone back from the entry below it, one too far. */
  function wentTooFar(here: Entry): boolean {
    const isLate = now() - paidAt < haste && (!isInside(here) || stride(here, agreed) === -2);
    if (isLate) entries.go(1);
    return isLate;
  }

  const machineMoved = (): void => {
    pay();
    if (isAwaited) return;
    const here = entries.here();
    if (isInside(here)) freshen(here);
    settle();
  };

  return {
    machineMoved,
    hurry: () => { if (untold(entries.here())) machineMoved(); },
    popped: () => {
      const here = entries.here();
      owed ??= untold(here);
      if (owed && agreed) {
        // Pressed before the new place had its entry: the visitor meant to leave that one.
        agreed = entries.push(owed, entries.push(agreed, here));
        owed = undefined;
        entries.go(-1);
        return true;
      }
      if (wentTooFar(here)) return true;
      if (isAwaited) {
        isAwaited = false;
        settle();
        return false;
      }
      if (agreed && keyOf(here) === keyOf(agreed) && here.at === agreed.at) return false;
      if (isHeld(here)) return true;
      settle();
      return false;
    },
    addressChanged: () => {
      if (entries.isWriting() || isAwaited) return;
      owed = undefined;
      settle();
    },
  };
}
