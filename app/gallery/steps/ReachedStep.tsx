import type { GalleryFlow } from '../examples/galleryFlows';
import { snapshotOf } from '../proof/path';
import { usePath, useProof } from '../proof/useProof';
import { StepPreview } from './StepPreview';

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
