import type { Found } from '../check/found';
import type { ReadFile } from './registry';
import type { ServedLine } from './served';
import { sameNames, type Named } from './sameNames';

interface Taking {
  readonly files: ReadonlyMap<string, ReadFile>;
  /** What each file gives the shop at present: nobody else may take its names. */
  readonly held: Map<string, ServedLine>;
  readonly taken: readonly Named[];
  readonly shown: (file: string) => string;
}

/** What is new is served when no other file has one of its names, and stays as it was otherwise; of two that are new neither counts. */
export function takeNew(taking: Taking): readonly Found[] {
  const { files, held, taken, shown } = taking;
  const named = (file: string, { line }: ServedLine): Named => ({ ...line, file: shown(file) });
  const fresh = [...files].flatMap(([file, { lastGood: one, place }]) => (one && one !== held.get(file) ? [{ file, one, place }] : []));
  const refused = fresh.map(({ file, one, place }) => {
    const others = [...held].filter(([other]) => other !== file).map(([other, its]) => named(other, its));
    return sameNames([named(file, one)], [...taken, ...others]).flat().map(place);
  });
  const rest = fresh.filter((_, index) => refused[index]?.length === 0);
  const shared = sameNames(rest.map(({ file, one }) => named(file, one)), []);
  const free = rest.filter((_, index) => shared[index]?.length === 0);
  for (const { file, one } of free) held.set(file, one);
  // A name that was given up just now is free for another file.
  return free.length > 0 ? takeNew(taking) : [...refused.flat(), ...rest.flatMap(({ place }, index) => (shared[index] ?? []).map(place))];
}
