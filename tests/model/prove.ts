import { formatRules, formatVerdict, isClean, type Cover } from '#engine/explore';
import { lines } from '../support/lines';
import { counterexamplesOf, covers, pathsOf, savePaths } from './paths';
import { openFile } from './playFile';
import { proveFlow } from './proveFlow';

interface Options {
  /** Prints every rule with answers on both its sides. */
  readonly rules?: boolean;
  /** Prints the paths that cover this. */
  readonly paths?: Cover;
  /** The folder for every path and every counterexample. */
  readonly save?: string;
}
/** Proves every flow of the catalogue, or those named; resolves with true when each is complete and clean. */
export async function proveAll(names: readonly string[], { rules = false, paths, save }: Options = {}): Promise<boolean> {
  let good = true;
  for (const entry of lines.filter(({ id }) => names.length === 0 || names.includes(id))) {
    const started = performance.now();
    const product = await entry.product();
    const verdict = await proveFlow(product);
    console.log(formatVerdict(verdict, (performance.now() - started) / 1000));
    if (rules) console.log(formatRules(verdict));
    if (paths !== undefined || save !== undefined) {
      const sets = await pathsOf(product, paths === undefined ? covers : [paths]);
      for (const { words } of sets) console.log(words);
      const files = save === undefined ? [] : [...sets.flatMap((set) => set.paths), ...counterexamplesOf(product, verdict)];
      if (save !== undefined) console.log((await savePaths(save, files)).join('\n'));
    }
    good &&= isClean(verdict);
  }
  return good;
}

/** Plays the file of a path and prints it; false with one sentence for a file that cannot be played. */
export async function playFile(file: string): Promise<boolean> {
  const opened = await openFile(file);
  if ('problem' in opened) console.error(opened.problem);
  else console.log(opened.words);
  return !('problem' in opened);
}
