import { Suspense, createElement, use, useCallback, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { FlowDefinition, FlowEvent, Step, View } from '#engine';
import { afterPaint } from '../bootstrap/afterPaint';
import { useShop } from '../bootstrap/shop';
import { ModalHost, preloadModals } from '../modals/ModalHost';
import { BusyOverlay } from '../parts/BusyOverlay';
import { ErrorBoundary } from '../parts/ErrorBoundary';
import { usePageTitle } from '../page/title';
import { Skeleton } from '../parts/Skeleton';
import { whenIdle } from '../parts/whenIdle';
import { useAddress, useArrival } from './address';
import { modalShown, stepViewed } from './events';
import { Frame } from './Frame';
import { Arrived, isMessage, useFocusReturn, useSend } from './focus';
import { headingOf } from './headingOf';
import type { FlowInUse } from './inUse';
import { stopKey } from './place';
import { loadScreen, prepareAhead, screenHere } from './screens';
import { useStrayClicks } from './strayClicks';
import { Unready } from './Unready';

/** The step the machine is at: frame, screen with a net below (AS-013), modal, overlay. While something lies over it, it cannot be reached. */
export function StepPage({ inUse }: { readonly inUse: FlowInUse }) {
  const { flow } = inUse;
  const { site, partner } = useShop();
  const arrival = useArrival(inUse);
  const view = useView(inUse);
  // The question comes first: who hears of a new place, and the line that moves, follow it.
  const place = useDeferredValue(stopKey(view));
  const heading = useDeferredValue(headingOf(flow, view));
  const progress = useDeferredValue(view.progress);
  const { send, pressed } = useSend(inUse, useAddress(arrival, place));
  usePageTitle(heading, site.title);
  useFocusReturn(view, pressed);
  useStepViewed(inUse, place);
  useModalShown(inUse, view);
  const screen = useMemo(() => <ScreenArea inUse={inUse} send={send} />, [inUse, send]);
  const frame = useFrame(progress, screen);
  const area = useStrayClicks(stopKey(view));
  // A step that has a sentence for it covers the page while it waits; elsewhere the pressed button itself says so. A price that is worked out anew covers nothing.
  const waiting = view.busy && !view.refreshing ? flow.steps[view.step]?.busy : undefined;
  return (
    <>
      <div ref={area} inert={waiting !== undefined || isMessage(view)}>{frame}</div>
      <ModalHost flow={flow} view={view} send={send} support={partner?.email} />
      {waiting !== undefined && <BusyOverlay text={waiting} />}
    </>
  );
}

const useView = ({ calm }: FlowInUse): View => useSelector(calm as unknown as Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>, () => calm.getSnapshot());

/** The frame is drawn again when the progress changes, not with every letter that is typed. */
function useFrame(progress: number, screen: ReactNode): ReactNode {
  return useMemo(() => <Frame progress={progress}>{screen}</Frame>, [progress, screen]);
}

/** D2: only the step that buys has more to say about a purchase under way. */
const buys = (flow: FlowDefinition, step: Step | undefined): boolean =>
  step?.calls?.some((use) => flow.calls[typeof use === 'string' ? use : use.call]?.once !== undefined) ?? false;

interface ScreenAreaProps { readonly inUse: FlowInUse; readonly send: (event: FlowEvent) => void }
function ScreenArea({ inUse, send }: ScreenAreaProps) {
  const { flow, purchaseSent } = inUse;
  const { partner, services } = useShop();
  const view = useView(inUse);
  const place = stopKey(view);
  const reportCrash = useCallback((error: unknown) => services.reports.report(error, { code: 'render' }), [services]);
  return (
    <Suspense fallback={<section className="screen"><div className="sheet step"><Skeleton /></div></section>}>
      <ErrorBoundary key={view.step} at={place} support={partner?.email} purchaseSent={() => purchaseSent() && buys(flow, flow.steps[view.step])} onError={reportCrash}>
        <Screen flow={flow} view={view} send={send} />
      </ErrorBoundary>
      <Arrived at={place} />
      <Prepares inUse={inUse} at={useDeferredValue<string | undefined>(place, undefined)} />
    </Suspense>
  );
}

interface ScreenOfStepProps { readonly flow: FlowDefinition; readonly view: View; readonly send: (event: FlowEvent) => void }
function Screen({ flow, view, send }: ScreenOfStepProps) {
  const { services, site, embedded } = useShop();
  const definition = flow.steps[view.step];
  if (!definition) throw new Error(`${flow.id} has no step "${view.step}".`);
  const title = headingOf(flow, view);
  const step = useMemo(() => ({ ...definition, name: view.step, title }), [definition, view.step, title]);
  if (view.unready) return <Unready back={view.back} send={send} />;
  return createElement(screenHere(step.screen) ?? use(loadScreen(step.screen)).Screen, { flow, step, view, send, services, site, embedded });
}

/** Told after the address has changed: who hears of it may look there. */
function useStepViewed({ flow, run }: FlowInUse, place: string): void {
  const shop = useShop();
  useEffect(() => afterPaint(() => stepViewed(shop, flow, run.view())), [shop, flow, run, place]);
}

/** AN-009: a message lies over the step; the page around us may have to make room for it. */
function useModalShown({ flow }: FlowInUse, { modal, fault }: View): void {
  const shop = useShop();
  const name = modal ?? (fault && isMessage({ fault }) ? 'error' : undefined);
  useEffect(() => (name === undefined ? undefined : modalShown(shop, flow, name)), [shop, flow, name]);
}

/** What may come next is fetched when this step's own parts have come, it has been drawn with its fields (`at`: which one), and the page has nothing else to do. */
function Prepares({ inUse: { flow, run }, at }: { readonly inUse: FlowInUse; readonly at: string | undefined }) {
  useEffect(() => (at === undefined ? undefined : afterPaint(() => { whenIdle(() => {
    prepareAhead(flow, run.view());
    preloadModals().catch(() => undefined);
  }); })), [flow, run, at]);
  return null;
}
