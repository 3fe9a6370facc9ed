import { Suspense, useState } from 'react';
import { usePageTitle } from '../../page/title';
import { useGalleryFlows } from '../examples/galleryFlows';
import { FlowSteps } from './FlowSteps';

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
