import { Suspense, createElement, use, useCallback, useEffect, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { FlowDefinition, FlowEvent, Step, View } from '#engine';
import { fill } from '#widgets/format/fill';
import { useShop } from '../bootstrap/shop';
import { ModalHost } from '../modals/ModalHost';
import { BusyOverlay } from '../parts/BusyOverlay';
import { ErrorBoundary } from '../parts/ErrorBoundary';
import { Shell } from '../parts/Shell';
import { Skeleton } from '../parts/Skeleton';
import { whenIdle } from '../parts/whenIdle';
import { useAddress } from './address';
import { stepViewed } from './events';
import { Arrived, isMessage, useFocusReturn, useSend } from './focus';
import type { FlowInUse } from './inUse';
import { loadScreen, prepareAhead, screenHere } from './screens';
import { usePageTitle } from './title';

/** The step the machine is at: frame, screen with a net below (AS-013), modal, overlay. While something lies over it, it cannot be reached. */
export function StepPage({ inUse, path }: { readonly inUse: FlowInUse; readonly path: string }) {
  const { flow, run, compiled } = inUse;
  const { site, embedded, config, partner, services } = useShop();
  const view = useSelector(run.actor, (snapshot) => compiled.view(snapshot));
  const { send, pressed } = useSend(inUse);
  const step = flow.steps[view.step];
  const title = fill(step?.title ?? '', view.context);
  useAddress(inUse, view, path);
  usePageTitle(title, site.title);
  useFocusReturn(view, pressed);
  useStepViewed(inUse, view);
  usePreparation(inUse, view.step);
  const reportCrash = useCallback((error: unknown) => services.reports.report(error, { code: 'render' }), [services]);
  // A step that has a sentence for it covers the page while it waits; elsewhere the pressed button itself says so.
  const waiting = view.busy ? step?.busy : undefined;
  const covered = waiting !== undefined || isMessage(view);
  return (
    <>
      <div inert={covered}>
        <Shell site={site} embedded={embedded} sandboxed={config.sandboxed} progress={view.progress} support={partner?.email}>
          <Suspense fallback={<section className="screen"><div className="sheet step"><Skeleton /></div></section>}>
            <ErrorBoundary key={view.step} support={partner?.email} purchaseSent={() => inUse.purchaseSent() && buys(flow, step)} onError={reportCrash}>
              <Screen inUse={inUse} view={view} title={title} send={send} />
            </ErrorBoundary>
            <Arrived at={view.step} />
          </Suspense>
        </Shell>
      </div>
      <ModalHost flow={flow} view={view} send={send} support={partner?.email} />
      {waiting !== undefined && <BusyOverlay text={waiting} />}
    </>
  );
}

/** D2: only the step that buys has more to say about a purchase under way. */
const buys = (flow: FlowDefinition, step: Step | undefined): boolean =>
  step?.calls?.some((use) => flow.calls[typeof use === 'string' ? use : use.call]?.once !== undefined) ?? false;

interface ScreenOfStepProps { readonly inUse: FlowInUse; readonly view: View; readonly title: string; readonly send: (event: FlowEvent) => void }
function Screen({ inUse: { flow }, view, title, send }: ScreenOfStepProps) {
  const { services, site, embedded } = useShop();
  const definition = flow.steps[view.step];
  if (!definition) throw new Error(`${flow.id} has no step "${view.step}".`);
  const step = useMemo(() => ({ ...definition, name: view.step, title }), [definition, view.step, title]);
  return createElement(screenHere(step.screen) ?? use(loadScreen(step.screen)).Screen, { flow, step, view, send, services, site, embedded });
}

function useStepViewed({ flow, run }: FlowInUse, { step }: View): void {
  const shop = useShop();
  useEffect(() => {
    const { context, progress } = run.view();
    stepViewed(shop, flow, step, context, progress);
  }, [shop, flow, run, step]);
}

/** What may come next is fetched when the page has nothing else to do. */
function usePreparation({ flow }: FlowInUse, step: string): void {
  useEffect(() => whenIdle(() => prepareAhead(flow, step)), [flow, step]);
}
