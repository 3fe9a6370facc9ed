import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { GalleryFlow } from '../examples/galleryFlows';
import type { FoundPath } from './path';
import { proofOf, type Progress, type Proof } from './proof';

/** The proof of a flow and how far it is; the prover works while this is on the page. */
export function useProof(entry: GalleryFlow): { readonly proof: Proof; readonly progress: Progress } {
  const proof = use(proofOf(entry));
  return { proof, progress: useSyncExternalStore(proof.subscribe, proof.progress) };
}

/** The path to a step or a modal; undefined until the prover has told it. */
export function usePath(pathTo: Proof['pathTo'] | undefined, id: string | undefined): FoundPath | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly path: FoundPath | undefined }>();
  useEffect(() => {
    if (!pathTo || id === undefined) return undefined;
    let isAsked = true;
    void pathTo(id).then((path) => { if (isAsked) setFound({ id, path }); });
    return () => { isAsked = false; };
  }, [pathTo, id]);
  return found?.id === id ? found?.path : undefined;
}
