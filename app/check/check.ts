import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';
import { BadUsage } from './badUsage';
import { createCodeChecks, type CodeChecks } from './code';
import { checkData, checkFiles, type CheckedFile } from './files';
import type { Found } from './found';
import { shownPath, textOf, unfound } from './named';

export interface Host {
  readonly root: string;
  /** Loads a module of the repository. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The lines there are; those of the catalogue when absent. */
  readonly lines?: readonly CatalogueEntry[];
  /** The lines that are files; those of `flows` and of LINES_DIR when absent. */
  readonly files?: readonly string[];
}
interface There {
  readonly root: string;
  readonly lines: readonly CatalogueEntry[];
  readonly files: readonly CheckedFile[];
  readonly code: CodeChecks;
}
const isModule = (name: string): boolean => /\.[cm]?[jt]s$/.test(name);

/** Everything there is, or what is named: files with definitions, and ids of lines. */
export async function checkAll(wanted: readonly string[], { root, load, lines = catalogue, files }: Host): Promise<readonly Found[]> {
  const there: There = { root, lines, files: await checkFiles(root, lines, files), code: createCodeChecks(root, lines, load) };
  const found = await (wanted.length > 0 ? Promise.all([...new Set(wanted)].map((name) => checkNamed(name, there))) : checkWhole(there));
  // A line in code may send any contract.
  const isCode = wanted.some((name) => isModule(name) || lines.some(({ id }) => id === name));
  const ofContracts = wanted.length === 0 || isCode ? await there.code.contracts() : [];
  return [...found.flat(), ...ofContracts]
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

const checkWhole = async ({ lines, files, code }: There): Promise<readonly (readonly Found[])[]> =>
  [...await Promise.all(lines.map(code.line)), code.names(), code.unlisted(), ...files.map(({ found }) => found)];

async function checkNamed(name: string, { root, lines, files, code }: There): Promise<readonly Found[]> {
  const entry = lines.find(({ id }) => id === name);
  if (entry) return code.line(entry);
  const file = resolve(root, name);
  const checked = files.find((one) => one.id === name || one.file === file) ?? files.find((one) => one.folder === name);
  if (checked) return checked.found;
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw unfound(root, name, [...lines.map(({ id }) => id), ...files.map(({ folder }) => folder)]);
  }
  const text = textOf(file, name);
  if (/\.(json|ya?ml)$/.test(file)) return checkData(text, file, shownPath(root, file));
  if (!isModule(file)) throw new BadUsage(`"${name}" is neither JSON nor YAML nor TypeScript.`);
  return code.module(file);
}
