/** What an address below /gallery shows. */
export type GalleryPlace = { readonly page: 'flows'; readonly flow?: string } | { readonly page: 'widgets' | 'modals' | 'steps' };

const pages = ['widgets', 'modals', 'steps'] as const;

/** `/gallery/flows/x` → the flow x; anything unknown shows the flows. */
export function placeOf(path: string): GalleryPlace {
  const [, , page, id] = path.split('/');
  const known = pages.find((name) => name === page);
  if (known) return { page: known };
  return page === 'flows' && id ? { page: 'flows', flow: decodeURIComponent(id) } : { page: 'flows' };
}

export const flowAddress = (id: string): string => `/gallery/flows/${encodeURIComponent(id)}`;
