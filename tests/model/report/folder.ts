import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadUsage } from '../../../app/check/check';

/** Makes the folder of the reports before anything is explored. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BadUsage(`The report cannot be written to "${folder}": ${error instanceof Error ? error.message : String(error)}.`);
  }
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
