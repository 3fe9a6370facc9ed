import { existsSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { sites } from '#api/sandbox/site/sites';
import { isObject, type FlowDefinition } from '#engine';
import { hint, type Trail } from '#engine/check';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import type { CatalogueEntry, Product } from '#flows/types';
import { BadUsage } from '../../app/check/badUsage';
import { readDocument } from '../../app/check/document';
import { printed, type Found } from '../../app/check/found';
import { checkLineFile } from '../../app/check/lineFile';
import { textOf, unfound } from '../../app/check/named';
import { locateInFile, locateInModules, type Locate, type Spot } from '../../app/check/place';
import { checkText } from '../../app/check/text';
import { lineFilesIn, lineFolders } from '../../app/lines/folders';
import { textIn } from '../../app/lines/readable';
import { lines, shippedFiles } from '../support/lines';
import { codeAt, textAt } from './revision';

const root = resolve(import.meta.dirname, '../..');

/** What is proved: a line with the places of its parts. */
export interface Subject {
  /** As it was asked for. */
  readonly name: string;
  readonly product: Product;
  readonly spotOf: (at: Trail) => Spot | undefined;
  /** A shop shows it. */
  readonly isSold?: true;
}
/** The file and line of a part, as a verdict prints it. */
export const placeIn = ({ spotOf }: Subject) => (at: Trail): string | undefined => {
  const spot = spotOf(at);
  return spot && `${spot.file}:${spot.line}`;
};
/** A definition with mistakes is not explored: they are told instead. */
export class Mistakes extends Error {
  readonly lines: readonly string[];
  constructor(found: readonly Found[]) {
    super(`${found.length} ${found.length === 1 ? 'mistake' : 'mistakes'} in the definition`);
    this.lines = found.flatMap((one) => printed(one));
  }
}

/** A line by its name, a file, or a line as it stood in a revision: `pet@HEAD~3`. */
export async function readSubject(name: string): Promise<Subject> {
  const entry = lines.find(({ id }) => id === name);
  if (entry) return subjectOf(entry);
  const [, line, revision] = /^([\w-]+)@(.+)$/.exec(name) ?? [];
  if (line !== undefined && revision !== undefined) return atRevision(name, line, revision);
  const file = fileNamed(name);
  if (file !== undefined) {
    return { ...await fromText(name, textOf(file, name), file, shown(file)), ...(soldFiles().includes(file) ? { isSold: true } : {}) };
  }
  throw unfound(root, name, lines.map(({ id }) => id));
}
const shown = (file: string): string => (relative(root, file).startsWith('..') ? file : relative(root, file));
/** The files of lines, here and in LINES_DIR. */
const soldFiles = (): readonly string[] => lineFilesIn(lineFolders(root, process.env.LINES_DIR));
/** The file that is meant: by its path; or that of a line in LINES_DIR, by its id, or by its folder where it cannot be read. */
export function fileNamed(name: string): string | undefined {
  const file = resolve(root, name);
  if (existsSync(file) && statSync(file).isFile()) return file;
  const files = soldFiles();
  return files.find((path) => idIn(textIn(path) ?? '', path) === name) ?? files.find((path) => basename(dirname(path)) === name);
}
const idIn = (text: string, file: string): unknown => {
  const { value } = readDocument(text, file, true);
  return isObject(value) ? value.id : undefined;
};

/** A line that is sold here; `npm run check` has said that nothing is wrong with it. */
export async function subjectOf({ id, product }: CatalogueEntry): Promise<Subject> {
  const own = shippedFiles.find(({ entry }) => entry.id === id);
  const locate = own ? locateInFile(own.text, own.file, shown(own.file)) : locateInModules(root, id);
  const made = await product();
  return { name: id, product: made, spotOf: spotIn(made.flow, locate), isSold: true };
}

/** The same, with its mistakes told, where nobody has checked it before. */
export async function readChecked(name: string): Promise<Subject> {
  const own = shippedFiles.find(({ entry }) => entry.id === name);
  return own ? fromText(name, own.text, own.file, shown(own.file)) : readSubject(name);
}

async function atRevision(name: string, line: string, revision: string): Promise<Subject> {
  const entry = lines.find(({ id }) => id === line);
  if (!entry) throw new BadUsage([`There is no line "${line}".`, hint(line, lines.map(({ id }) => id)) ?? []].flat().join(' '));
  const own = shippedFiles.find((one) => one.entry.id === line);
  if (!own) {
    const { product, folder } = await codeAt(root, line, revision);
    return { name, product, spotOf: spotIn(product.flow, locateInModules(folder, line)) };
  }
  const path = relative(root, own.file);
  const text = textAt(root, revision, path);
  if (text === undefined) throw new BadUsage(`There is no ${path} at the revision "${revision}".`);
  return fromText(name, text, own.file, `${path}@${revision}`);
}

async function fromText(name: string, text: string, file: string, where: string): Promise<Subject> {
  if (!/\.(json|ya?ml)$/.test(file)) throw new BadUsage(`"${name}" is neither JSON nor YAML: a line in TypeScript is proved by its name.`);
  const { value } = readDocument(text, file, true);
  const isLine = isObject(value) && ['landing', 'quote', 'rating'].some((word) => Object.hasOwn(value, word));
  const { found } = isLine ? await checkLineFile(text, file, sites.map((site) => site.name), where) : checkText(text, file, where);
  if (found.length > 0) throw new Mistakes(found);
  const product = isLine ? productOf(value as unknown as LineFile) : alone(value as FlowDefinition, name);
  return { name, product, spotOf: spotIn(product.flow, locateInFile(text, file, where)) };
}
function alone(flow: FlowDefinition, name: string): Product {
  const [call] = Object.keys(flow.calls);
  if (call !== undefined) throw new BadUsage(`"${name}" is a definition alone: nothing answers its call "${call}".`);
  return { flow, adapters: {}, derive: {} };
}

/** A call that the file does not name by itself stands where it is used first. */
const spotIn = ({ steps }: FlowDefinition, locate: Locate) => (at: Trail): Spot | undefined => {
  const spot = locate(at);
  if (spot || at[0] !== 'calls') return spot;
  const [step] = Object.entries(steps).find(([, one]) => JSON.stringify([one.calls, one.enter, one.refresh, one.on]).includes(`"${at[1]}"`))
    ?? [];
  return step === undefined ? undefined : locate(['steps', step]);
};
