import { formatRules, formatVerdict, isClean, type Cover } from '#engine/explore';
import { BadUsage } from '../../app/check/badUsage';
import { lines } from '../support/lines';
import { diff } from './diff';
import { reportMutants } from './mutants/report';
import { counterexamplesOf, covers, pathsOf, savePaths } from './paths';
import { openFile } from './playFile';
import { createProgress } from './progress';
import { proveFlow } from './proveFlow';
import { makeFolder } from './report/folder';
import { writeReport } from './report/write';
import { Mistakes, placeIn, readSubject, subjectOf, type Subject } from './subject';
import { walkedOf, type Walked } from './walked';

interface Options {
  /** Prints every rule with answers on both its sides. */
  readonly rules?: boolean;
  /** Prints the paths that cover this. */
  readonly paths?: Cover;
  /** The folder for every path and every counterexample. */
  readonly save?: string;
  /** The folder for reports. */
  readonly report?: string;
  /** Compares two definitions instead. */
  readonly diff?: boolean;
  /** Plays this file instead. */
  readonly play?: string;
  /** Changes the definitions in every place instead, and lists what nobody noticed. */
  readonly mutants?: boolean;
}
/** What `npm run prove` was asked for, and its exit code. */
export const run = (asked: readonly string[], options: Options): Promise<0 | 1 | 2> => complaining(async () => {
  if (options.mutants) return await reportMutants(await subjectsOf(asked)) ? 0 : 1;
  if (options.play !== undefined) return await playFile(options.play, asked) ? 0 : 2;
  return await (options.diff ? diff(asked, options.report) : proveAll(asked, options)) ? 0 : 1;
});
/** What `--browser` walks; the exit code where there is nothing to walk. */
export const walked = (asked: readonly string[]): Promise<Walked | 1 | 2> => complaining(() => walkedOf(asked));

async function complaining<T>(work: () => Promise<T>): Promise<T | 1 | 2> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadUsage || error instanceof Mistakes)) throw error;
    console.error(error instanceof Mistakes ? error.lines.join('\n') : error.message);
    return error instanceof Mistakes ? 1 : 2;
  }
}

/** Every line, or those named, each once. */
const subjectsOf = (names: readonly string[]): Promise<readonly Subject[]> =>
  Promise.all(names.length > 0 ? [...new Set(names)].map(readSubject) : lines.map(subjectOf));

/** Proves every line, or those named; resolves with true when each is complete and clean. */
async function proveAll(names: readonly string[], { rules = false, paths, save, report }: Options): Promise<boolean> {
  if (report !== undefined) makeFolder(report, 'The report');
  if (save !== undefined) makeFolder(save, 'The paths');
  let good = true;
  for (const subject of await subjectsOf(names)) {
    const { name, product } = subject;
    const started = performance.now();
    const verdict = await proveFlow(product, product.flow, { pause: createProgress(name, console.error) });
    const seconds = (performance.now() - started) / 1000;
    console.log(formatVerdict(verdict, seconds, placeIn(subject)));
    if (rules) console.log(formatRules(verdict));
    if (paths !== undefined || save !== undefined) {
      const sets = await pathsOf(product, paths === undefined ? covers : [paths]);
      for (const { words } of sets) console.log(words);
      const files = save === undefined ? [] : [...sets.flatMap((set) => set.paths), ...counterexamplesOf(product, verdict)];
      if (save !== undefined) console.log((await savePaths(save, files, subject)).join('\n'));
    }
    if (report !== undefined) console.log(`  report: ${await writeReport(report, subject, verdict, seconds)}`);
    good &&= isClean(verdict);
  }
  return good;
}

/** Plays the file of a path and prints it; false with one sentence for a file that cannot be played. */
async function playFile(file: string, [name]: readonly string[]): Promise<boolean> {
  const opened = await openFile(file, name === undefined ? undefined : await readSubject(name));
  if ('problem' in opened) console.error(opened.problem);
  else console.log(opened.words);
  return !('problem' in opened);
}
