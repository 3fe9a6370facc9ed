import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadUsage } from '../../../app/check/check';

/** Makes the folder of the reports before anything is explored. */
export function makeFolder(folder: string): void {
  try {
    make(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BadUsage(`The report cannot be written to "${folder}": ${error instanceof Error ? error.message : String(error)}.`);
  }
}
/** One after the other: below `/proc` Node's own way never ends. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}
/** Writes the files of a report and tells their names. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name);
    try {
      writeFileSync(file, text);
    } catch (error) {
      throw new BadUsage(`The report cannot be written to "${file}": ${error instanceof Error ? error.message : String(error)}.`);
    }
    return file;
  });
}
