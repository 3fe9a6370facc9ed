import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { hint } from '#engine/check';
import { lineFileIn } from '../lines/folders';
import { BadUsage, UnknownLine } from './badUsage';

/** How a file is called in what is said of it: from the repository, where it stands in it. */
export const shownPath = (root: string, file: string): string => {
  const short = relative(root, file);
  return short.startsWith('..') ? file : short;
};

/** The text of a file that somebody named. Why it cannot be read is said in one sentence. */
export function textOf(file: string, name = file): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadUsage(sentenceOf(name, error as NodeJS.ErrnoException));
  }
}
function sentenceOf(name: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no file "${name}".`;
  if (code === 'EISDIR') return `"${name}" is a folder, not a file.`;
  return `"${name}" cannot be read: ${code === 'EACCES' ? 'its permissions do not allow it' : message}.`;
}

/** What is said of a name that is neither a line nor a file, with what was probably meant. */
export function unfound(root: string, name: string, lines: readonly string[]): BadUsage {
  const path = resolve(root, name);
  // Who writes `pet.yaml` or `flows/rental-car` means the line.
  const line = basename(name, extname(name));
  if (existsSync(path) && statSync(path).isDirectory()) {
    const inside = lineFileIn(path);
    const meant = inside !== undefined ? join(name, basename(inside)) : lines.find((id) => id === line);
    return new BadUsage(`"${name}" is a folder, not a file.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`);
  }
  if (['index.ts', 'flow.ts'].some((file) => existsSync(join(root, 'flows', line, file)))) {
    return new UnknownLine(`flows/${line} is there, and no entry of flows/index.ts has it: add one, see flows/adding-a-line.md.`);
  }
  const there = hint(line, lines);
  return new UnknownLine(`There is no file and no line "${name}".${there === undefined ? '' : ` ${there}`}`);
}
