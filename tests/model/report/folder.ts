import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadUsage } from '../../../app/check/badUsage';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes the folder before anything is explored. */
export function makeFolder(folder: string, what: 'The report' | 'The paths'): void {
  try {
    make(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BadUsage(`${what} cannot be written to "${folder}": ${wordsOf(error)}.`);
  }
}
/** One after the other: below `/proc` Node's own way never ends. */
function make(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`);
    return;
  }
  make(dirname(folder));
  mkdirSync(folder);
}
/** Writes files and tells their names. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name);
    try {
      writeFileSync(file, text);
    } catch (error) {
      throw new BadUsage(`"${file}" cannot be written: ${wordsOf(error)}.`);
    }
    return file;
  });
}
