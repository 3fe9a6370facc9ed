import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const names = ['line.yaml', 'line.yml', 'line.json'];

/** The lines in these folders, each in a folder of its own: `NAME/line.yaml` or `NAME/line.json`. */
export const lineFilesIn = (folders: readonly string[]): readonly string[] => folders.filter(isFolder).flatMap((folder) =>
  readdirSync(folder).toSorted().flatMap((name) => filesOf(join(folder, name))));
const filesOf = (folder: string): readonly string[] => names.map((file) => join(folder, file)).filter((file) => existsSync(file));
/** The file of the line whose folder this is. */
export const lineFileIn = (folder: string): string | undefined => filesOf(folder)[0];

/** By its name alone. */
export const isLineFile = (file: string): boolean => names.includes(basename(file));

/** Where lines are looked for: the shop's own, and those that somebody keeps outside. */
export const lineFolders = (root: string, outside: string | undefined): readonly string[] =>
  [join(root, 'flows'), ...(outside === undefined ? [] : [outside])];
