import { Suspense, useState } from 'react';
import { usePageTitle } from '../../page/title';
import { type GalleryFlow, useGalleryFlows } from '../examples/galleryFlows';
import { stepAddress } from '../address';
import { usePath, useProof } from '../proof/useProof';
import { storeAnswers } from './storedAnswers';
import { ReachedStep } from './StepPreview';

/** Every step of every flow with example answers, at a chosen width, and links to the real pages. */
export function StepsPage() {
  usePageTitle('Steps', 'Gallery');
  const galleryFlows = useGalleryFlows();
  const [id, setId] = useState(galleryFlows[0]?.id);
  const entry = galleryFlows.find((one) => one.id === id);
  return (
    <div className="g-page">
      <h1 tabIndex={-1}>Steps</h1>
      <p className="lead">Each step in a state that the prover reached. A window of its own shows it at another width.</p>
      <div className="g-choices" role="group" aria-label="Flow">
        {galleryFlows.map((one) =>
          <button key={one.id} type="button" aria-pressed={one.id === id} onClick={() => setId(one.id)}>{one.title}</button>)}
      </div>
      {entry && <Suspense fallback={<p role="status">Loading the flow</p>}><FlowSteps key={entry.id} entry={entry} /></Suspense>}
    </div>
  );
}

/** Width and height of a phone, a tablet and a desk. */
const windows = [[375, 812], [768, 1024], [1280, 900]] as const;

/** The steps of a flow, one at a time, with answers that really lead there. */
function FlowSteps({ entry }: { readonly entry: GalleryFlow }) {
  const { proof, progress } = useProof(entry);
  const { flow } = proof.compiled;
  const [name, setName] = useState(flow.start);
  const path = usePath(proof.pathTo, progress.steps.has(name) ? name : undefined);
  const open = (width: number, height: number): void => {
    if (path) storeAnswers(window.sessionStorage, entry.id, name, path.end.context);
    window.open(stepAddress(entry.id, name), '', `popup,width=${width},height=${height}`);
  };
  return (
    <>
      <div className="g-choices" role="group" aria-label="Step">
        {Object.keys(flow.steps).map((step) =>
          <button key={step} type="button" aria-pressed={step === name} onClick={() => setName(step)}>{step}</button>)}
      </div>
      <div className="g-tools">
        <span>In a window of <span className="g-choices">{windows.map(([width, height]) =>
          <button key={width} type="button" onClick={() => open(width, height)}>{width} px</button>)}</span></span>
        {entry.base !== undefined && <a href={`/${entry.base}/${flow.steps[name]?.path ?? ''}`}>Open the real page</a>}
        {entry.base !== undefined && <a href={`/embed/v1/${entry.base}/${flow.steps[name]?.path ?? ''}`}>Open it embedded</a>}
      </div>
      <div className="g-frame" role="region" aria-label={`Step ${name}`} tabIndex={0}><ReachedStep entry={entry} name={name} /></div>
    </>
  );
}
