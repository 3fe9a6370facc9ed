import type { Drawn } from './drawing';

/** Milliseconds. */
const keepFor = 60_000;
/** A page takes some 20 KiB. */
const most = 500;

/**
 * What is the same for every visitor is drawn once a minute: a question takes the server's one thread several times as long as all the rest
 * of its page.
 */
export function keepDrawings(now: () => number = Date.now) {
  const kept = new Map<string, { readonly until: number; readonly drawn: Promise<Drawn> }>();
  return (key: string, draw: () => Promise<Drawn>): Promise<Drawn> => {
    const before = kept.get(key);
    if (before && before.until > now()) return before.drawn;
    // Hosts and sites are many: the memory is bounded.
    if (kept.size >= most) kept.clear();
    const drawn = draw();
    kept.set(key, { until: now() + keepFor, drawn });
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
