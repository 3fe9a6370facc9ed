import { createElement, Suspense, useState } from 'react';
import { transition, type AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow, FlowEvent } from '#engine';
import { fill } from '#widgets/format/fill';
import { useShop } from '../../bootstrap/shop';
import { screenOf } from '../../host/screens';
import { ErrorBoundary } from '../../parts/ErrorBoundary';
import { Skeleton } from '../../parts/Skeleton';
import type { GalleryFlow } from '../examples/galleryFlows';
import { snapshotOf } from '../proof/path';
import { usePath, useProof } from '../proof/useProof';

interface StepPreviewProps { readonly compiled: CompiledFlow; readonly name: string; readonly from: AnyMachineSnapshot }

/** A step on the real machine, in the state the prover found it in. Fields can be changed; other events are only named. */
export function StepPreview({ compiled, name, from }: StepPreviewProps) {
  const { services } = useShop();
  const [snapshot, setSnapshot] = useState(from);
  const [sent, setSent] = useState('');
  const send = (event: FlowEvent): void => {
    setSent(event.type);
    if (event.type === 'CHANGE') setSnapshot(transition(compiled.machine, snapshot, event)[0] as AnyMachineSnapshot);
  };
  return (
    <>
      {sent !== '' && <p className="g-sent" role="status">Last event: {sent}</p>}
      <ErrorBoundary onError={(error) => services.reports.report(error, { code: 'render' })}>
        <Suspense fallback={<Skeleton />}><Screen compiled={compiled} name={name} snapshot={snapshot} send={send} /></Suspense>
      </ErrorBoundary>
    </>
  );
}

interface ScreenProps {
  readonly compiled: CompiledFlow; readonly name: string; readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: FlowEvent) => void;
}
function Screen({ compiled, name, snapshot, send }: ScreenProps) {
  const { services, site } = useShop();
  const step = compiled.flow.steps[name];
  const view = compiled.view(snapshot);
  if (!step) return null;
  return createElement(screenOf(step.screen).Part, {
    flow: compiled.flow, step: { ...step, name, title: fill(step.title, view.context) }, view, send, services, site,
  });
}

/** A step with the answers that the prover finds for it; its progress until then. */
export function ReachedStep({ entry, name }: { readonly entry: GalleryFlow; readonly name: string }) {
  const { proof, progress } = useProof(entry);
  const isReached = progress.steps.has(name);
  const path = usePath(proof.pathTo, isReached ? name : undefined);
  if (path) return <StepPreview key={name} compiled={proof.compiled} name={name} from={snapshotOf(proof.compiled, path.end)} />;
  const states = progress.states.toLocaleString('en-US');
  const searching = `The prover is looking for answers that lead here: ${states} states so far.`;
  return <p className="g-wait" role="status">{progress.running || isReached ? searching : 'No answers lead here.'}</p>;
}
