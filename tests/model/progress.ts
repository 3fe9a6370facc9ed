/** Milliseconds between two lines. */
const pause = 10_000;

/** Says how far a proof is while it runs: who waits for minutes sees that it goes on. Called with the number of states come to so far. */
export function createProgress(name: string, say: (line: string) => void, now = (): number => performance.now()) {
  let last = now();
  return async (states: number): Promise<void> => {
    if (now() - last < pause) return;
    last = now();
    say(`${name}: ${states.toLocaleString('en-US')} states so far`);
  };
}
