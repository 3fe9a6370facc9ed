import { isObject } from '#engine/isObject';

/** Where a visitor is: an address, and inside a survey the screen, which has no address of its own. */
export interface Place { readonly path: string; readonly stop?: string }
/** A place as text, for comparison. A path holds no `#`. */
export const placeKey = ({ path, stop }: Place): string => (stop === undefined ? path : `${path}#${stop}`);

/** An entry of the browser's history, with what its state holds. */
export interface Entry extends Place {
  /** Entries are numbered, so that Back and Forward can be told apart. */
  readonly at?: number;
  /** The place of the entry below, when this page made this entry. */
  readonly before?: string;
  /** The visit began on the landing page: the first step keeps its answers (C-01). */
  readonly fromLanding?: true;
}

/** The present entry. Its state may have been written by anybody. */
export function readEntry(path: string, state: unknown): Entry {
  const { at, before, stop, fromLanding } = isObject(state) ? state : {};
  return {
    path,
    ...(typeof stop === 'string' ? { stop } : {}),
    ...(typeof at === 'number' ? { at } : {}),
    ...(typeof before === 'string' ? { before } : {}),
    ...(fromLanding === true ? { fromLanding } : {}),
  };
}

/** How many entries the visitor moved: below 0 back, above 0 forward; 0 is a new address, typed or by a link. */
export const entriesMoved = (here: Entry, agreed: Entry | undefined): number =>
  (here.at === undefined || agreed?.at === undefined ? 0 : here.at - agreed.at);
