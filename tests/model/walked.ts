import { resolve } from 'node:path';
import type { LineFile } from '#flows/file/lineFile';
import { BadUsage } from '../../app/check/badUsage';
import { sameNames } from '../../app/lines/sameNames';
import { lines, shippedFiles } from '../support/lines';
import { fileNamed, readSubject } from './subject';

/** What is walked in the browser. */
export interface Walked {
  readonly ids: readonly string[];
  /** Lines that the shop of the tests sells besides its own. */
  readonly files: readonly string[];
}
const root = resolve(import.meta.dirname, '../..');

/**
 * Lines of the shop by their names, and files that hold whole lines: a tester walks a line before anybody sells it. All lines of the shop
 * when none is named. Throws BadUsage of what cannot be sold beside them.
 */
export async function walkedOf(names: readonly string[]): Promise<Walked> {
  if (names.length === 0) return { ids: lines.map(({ id }) => id), files: [] };
  const ids = [...new Set(names.map((name) => soldAs(name) ?? name))];
  const sold = ids.filter((name) => lines.some(({ id }) => id === name));
  const given = await Promise.all(ids.filter((name) => !sold.includes(name)).map(givenFile));
  for (const [index, [shared]] of sameNames(given.map(({ line }) => line), lines).entries()) {
    const { name } = given[index] ?? {};
    if (shared) throw new BadUsage(`"${name}" cannot be sold beside the other lines, and so not be walked: ${shared.message}`);
  }
  return { ids: [...sold, ...given.map(({ line }) => line.id)], files: given.map(({ file }) => file) };
}
/** The line of the shop whose file this is. */
const soldAs = (name: string): string | undefined => shippedFiles.find(({ file }) => file === resolve(root, name))?.line.id;

async function givenFile(name: string): Promise<{ readonly name: string; readonly line: LineFile; readonly file: string }> {
  const { product: { file: line } } = await readSubject(name);
  if (!line) throw new BadUsage(`"${name}" is a definition alone: no shop can sell it, so it cannot be walked in the browser.`);
  const file = fileNamed(name);
  if (file === undefined) throw new BadUsage(`"${name}" is a line as it was: only a file can be walked in the browser.`);
  return { name, line, file };
}
