import { Suspense } from 'react';
import { Link } from 'wouter';
import { useGalleryFlows, type GalleryFlow } from '../examples/galleryFlows';
import { flowAddress, studioAddress } from '../address';
import { useProof } from '../proof/useProof';
import { usePageTitle } from '../../page/title';
import { FlowView } from './FlowView';
import { PastePage } from './PastePage';

/** A flow of the catalogue with the prover's live verdict; or a definition that somebody pastes. */
export function FlowsPage({ id }: { readonly id?: string }) {
  const galleryFlows = useGalleryFlows();
  const entry = galleryFlows.find((one) => one.id === id) ?? galleryFlows[0];
  const isPaste = id === pasteId;
  usePageTitle(isPaste ? 'Your own flow' : entry?.title ?? 'Flows', 'Gallery');
  if (!entry) return <p className="g-wait">The catalogue is empty.</p>;
  if (isPaste) return <PastePage tabs={<FlowTabs selected={pasteId} />} />;
  return (
    <Suspense fallback={<p className="g-wait" role="status">Loading the flow</p>}>
      <Proved key={entry.id} entry={entry} />
    </Suspense>
  );
}
const pasteId = 'your-own';

function Proved({ entry }: { readonly entry: GalleryFlow }) {
  const { proof, progress } = useProof(entry);
  const { title } = entry;
  const head = <div className="g-head"><h1 tabIndex={-1}>{title}</h1><FlowTabs selected={entry.id} />
    {entry.isFile && <Link className="button line small" href={studioAddress(entry.id)}>Edit</Link>}</div>;
  return <FlowView flow={proof.compiled.flow} title={title} progress={progress} pathTo={proof.pathTo} head={head} />;
}

function FlowTabs({ selected }: { readonly selected: string }) {
  const flows = useGalleryFlows().map(({ id, title }) => ({ id, title: title.replace(/ insurance$/i, '') }));
  const tabs = [...flows, { id: pasteId, title: 'Your own' }];
  return <nav className="g-tabs" aria-label="Flow">{tabs.map(({ id, title }) =>
    <Link key={id} href={flowAddress(id)} aria-current={id === selected ? 'page' : undefined}>{title}</Link>)}</nav>;
}
