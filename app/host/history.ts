import { keyOf, readEntry, type Entry, type Place } from './place';

/** The browser's history in our words. Entries are counted from the first one of ours. */
export interface Entries {
  /** The entry that shows. */
  readonly here: () => Entry;
  /** Numbers an entry that somebody else made; `previous` is the one it came after. */
  readonly number: (entry: Entry, previous: Entry | undefined) => Entry;
  /** A new entry on top of `below`; the visit's beginning is handed on. */
  readonly push: (place: Place | Entry, below: Entry) => Entry;
  /** Another place in the entry that shows. */
  readonly replace: (place: Place) => Entry;
  readonly go: (by: number) => void;
  /** The change of address that is told just now is ours. */
  readonly isWriting: () => boolean;
}

/** The highest number given in this page: counting goes on where another line stopped. */
let latest = -1;

export function entriesOf({ history, location }: Pick<Window, 'history' | 'location'>): Entries {
  const here = (): Entry => readEntry(location.pathname, history.state);
  const numbered = (entry: Entry): Entry => {
    latest = Math.max(latest, entry.at ?? -1);
    return entry;
  };
  /** What others keep in an entry (the landing's answers) stays there. */
  const stateOf = ({ path: _path, ...ours }: Entry, others: unknown): unknown => {
    const kept = typeof others === 'object' && others !== null ? Object.entries(others).filter(([name]) => !['at', 'before', 'stop', 'fromLanding'].includes(name)) : [];
    return { ...Object.fromEntries(kept), ...ours };
  };
  let isWriting = false;
  const write = (how: 'pushState' | 'replaceState', entry: Entry, others: unknown, address: string): Entry => {
    isWriting = true;
    try { history[how](stateOf(entry, others), '', address); } finally { isWriting = false; }
    return numbered(entry);
  };
  return {
    here,
    isWriting: () => isWriting,
    number: (entry, previous) => {
      if (entry.at !== undefined) return numbered(entry);
      return write('replaceState', { ...entry, at: (previous?.at ?? latest) + 1 }, history.state, location.href);
    },
    push: (place, below) => {
      const mark = below.fromLanding ? { fromLanding: below.fromLanding } : {};
      return write('pushState', { ...mark, ...place, at: (below.at ?? latest) + 1, before: keyOf(below) }, undefined, place.path + location.search);
    },
    replace: (place) => {
      const { stop: _stop, ...rest } = here();
      return write('replaceState', { ...rest, ...place }, history.state, place.path + location.search);
    },
    go: (by) => history.go(by),
  };
}
