import { Suspense, createElement, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from '@xstate/react';
import type { FlowDefinition, FlowEvent, FlowRun, View } from '#engine';
import { useShop } from '../bootstrap/shop';
import { ModalHost, preloadModals } from '../modals/ModalHost';
import { HeadingFocus, useFocusAfterCover } from '../page/focus';
import { useCovered, useProgress } from '../page/Frame';
import { BackButton } from '../parts/Actions';
import { BusyOverlay } from '../parts/BusyOverlay';
import { ErrorBoundary } from '../parts/ErrorBoundary';
import { usePageTitle } from '../page/title';
import { preloadable } from '#widgets/parts/preloadable';
import { useHydrated } from '#widgets/parts/useHydrated';
import { Loading } from '../parts/Skeleton';
import { whenIdle } from '../parts/whenIdle';
import { createChangeOfAnswer, type ChangeOfAnswer } from './changeOfAnswer';
import { screenKey } from './delayedView';
import { useDoubleClickFilter } from './doubleClicks';
import { modalShown, stepViewed } from './events';
import type { FlowInUse } from './flowInUse';
import { headingOf } from './headingOf';
import { isMessage } from './message';
import { preloadNext, screenOf } from './screens';
import { orderTotal } from './orderTotal';
import { enterFromAddress, syncHistory, type SyncedFlow } from './syncHistory';
import { Unready } from './Unready';

const doubt = preloadable(async () => (await import('./OrderInDoubt')).OrderInDoubt);

/** The step the machine is at, at its address in the browser's history. */
export function StepPage({ inUse, children }: { readonly inUse: FlowInUse; readonly children?: ReactNode }) {
  const { send } = useHistory(inUse);
  const view = useView(inUse);
  useStepViewed(inUse, screenKey(view));
  useModalShown(inUse, view);
  return <StepView inUse={inUse} view={view} send={send}>{children}</StepView>;
}

/** What a step is drawn from. The server has no more of a flow, and neither has a replay. */
export type DrawnFlow = Pick<FlowInUse, 'flow'> & { readonly run: Pick<FlowRun, 'view'> };
interface StepViewProps {
  readonly inUse: DrawnFlow;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
  /** Another message over it. */
  readonly children?: ReactNode;
}
/** A step: its screen, an error boundary around it (AS-013), and what covers it: a modal, the busy overlay. */
export function StepView({ inUse, view, send, children }: StepViewProps) {
  const { flow } = inUse;
  const { site, partner, config } = useShop();
  const place = screenKey(view);
  // A step with a `busy` sentence is covered while it waits; elsewhere the pressed button says so. A price that is refreshed covers
  // nothing.
  const busyText = view.busy && !view.refreshing ? flow.steps[view.step]?.busy : undefined;
  const isCovered = busyText !== undefined || isMessage(view);
  useCovered(isCovered);
  useFocusAfterCover(isCovered || view.busy);
  usePageTitle(headingOf(flow, view), site.title);
  useProgress(view.progress);
  return (
    <>
      <div ref={useDoubleClickFilter(place)} className="step-area"><ScreenArea inUse={inUse} view={view} send={send} /></div>
      <ModalHost flow={flow} view={view} send={send} support={partner?.email} phone={site.settings.support_phone}
        noLogin={config.mainSite === undefined} />
      <Suspense fallback={null}>{children}</Suspense>
      {useHydrated() && createPortal(<BusyOverlay text={busyText} />, document.body)}
    </>
  );
}

export const useView = ({ view }: FlowInUse): View => useSelector(view, (shown) => shown);

/**
 * Address and machine show the same place. The step of the address is entered before the first render, so that no other step flashes up.
 */
function useHistory({ flow, run, compiled, mount, entry }: FlowInUse): ChangeOfAnswer {
  const { embedded, entries } = useShop();
  const [synced] = useState(() => {
    const made: SyncedFlow = {
      flow, run, compiled, changing: createChangeOfAnswer(compiled, run), base: `${mount}/${entry.base}/`,
      // RN-044, C-01: two ways in keep what was answered before.
      beginsAnew: ({ fromLanding }) => flow.afresh === true && !embedded && !fromLanding,
    };
    enterFromAddress(made, entries);
    return made;
  });
  useEffect(() => syncHistory(synced, entries, window), [synced, entries]);
  return synced.changing;
}

function ScreenArea({ inUse, view, send }: StepViewProps) {
  const { flow } = inUse;
  const { partner, services } = useShop();
  const place = screenKey(view);
  return (
    <Suspense fallback={<Loading />}>
      <ErrorBoundary
        key={view.step}
        at={place}
        support={partner?.email}
        // D2: from the press on until its definite answer, also after a reload.
        purchaseSent={view.context.orderInDoubt !== undefined}
        belowNotLoaded={view.back !== false && <BackButton busy={false} onBack={() => send({ type: 'BACK' })} />}
        // The calls of the step may have failed while its screen was missing.
        onTryAgain={() => { if (view.unready) send({ type: 'REFRESH' }); }}
        onError={(error) => services.reports.report(error, { code: 'render' })}
      >
        <Screen flow={flow} view={view} send={send} />
      </ErrorBoundary>
      <HeadingFocus at={place} />
      <Preload inUse={inUse} at={place} />
    </Suspense>
  );
}

interface ScreenOfStepProps { readonly flow: FlowDefinition; readonly view: View; readonly send: (event: FlowEvent) => void }
function Screen({ flow, view, send }: ScreenOfStepProps) {
  const { services, site, partner, config } = useShop();
  const definition = flow.steps[view.step];
  if (!definition) throw new Error(`${flow.id} has no step "${view.step}".`);
  const title = headingOf(flow, view);
  const step = useMemo(() => ({ ...definition, name: view.step, title }), [definition, view.step, title]);
  if (view.orderInDoubt) {
    const total = view.orderInDoubt.total ?? orderTotal(flow, view.orderInDoubt.step, view.context);
    return <doubt.Part flow={flow} order={view.orderInDoubt} total={total} busy={view.busy} site={site} partner={partner} send={send} />;
  }
  if (view.unready) {
    const of = { phone: site.settings.support_phone, noLogin: config.mainSite === undefined };
    return <Unready flow={flow} view={view} of={of} send={send} />;
  }
  return createElement(screenOf(step.screen).Part, { flow, step, view, send, services, site });
}

function useStepViewed({ flow, run }: FlowInUse, place: string): void {
  const shop = useShop();
  useEffect(() => stepViewed(shop, flow, run.view()), [shop, flow, run, place]);
}

/** AN-009: a message covers the step; the page around us may have to make room for it. */
function useModalShown({ flow }: FlowInUse, { modal, fault }: View): void {
  const shop = useShop();
  const name = modal ?? (fault && isMessage({ fault }) ? 'error' : undefined);
  useEffect(() => (name === undefined ? undefined : modalShown(shop, flow, name)), [shop, flow, name]);
}

/** Fetches what may come next, once this step is drawn and the page is idle. */
function Preload({ inUse: { flow, run }, at }: { readonly inUse: DrawnFlow; readonly at: string }) {
  useEffect(() => whenIdle(() => {
    preloadNext(flow, run.view());
    // The client is needed by the press of Next. An order is in doubt when the network is down: its page cannot be fetched then.
    Promise.all([import('#api/http'), preloadModals(), doubt.preload()]).catch(() => undefined);
  }), [flow, run, at]);
  return null;
}
