import { use, useSyncExternalStore } from 'react';
import type { GalleryFlow } from '../examples/galleryFlows';
import { proofOf, type Progress, type Proof } from './proof';

/** The proof of a flow and how far it is; the prover works while this is on the page. */
export function useProof(entry: GalleryFlow): { readonly proof: Proof; readonly progress: Progress } {
  const proof = use(proofOf(entry));
  return { proof, progress: useSyncExternalStore(proof.subscribe, proof.progress) };
}
