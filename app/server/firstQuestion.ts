import { assemble, createClock, type Adapters, type FlowRun } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import type { SiteInfo } from '#api/contracts/site';
import type { Prefill } from '../bootstrap/prefill';
import { factsOf } from '../host/facts';
import { keyOf, orderKeyOf, type Mount } from '../host/openFlows';
import { preloadStep } from '../host/screens';
import type { DrawnFlow } from '../host/StepPage';

/** For the page's script that looks whether the drawn question is the visitor's (bootstrap/newVisit.js). */
export interface NewVisit {
  /** The storage keys of a visit, and of an order in doubt. */
  readonly visit: string;
  readonly order: string;
  /** What is stored of a visit in which nothing was answered yet. */
  readonly untouched: string;
}
export interface FirstQuestion extends NewVisit { readonly inUse: DrawnFlow & { readonly run: FlowRun } }

interface Asked {
  readonly entry: CatalogueEntry;
  readonly mount: Mount;
  readonly path: string;
  readonly site: SiteInfo;
  readonly prefill: Prefill;
}

/** Reads what the first step of a line is made of. */
export async function readFirstStep(entry: CatalogueEntry): Promise<void> {
  const { flow } = await entry.product();
  await preloadStep(flow, flow.start);
}

const noCalls: Adapters<never, never> = {};

/** The first step of a new visit, where it is a form that no call has to fill; undefined at every other address. */
export async function firstQuestion({ entry, mount, path, site, prefill }: Asked): Promise<FirstQuestion | undefined> {
  const { flow, derive, survey } = await entry.product(site.settings);
  const first = flow.steps[flow.start];
  if (first?.path !== path || !first.form || first.enter) return undefined;
  const compiled = assemble(flow, { adapters: noCalls, derive, survey, clock: createClock(), newId: () => crypto.randomUUID(), tools: {} });
  let untouched = '';
  const storage = { getItem: () => null, setItem: (_: string, text: string) => { untouched = text; }, removeItem: () => undefined };
  const key = keyOf(entry, mount);
  const run = compiled.start({ storage, key, facts: factsOf({ site }, prefill, undefined) });
  await preloadStep(flow, flow.start);
  return { inUse: { flow, run }, visit: key, order: orderKeyOf(entry), untouched };
}
