import type { GalleryFlow } from '../examples/galleryFlows';
import { useProof } from '../proof/useProof';
import { StepPreview } from './StepPreview';

/** A step with the answers that the prover finds for it; its progress until then. */
export function ReachedStep({ entry, name }: { readonly entry: GalleryFlow; readonly name: string }) {
  const { proof, progress } = useProof(entry);
  const path = progress.steps.has(name) ? proof.pathTo(name) : undefined;
  if (path) return <StepPreview key={name} compiled={proof.compiled} name={name} from={path.end} />;
  const states = progress.states.toLocaleString('en-US');
  const searching = `The prover is looking for answers that lead here: ${states} states so far.`;
  return <p className="g-wait" role="status">{progress.running ? searching : 'No answers lead here.'}</p>;
}
