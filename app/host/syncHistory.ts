import type { CompiledFlow, FlowDefinition, FlowRun, View } from '#engine';
import type { Entries } from '../page/history';
import { entriesMoved, placeKey, type Entry, type Place } from '../page/place';
import type { ChangeOfAnswer } from './changeOfAnswer';
import { isMessage } from './message';

export interface SyncedFlow {
  readonly flow: FlowDefinition;
  readonly run: Pick<FlowRun, 'view' | 'send' | 'subscribe'>;
  readonly compiled: Pick<CompiledFlow, 'route'>;
  readonly changing: ChangeOfAnswer;
  /** Mount and line, with a slash at its end. */
  readonly base: string;
  /** Does the first step begin anew when it is reached by this entry (RN-044, C-01)? */
  readonly beginsAnew: (entry: Entry) => boolean;
}

const stepAt = (flow: FlowDefinition, path: string): string | undefined =>
  Object.keys(flow.steps).find((name) => flow.steps[name]?.path === path);

/** The place the machine is at. */
function placeOf({ flow, base }: Pick<SyncedFlow, 'flow' | 'base'>, { step, stop }: Pick<View, 'step' | 'stop'>): Place {
  const path = base + (flow.steps[step]?.path ?? '');
  return stop ? { path, stop: stop.id } : { path };
}

/** A page of the flow opens: sends the machine to the step of the address, or to where its entry guard leads. */
export function enterFromAddress({ flow, run, base, beginsAnew }: SyncedFlow, entries: Entries): void {
  const here = entries.here();
  const step = stepAt(flow, here.path.slice(base.length));
  if (step !== undefined && step !== run.view().step) run.send({ type: 'GOTO', step });
  if (run.view().step === flow.start && beginsAnew(here)) run.send({ type: 'RESET' });
}

/**
 * Keeps the browser's history and the machine at the same place (RC-002, I03, I04, I06, D18). When the machine moves, its place
 * becomes an entry at once. When the visitor moves in the history, the machine follows as far as its entry guards allow, and the
 * entry then says where it is. Returns how to stop.
 */
export function syncHistory(synced: SyncedFlow, entries: Entries, page: Pick<Window, 'addEventListener'>): () => void {
  const sync = new HistorySync(synced, entries);
  const linked = new AbortController();
  // The router (wouter) reports these two: a link inside the page.
  for (const change of ['pushState', 'replaceState']) page.addEventListener(change, () => sync.reconcile(), { signal: linked.signal });
  const stopTraversed = entries.onTraversed(() => sync.onTraversed());
  const stopMoved = synced.run.subscribe(() => sync.onMachineMoved());
  sync.reconcile();
  return () => { linked.abort(); stopTraversed(); stopMoved(); };
}

class HistorySync {
  /** The entry at which address and machine last showed the same place. */
  private agreed: Entry | undefined;
  /** The browser is asked to move and has not moved yet. */
  private isTraversing = false;
  /** The machine is being moved to the place of the address: its moves make no entries. */
  private isFollowing = false;

  constructor(
    private readonly synced: SyncedFlow,
    private readonly entries: Entries,
  ) {}

  onMachineMoved(): void {
    if (this.isTraversing || this.isFollowing || this.synced.changing.leadsBack()) return;
    const here = this.entries.here();
    if (this.isInside(here)) this.beginAnewAt(here);
    this.reconcile();
  }

  onTraversed(): void {
    const here = this.entries.here();
    if (this.isTraversing) this.isTraversing = false;
    else if (this.isSameEntry(here) || this.isBlocked(here)) return;
    this.reconcile();
  }

  /** Address and machine differ: whichever moved since they last agreed is followed by the other. */
  reconcile(): void {
    if (this.isTraversing || this.isFollowing) return;
    const here = this.entries.here();
    if (!this.isInside(here)) return;
    if (this.machineIsAt(here)) this.agree(here);
    else if (this.agreed && placeKey(here) === placeKey(this.agreed)) this.followMachine(here);
    else this.followVisitor(here);
  }

  private followMachine(here: Entry): void {
    const target = this.place();
    if (here.before !== placeKey(target)) {
      this.agreed = this.entries.push(target, here);
      return;
    }
    // The page's own Back is the browser's Back: it leaves no entry behind.
    this.agreed = { ...target, ...(here.at === undefined ? {} : { at: here.at - 1 }) };
    this.go(-1);
  }

  private followVisitor(here: Entry): void {
    const { flow, base, changing } = this.synced;
    const step = stepAt(flow, here.path.slice(base.length));
    if (step === undefined) return;
    changing.end();
    const moved = entriesMoved(here, this.agreed);
    this.isFollowing = true;
    this.moveMachine(step, here, moved);
    this.beginAnewAt(here);
    this.isFollowing = false;
    if (this.machineIsAt(here)) this.agree(here);
    else if (moved > 0) this.go(-moved);
    else if (moved < 0 && this.agreed && this.view().busy && this.machineIsAt(this.agreed))
      this.agreed = this.entries.push(this.place(), here);
    else this.agree(this.entries.replace(this.place()));
  }

  private moveMachine(step: string, here: Entry, moved: number): void {
    const { run, compiled } = this.synced;
    if (moved < 0) this.goBack(step, here, -moved);
    else if (this.view().step === step) return;
    // A later screen of a survey is reached by its answers only.
    else if (moved === 0 || compiled.route.isOpen(step, this.view().context)) run.send({ type: 'GOTO', step });
  }

  /** D18: the browser's Back is as many presses of the page's own Back, until the screen of the entry shows. */
  private goBack(step: string, { stop }: Entry, times: number): void {
    let left = times;
    if (this.view().step !== step) {
      this.synced.run.send({ type: 'GOTO', step });
      left -= 1;
    }
    for (let previous = ''; left > 0 && placeKey(this.place()) !== previous; left -= 1) {
      const view = this.view();
      if (view.step !== step || !view.stop || view.stop.id === stop) return;
      previous = placeKey(this.place());
      this.synced.run.send({ type: 'BACK' });
    }
  }

  /** RN-044, C-01: the first step, come to anew. */
  private beginAnewAt(entry: Entry): void {
    const { flow, base, run, beginsAnew } = this.synced;
    const isNew = this.agreed !== undefined && this.agreed.path !== base + flow.steps[flow.start]?.path;
    if (isNew && this.view().step === flow.start && beginsAnew(entry)) run.send({ type: 'RESET' });
  }

  /**
   * An open message closes first (I26), and a purchase is not left while it runs. The browser has moved already: our entry is pushed again.
   */
  private isBlocked(here: Entry): boolean {
    const view = this.view();
    if (!this.agreed || (!view.held && !isMessage(view))) return false;
    this.agreed = this.entries.push(this.agreed, here);
    if (!view.held) this.synced.run.send({ type: 'DISMISS' });
    return true;
  }

  private go(by: number): void {
    this.isTraversing = true;
    this.entries.go(by);
  }
  private agree(entry: Entry): void {
    this.agreed = this.entries.number(entry, this.agreed);
  }
  private view(): View {
    return this.synced.run.view();
  }
  private place(): Place {
    return placeOf(this.synced, this.view());
  }
  private machineIsAt(place: Place): boolean {
    return placeKey(place) === placeKey(this.place());
  }
  private isSameEntry({ at, ...here }: Entry): boolean {
    return this.agreed !== undefined && placeKey(here) === placeKey(this.agreed) && at === this.agreed.at;
  }
  private isInside({ path }: Entry): boolean {
    return path.startsWith(this.synced.base);
  }
}
