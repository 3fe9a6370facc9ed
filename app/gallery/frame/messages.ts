import type { Context } from '#engine';
import type { PathFile } from '#engine/explore';
import type { LineFile } from '#flows/file/lineFile';

/** A place of a visit: a step with the answers given so far. */
export interface Visit { readonly step: string; readonly context: Context }
/** The studio shows a draft, from the start or at a place; without a place a visit under way goes on where it can. */
export interface ShowDraft { readonly kind: 'show'; readonly line: LineFile; readonly visit?: Visit; readonly again?: true }
/** The replay shows a path after so many of its events. */
export interface ShowPath { readonly kind: 'show'; readonly path: PathFile; readonly events: number }
/** The page in the frame is there, has come to a step, or shows the path as it was told to. */
export type FromFrame = { readonly kind: 'ready' } | { readonly kind: 'at'; readonly step: string }
  | { readonly kind: 'shown'; readonly events: number } | { readonly kind: 'failed'; readonly problem: string };

/** A message of our own page on the other side of the frame; undefined for anything else. */
export function messageOf<Message extends { readonly kind: string }>(
  { origin, source, data }: MessageEvent, from: Window | null | undefined,
): Message | undefined {
  const isOurs = origin === window.location.origin && source === from && typeof data === 'object' && data !== null && 'kind' in data;
  return isOurs ? data as Message : undefined;
}
