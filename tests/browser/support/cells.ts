import type { FlowDefinition } from '#engine';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';
import fc from 'fast-check';
import { expectedOutcome, type ExpectedOutcome } from '../../faults/expectedOutcome';
import { faultsOf, type Fault } from '../../faults/faults';
import { findCallSites, type CallSite } from '../../faults/callSites';
import { startTime, FlowHarness } from '../../faults/flowHarness';
import type { TestClock } from '../../faults/testClock';
import type { Failure } from './sandbox';

/** A cell of the table "call × fault" (tests/faults) that a press of the main button leads to, and how the sandbox brings it about. */
export interface Cell {
  readonly entry: CatalogueEntry;
  readonly callSite: CallSite;
  /** The path of the step, and what is pressed there; ENTER: the call runs on arriving. */
  readonly path: string;
  readonly event: string;
  /** The path of the step whose main button makes the call; nothing where the line's first page does. */
  readonly pressedAt: string | undefined;
  readonly fault: Fault;
  readonly failure: Failure;
  readonly expected: ExpectedOutcome;
}

/** Good answers come at once: nothing is waited for while the table is made. */
let moment = startTime;
const still: TestClock = {
  now: () => moment, reset: (at) => { moment = at; }, hasTimers: () => false, runNextTimer: () => undefined, advance: () => undefined,
};

/** A browser sends a request again by itself when its connection breaks: however often, each answer is lost. */
const lost = { times: 50 } as const;
/** Faults that the sandbox has a name for. F03, no answer, lasts as long as the limit: the table alone goes through it. */
const named: Readonly<Partial<Record<Fault['id'], Omit<Failure, 'call'>>>> = {
  F01: { fault: 'cut', ...lost }, F02: { fault: 'after', ...lost }, F04: { fault: 'slow', seconds: 2 },
  F12: { fault: 'malformed' }, F14: { fault: 'empty' }, F15: { fault: 'html' }, F16: { fault: 'twice' },
};
/** The wait is short here, within every limit. */
const expectedHere = (fault: Fault, { contract }: CallSite): ExpectedOutcome =>
  (fault.id === 'F04' ? { requests: 1, seconds: 2 } : expectedOutcome(fault, contract));
/** Everything else is an answer, which the sandbox gives word for word. */
async function failureOf(fault: Fault, callSite: CallSite): Promise<Failure | undefined> {
  if (fault.id === 'F03') return undefined;
  const call = callSite.contract.id;
  const times = expectedHere(fault, callSite).requests;
  const known = named[fault.id];
  if (known) return { call, times, ...known };
  const answer = await fault.answer(new Request('http://partner.test'), () => new Response(), 0);
  const body: unknown = await answer.json();
  return body === null ? undefined : { call, times, fault: 'status', status: answer.status, body, seconds: 1 };
}

const pressed: ReadonlySet<string> = new Set(['NEXT', 'CHOOSE', 'ENTER']);
/** The paths a visitor goes on from: a dialog over a list leads back to its list. */
const pathsOnTheWay = ({ paths }: CatalogueEntry, { steps }: FlowDefinition): readonly string[] =>
  paths.filter((path) => Object.values(steps).every((step) => step.path !== path || step.over === undefined));

async function cellsOf(entry: CatalogueEntry): Promise<readonly Cell[]> {
  const harness = new FlowHarness(await entry.product(), still);
  const { flow } = harness.compiled;
  const onTheWay = pathsOnTheWay(entry, flow);
  const sites = (await findCallSites(harness)).map((callSite) => {
    const [step = '', event = ''] = callSite.state.slice(0, callSite.state.indexOf(':')).split('.');
    const path = flow.steps[step]?.path ?? '';
    return { callSite, path, event, pressedAt: event === 'ENTER' ? onTheWay[onTheWay.indexOf(path) - 1] : path };
  }).filter(({ event, path }) => pressed.has(event) && onTheWay.includes(path));
  const cells: Cell[] = [];
  for (const site of sites) {
    // The sandbox knows a call by its contract alone: the fault would meet what the button itself asks before it leads on.
    const isAskedBefore = sites.some(({ callSite: { contract }, event, path }) =>
      site.event === 'ENTER' && event !== 'ENTER' && path === site.pressedAt && contract === site.callSite.contract);
    for (const fault of isAskedBefore ? [] : faultsOf(site.callSite.contract)) {
      const failure = await failureOf(fault, site.callSite);
      if (failure) cells.push({ entry, ...site, fault, failure, expected: expectedHere(fault, site.callSite) });
    }
  }
  return cells;
}

/** So many cells, as evenly spread over lines, kinds of call and faults as the seed's order allows. */
export async function sampleOfTable(count: number, seed: number): Promise<readonly Cell[]> {
  const table: Cell[] = [];
  for (const entry of catalogue) table.push(...(await cellsOf(entry)));
  const [order = []] = fc.sample(fc.shuffledSubarray(table, { minLength: table.length }), { seed, numRuns: 1 });
  const chosen: Cell[] = [];
  const traits = ({ entry, callSite, fault }: Cell): readonly string[] => [entry.id, callSite.contract.kind, fault.id];
  const met = (cell: Cell): number =>
    chosen.reduce((sum, other) => sum + traits(other).filter((trait) => traits(cell).includes(trait)).length, 0);
  while (chosen.length < Math.min(count, order.length)) {
    const [next] = order.filter((cell) => !chosen.includes(cell)).map((cell) => ({ cell, met: met(cell) })).sort((a, b) => a.met - b.met);
    if (next) chosen.push(next.cell);
  }
  return chosen;
}
