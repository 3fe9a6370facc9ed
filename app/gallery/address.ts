/** What an address below /gallery shows. */
export type GalleryAddress = { readonly page: 'flows'; readonly flow?: string } | { readonly page: 'widgets' | 'modals' | 'steps' }
  /** One step alone, as in a window of its own. */
  | { readonly page: 'step'; readonly flow: string; readonly step: string }
  /** The studio of a line that is a file, and the draft that its preview shows. */
  | { readonly page: 'studio'; readonly flow: string } | { readonly page: 'draft' }
  /** A path of the prover, and the page in which it is played. */
  | { readonly page: 'replay' | 'stage' };

const pages = ['widgets', 'modals', 'steps'] as const;

/** `/gallery/flows/x` → the flow x; anything unknown shows the flows. */
export function parseAddress(path: string): GalleryAddress {
  const [, , page, id, step] = path.split('/').map(decoded);
  if (page === 'steps' && id && step) return { page: 'step', flow: id, step };
  if (page === 'flows' && id && step === 'edit') return { page: 'studio', flow: id };
  if (page === 'draft') return { page: 'draft' };
  if (page === 'replay') return { page: id === 'stage' ? 'stage' : 'replay' };
  const known = pages.find((name) => name === page);
  if (known) return { page: known };
  return page === 'flows' && id ? { page: 'flows', flow: id } : { page: 'flows' };
}

export const stepAddress = (flow: string, step: string): string => `/gallery/steps/${encodeURIComponent(flow)}/${encodeURIComponent(step)}`;
export const studioAddress = (flow: string): string => `${flowAddress(flow)}/edit`;
export const draftAddress = '/gallery/draft';
export const replayAddress = '/gallery/replay';
export const stageAddress = `${replayAddress}/stage`;
export const flowAddress = (id: string): string => `/gallery/flows/${encodeURIComponent(id)}`;

/** An address that somebody typed may not decode: then it stands as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
