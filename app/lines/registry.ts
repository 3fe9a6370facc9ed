import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Finding } from '#engine/check';
import type { LineFile } from '#flows/file/lineFile';
import type { Found } from '../check/found';
import { newsOf } from '../check/news';
import { lineFilesIn } from './folders';
import { textIn, unreadable } from './readable';
import { retired, serve, type ServedLine } from './served';
import { takeNew } from './takeNew';
import type { Named } from './sameNames';

export interface ReadFile {
  readonly stamp: string;
  readonly found: readonly Found[];
  readonly place: (finding: Finding) => Found;
  /** The line as it was when nothing was wrong with the file. */
  readonly lastGood?: ServedLine;
}
export interface LineSource { readonly path: string; readonly file: string; readonly text: string }
export interface RegistryOptions {
  readonly root: string;
  readonly folders: readonly string[];
  /** The sites that may sell a line; any when absent. */
  readonly sites?: () => Promise<readonly string[]>;
  /** The lines that are code, whose names are taken. */
  readonly taken: readonly Named[];
  readonly log: (line: string) => void;
}
export type LineRegistry = ReturnType<typeof createLineRegistry>;

/** The lines that are files. A file that is added, changed or removed counts from the next `scan`. */
export function createLineRegistry({ root, folders, sites, taken, log }: RegistryOptions) {
  const files = new Map<string, ReadFile>();
  /** File → the line that it gives the shop at present. */
  const held = new Map<string, ServedLine>();
  /** Id → line, those whose file is gone as well. */
  const served = new Map<string, ServedLine>();
  /** Pages that were opened before a change still ask for what they know. */
  const versions = new Map<string, LineFile>();
  let problems: readonly Found[] = [];

  async function read(file: string, stamp: string): Promise<ReadFile> {
    const text = textIn(file);
    if (text === undefined) return unread(relative(root, file), stamp, files.get(file)?.lastGood);
    const { checkLineFile } = await import('../check/lineFile');
    const { found, line, place } = await checkLineFile(text, file, await sites?.(), relative(root, file));
    return { stamp, found, place, lastGood: line ? serve(line, text) : files.get(file)?.lastGood };
  }
  /** A line whose file is gone goes on for those who are in its flow. */
  function publish(): void {
    const shared = takeNew({ files, held, taken, shown: (file) => relative(root, file) });
    for (const one of served.values()) served.set(one.line.id, retired(one));
    for (const one of held.values()) {
      versions.set(`${one.line.id}/${one.summary.version}`, one.line);
      served.set(one.line.id, one);
    }
    const there = new Set([...files.keys()].map((file) => relative(root, file)));
    const before = problems.filter(({ file }) => there.has(file));
    problems = [...[...files.values()].flatMap(({ found }) => found), ...shared];
    for (const line of newsOf(before, problems)) log(line);
  }
  /** The file of a line by its id, or by the folder of a file that is no line yet. */
  const fileOf = (name: string): string | undefined =>
    [...held, ...[...files].flatMap(([file, { lastGood: one }]) => (one ? [[file, one] as const] : []))]
      .find(([, one]) => one.line.id === name)?.[0]
    ?? [...files.keys()].find((file) => basename(dirname(file)) === name);
  return {
    /** The text of a file as it stands, mistakes and all. */
    source(name: string): LineSource | undefined {
      const path = fileOf(name);
      return path === undefined ? undefined : { path: relative(root, path), file: basename(path), text: readFileSync(path, 'utf8') };
    },
    /** Writes a file that is there already. */
    write(name: string, text: string): boolean {
      const path = fileOf(name);
      if (path !== undefined) writeFileSync(path, text);
      return path !== undefined;
    },
    async scan(): Promise<void> {
      const there = lineFilesIn(folders);
      const gone = [...files.keys()].filter((file) => !there.includes(file));
      const changed = there.map((file) => [file, stampOf(file)] as const).filter(([file, stamp]) => files.get(file)?.stamp !== stamp);
      for (const file of gone) {
        files.delete(file);
        held.delete(file);
      }
      for (const [file, stamp] of changed) files.set(file, await read(file, stamp));
      if (gone.length + changed.length > 0) publish();
    },
    lines: (): readonly ServedLine[] => [...served.values()],
    problems: (): readonly Found[] => problems,
    version: (id: string, version: string): LineFile | undefined => versions.get(`${id}/${version}`),
  };
}

function unread(file: string, stamp: string, lastGood: ServedLine | undefined): ReadFile {
  const found = unreadable(file);
  return { stamp, found: [found], place: () => found, lastGood };
}

const stampOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};
