import type { PathFile } from '#engine/explore';

/** The replay shows a path after so many of its events. */
export interface ShowPath { readonly kind: 'show'; readonly path: PathFile; readonly events: number }
/** The page of the visit is there, or shows what it was told to. */
export type FromStage = { readonly kind: 'ready' } | { readonly kind: 'shown'; readonly events: number }
  | { readonly kind: 'failed'; readonly problem: string };
