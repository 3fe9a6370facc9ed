/** Milliseconds. Answers have eight seconds (`listen.ts`), the database what is left; Docker kills after ten. */
const longest = 9_500;
/** Ctrl-C goes to every process of the terminal, and npm hands it on as well: the second comes at once and is the same. */
const sameSignal = 1_000;

/**
 * Ctrl-C, a closed terminal or a stop from outside: finish the answers, close the database, then go. A second Ctrl-C does not wait.
 * Returns whether it has begun.
 */
export function stopOnSignal(stop) {
  let since;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (since !== undefined) {
        if (performance.now() - since > sameSignal) process.exit(1);
        return;
      }
      since = performance.now();
      setTimeout(() => process.exit(1), longest).unref();
      stop().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
    });
  }
  return () => since !== undefined;
}
