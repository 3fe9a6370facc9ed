import { placeKey, readEntry, type Entry, type Place } from './place';

/** The browser's history as numbered entries. */
export interface Entries {
  /** The present entry. */
  readonly here: () => Entry;
  /** Numbers an entry that somebody else made; `previous` is the one below it. */
  readonly number: (entry: Entry, previous: Entry | undefined) => Entry;
  /** A new entry on top of `below`; the mark of a visit from the landing page is kept. */
  readonly push: (place: Place, below: Entry) => Entry;
  /** Another place in the present entry. */
  readonly replace: (place: Place) => Entry;
  /** Asynchronous: the listeners of `onTraversed` are called when the browser has moved. */
  readonly go: (by: number) => void;
  /** Back, Forward or `go` has moved the browser; returns how to stop listening. */
  readonly onTraversed: (listener: () => void) => () => void;
}

const ours = ['at', 'before', 'stop', 'fromLanding'];
/** What others keep in an entry (the answers of the landing page) stays there. */
const foreignState = (state: unknown): object =>
  (typeof state === 'object' && state !== null ? Object.fromEntries(Object.entries(state).filter(([name]) => !ours.includes(name))) : {});

/**
 * One for the whole page, made before the router: window listeners run in the order they were added, and when a Back is not allowed,
 * our entry must be on top again before the router reads the address. Numbering goes on where another flow stopped.
 */
export function createEntries(
  page: Pick<Window, 'history' | 'location' | 'addEventListener'> & Partial<Pick<Window, 'navigation'>>,
): Entries {
  const { history, location, navigation } = page;
  const listeners = new Set<() => void>();
  page.addEventListener('popstate', () => { for (const listener of listeners) listener(); });
  let highest = -1;
  const here = (): Entry => readEntry(location.pathname, history.state);
  const numbered = (entry: Entry): Entry => {
    highest = Math.max(highest, entry.at ?? -1);
    return entry;
  };
  const replaceState = (entry: Entry, address: string): Entry => {
    const { path: _path, ...state } = entry;
    history.replaceState({ ...foreignState(history.state), ...state }, '', address);
    return numbered(entry);
  };
  // `history.go` counts the entries of the whole tab: in a partner's page it would take back what that page has added above ours.
  const go = (by: number): void => {
    const at = navigation?.currentEntry?.index;
    const target = at === undefined ? undefined : navigation?.entries()[at + by];
    if (!navigation || !target) return history.go(by);
    // Rejected when the visitor moves in the history meanwhile: `onTraversed` says where to.
    navigation.traverseTo(target.key).committed?.catch(() => undefined);
  };
  return {
    here,
    number: (entry, previous) =>
      entry.at !== undefined ? numbered(entry) : replaceState({ ...entry, at: (previous?.at ?? highest) + 1 }, location.href),
    push: ({ path, stop }, below) => {
      const state = {
        ...(below.fromLanding ? { fromLanding: below.fromLanding } : {}),
        ...(stop === undefined ? {} : { stop }),
        at: (below.at ?? highest) + 1,
        before: placeKey(below),
      };
      history.pushState(state, '', path + location.search);
      return numbered({ path, ...state });
    },
    replace: (place) => {
      const { stop: _stop, ...rest } = here();
      return replaceState({ ...rest, ...place }, place.path + location.search);
    },
    go,
    onTraversed: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
