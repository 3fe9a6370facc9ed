import {
  assemble, createClock, isPurchase, type CompiledFlow, type Context, type FlowDefinition, type FlowRun, type OrderStorage,
} from '#engine';
import { ApiError, createTools } from '#api';
import { staysFailed } from '#widgets/parts/failed';
import type { CatalogueEntry } from '#flows/types';
import type { Shop } from '../bootstrap/shop';
import { createDelayedView, type DelayedView } from './delayedView';
import { callFailed, callSucceeded, purchaseCompleted, tracked } from './events';
import { factsOf } from './facts';
import { keyOf, openFlows, orderKeyOf, receiptsKey, type Mount } from './openFlows';
import { orderTotal } from './orderTotal';
import { preloadStep } from './screens';

/** A flow with its one running machine. It lives as long as the page, whatever is shown. */
export interface FlowInUse {
  readonly entry: CatalogueEntry;
  readonly mount: Mount;
  readonly flow: FlowDefinition;
  readonly compiled: CompiledFlow;
  readonly run: FlowRun;
  /** The view that is drawn. */
  readonly view: DelayedView;
}

/** The build has checked every line (app/check). In development each change of a definition is checked here. */
const compiler = async (): Promise<typeof assemble> => (import.meta.env.DEV ? (await import('#engine/check')).compile : assemble);

async function open(entry: CatalogueEntry, mount: Mount, shop: Shop): Promise<FlowInUse> {
  const { flow, adapters, derive, survey } = await entry.product(shop.site.settings);
  const clock = createClock();
  const newId = (): string => crypto.randomUUID();
  const { http, services, storage } = shop;
  /** What the purchase left with. */
  let ordered: Context = {};
  const compiled = (await compiler())(flow, {
    adapters, derive, survey, clock, newId, orders: ordersOf(entry, shop, flow),
    tools: createTools({ http, services, clock, newId, session: shop.session }),
    onTrack: (event, context) => tracked(shop, flow, event, context),
    onBought: (context) => {
      purchaseCompleted(shop, flow, context, ordered);
      shop.forgetToken();
    },
    onAnswer: (call, patch) => callSucceeded(shop, flow, call, patch),
    onFault: (error, call) => {
      // The client has reported its own failures.
      if (!(error instanceof ApiError)) services.reports.report(error, { code: call });
      callFailed(shop, flow, call, error);
      if (error instanceof ApiError) trackFault(shop, flow, error.code).catch(() => undefined);
    },
  });
  const facts = factsOf(shop.session(), shop.prefill, window.history.state);
  const onForgotten = (): void => services.reports.report(new Error('Stored answers could not be used'), { code: 'answers_forgotten' });
  const run = compiled.start({ storage, key: keyOf(entry, mount), facts, onForgotten });
  run.subscribe(({ call, context }) => {
    if (call === undefined || !isPurchase(flow, call)) return;
    ordered = context;
  });
  return { entry, mount, flow, compiled, run, view: createDelayedView(run) };
}
/** D19: what outlives the visit. */
const ordersOf = (entry: CatalogueEntry, { lasting }: Shop, flow: FlowDefinition): OrderStorage =>
  ({ storage: lasting, key: orderKeyOf(entry), receipts: receiptsKey, totalOf: (step, context) => orderTotal(flow, step, context) });
/** ME-008: three codes have an event of their own. The catalogue is loaded with the first failure. */
async function trackFault({ services }: Shop, flow: FlowDefinition, code: string): Promise<void> {
  const { trackedName } = await import('../modals/catalogue');
  const name = trackedName(code);
  if (name) services.analytics.track(name, { flow: flow.id, product: flow.code, code });
}
/** The flow of an entry and mount: loaded and started once. One that failed is opened again when it is tried again (AS-013). */
export function flowInUse(entry: CatalogueEntry, mount: Mount, shop: Shop): Promise<FlowInUse> {
  const key = keyOf(entry, mount);
  const running = openFlows.get(key);
  if (running) return running;
  const opening = open(entry, mount, shop);
  openFlows.set(key, opening);
  opening.catch((error: unknown) => {
    staysFailed(() => { if (openFlows.get(key) === opening) openFlows.delete(key); });
    shop.services.reports.report(error, { code: 'flow' });
  });
  return opening;
}

/** Fetches the screen that a new visit begins with. */
export const preloadStart = (flow: FlowDefinition): Promise<unknown> => preloadStep(flow, flow.start);

/** Opens a line with the screen of the step it is at, before it is drawn. */
export async function prepareFlow(entry: CatalogueEntry, mount: Mount, shop: Shop): Promise<void> {
  const { flow, run } = await flowInUse(entry, mount, shop);
  await preloadStep(flow, run.view().step);
}

/** From what is stored: after the back-forward cache, where another page of this tab may have gone on (I25), and after a login. */
export function startAgain({ entry, mount, run }: FlowInUse): void {
  run.stop();
  openFlows.delete(keyOf(entry, mount));
}
