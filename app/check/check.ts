import { stripVTControlCharacters } from 'node:util';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';
import { handlers } from '#api/sandbox/handlers';
import { sites } from '#api/sandbox/site/sites';
import { isObject } from '#engine';
import { findMistakes, foldPlayed, sentence, type Finding } from '#engine/check';
import { catalogue, pages } from '#flows';
import type { CatalogueEntry } from '#flows/types';
import { BadUsage } from './badUsage';
import { checkContracts } from './contracts';
import { editOf } from './edit';
import { known } from './known';
import { textOf, unfound } from './named';
import { isLineFile, lineFilesIn, lineFolders } from '../lines/folders';
import { textIn, unreadable } from '../lines/readable';
import { sameNames } from '../lines/sameNames';
import { readDocument } from './document';
import { checkLineFile, type CheckedLine } from './lineFile';
import { checkEntry, checkNames } from './entries';
import { checkProduct } from './product';
import { checkText } from './text';
import type { Found } from './found';
import { createSources, type Located, type Sources } from './typescript';

export interface Host {
  readonly root: string;
  /** Loads a module of the repository. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The lines there are; those of the catalogue when absent. */
  readonly lines?: readonly CatalogueEntry[];
  /** The lines that are files; those of `flows` and of LINES_DIR when absent. */
  readonly files?: readonly string[];
}
const shownPath = (root: string, file: string): string => {
  const short = relative(root, file);
  return short.startsWith('..') ? file : short;
};
/** Everything there is, or what is named: files with definitions, and ids of lines. */
export async function checkAll(wanted: readonly string[], host: Host): Promise<readonly Found[]> {
  const sources = createSources(host.root);
  const lines = host.lines ?? catalogue;
  const files = await checkFiles(host, lines);
  const isCode = (name: string): boolean => lines.some(({ id }) => id === name) || /\.[cm]?[jt]s$/.test(name);
  const found = wanted.length > 0 ? [...new Set(wanted)].map((name) => checkNamed(name, lines, files, host, sources))
    : [...lines.map((entry) => checkLine(entry, host, sources)), Promise.resolve(checkEntryNames(lines, host, sources)),
      ...files.map(async ({ found }) => found)];
  // A line in code may send any contract.
  const contracts = wanted.length === 0 || wanted.some(isCode) ? [checkApi(host, sources)] : [];
  return (await Promise.all([...found, ...contracts])).flat()
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

async function checkNamed(
  name: string, lines: readonly CatalogueEntry[], files: readonly CheckedFile[], host: Host, sources: Sources,
): Promise<readonly Found[]> {
  const entry = lines.find(({ id }) => id === name);
  if (entry) return checkLine(entry, host, sources);
  const file = resolve(host.root, name);
  const known = files.find((one) => one.id === name || one.file === file) ?? files.find((one) => one.folder === name);
  if (known) return known.found;
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw unfound(host.root, name, [...lines.map(({ id }) => id), ...files.map(({ folder }) => folder)]);
  }
  const text = textOf(file, name);
  if (/\.(json|ya?ml)$/.test(file)) return checkData(text, file, shownPath(host.root, file));
  if (!/\.[cm]?[jt]s$/.test(file)) throw new BadUsage(`"${name}" is neither JSON nor YAML nor TypeScript.`);
  return checkModule(file, lines, host, sources);
}

interface CheckedFile {
  readonly file: string;
  readonly id: string;
  /** Names a file that cannot be read, and so has no id. */
  readonly folder: string;
  readonly found: readonly Found[];
}
/** The lines that are files, each with what is wrong with it and with the names that it shares. */
async function checkFiles({ root, files = lineFilesIn(lineFolders(root, process.env.LINES_DIR)) }: Host, lines: readonly CatalogueEntry[]) {
  const checked = await Promise.all(files.map(async (file) =>
    ({ file, folder: basename(dirname(file)), ...await checkReadable(file, shownPath(root, file)) })));
  const good = checked.flatMap(({ file, line }) => (line ? [{ ...line, file: shownPath(root, file) }] : []));
  const shared = new Map(sameNames(good, lines).map((findings, index) => [good[index]?.file, findings]));
  return checked.map(({ file, folder, id, line, found, place }): CheckedFile =>
    ({ file, folder, id, found: line ? (shared.get(shownPath(root, file)) ?? []).map(place) : found }));
}
async function checkReadable(file: string, shown: string): Promise<CheckedLine> {
  const text = textIn(file);
  return text === undefined ? { id: 'line', found: [unreadable(shown)], place: () => unreadable(shown) }
    : checkLineFile(text, file, siteNames, shown);
}
const siteNames = sites.map(({ name }) => name);
/** A whole line says more than its definition. */
async function checkData(text: string, file: string, shown: string): Promise<readonly Found[]> {
  const { value } = readDocument(text, file, true);
  const hasOne = (...words: readonly string[]): boolean => isObject(value) && words.some((word) => Object.hasOwn(value, word));
  const isLine = hasOne('landing', 'quote', 'rating') || (!isObject(value) && isLineFile(file));
  if (isObject(value) && !isLine && !hasOne('id', 'start', 'steps', 'calls')) throw new BadUsage(`${shown} holds no definition.`);
  return isLine ? (await checkLineFile(text, file, siteNames, shown)).found : checkText(text, file, shown).found;
}

const idOf = (value: unknown): string => (isObject(value) && typeof value.id === 'string' ? value.id : 'flow');

/** A TypeScript module: the lines whose definitions stand there, or the definitions it exports. */
async function checkModule(file: string, lines: readonly CatalogueEntry[], host: Host, sources: Sources): Promise<readonly Found[]> {
  const ids = sources.idsIn(file);
  const own = lines.filter(({ id }) => ids.includes(id));
  if (own.length > 0) return (await Promise.all(own.map((entry) => checkLine(entry, host, sources)))).flat();
  const exported = Object.values(await host.load(file));
  const flows = exported.filter((one) => isObject(one) && 'steps' in one && 'calls' in one);
  if (flows.length === 0) throw new BadUsage(`${shownPath(host.root, file)} exports no definition.`);
  return flows.flatMap((flow) => findMistakes(flow, known).map((finding) => placed(finding, idOf(flow), host.root, sources, file)));
}

async function checkLine(entry: CatalogueEntry, host: Host, sources: Sources): Promise<readonly Found[]> {
  const found = await Promise.all([undefined, ...(entry.variants ?? [])].map(async (settings) => {
    try {
      const product = await entry.product(settings);
      return [...foldPlayed(await checkProduct(product)), ...checkEntry(entry, product.flow).map(({ finding }) => finding)];
    } catch (error) {
      const message = `the line cannot be loaded: ${inOneLine(error)}`;
      return [{ code: 'line-fails', path: [], message } as const];
    }
  }));
  return once(found.flat().map((finding) => placed(finding, entry.id, host.root, sources, join(host.root, 'flows/index.ts'))));
}
const inOneLine = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
/** What two variants of a line, or two of its steps, share is told once. */
const once = (found: readonly Found[]): readonly Found[] => [...new Map(found.map((one) =>
  [`${one.file}:${one.line}:${one.column} ${one.code} ${one.edit ? one.edit.text : one.text}`, one])).values()];

function checkEntryNames(lines: readonly CatalogueEntry[], host: Host, sources: Sources): readonly Found[] {
  return checkNames(lines, pages.map(({ base }) => base)).map(({ id, finding }) => {
    const at = sources.literal('flows/index.ts', id);
    return found(finding, id, host.root, at, join(host.root, 'flows/index.ts'));
  });
}

async function checkApi(host: Host, sources: Sources): Promise<readonly Found[]> {
  const files = readdirSync(join(host.root, 'api/contracts')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => host.load(join(host.root, 'api/contracts', file))));
  const written = modules.flatMap((module) => Object.values(module)).filter(isContract);
  const handled = handlers.map(({ contract }) => contract.id);
  return checkContracts({ registered: contracts, written, handled }).map(({ contract, finding }) =>
    found(finding, contract, host.root, sources.literal('api/contracts', contract), join(host.root, 'api/contracts/index.ts')));
}
const isContract = (value: unknown): value is Contract => isObject(value) && 'method' in value && 'answer' in value && 'refusals' in value;

/** With its place in the source, or at the top of a file that stands for it. */
const placed = (finding: Finding, id: string, root: string, sources: Sources, file: string): Found => ({
  ...found(finding, id, root, sources.locate(id, finding.path, finding.key) ?? sources.literal('flows/index.ts', id), file),
  consequences: (finding.consequences ?? []).map((inner) => placed(inner, id, root, sources, file)),
});

function found(finding: Finding, id: string, root: string, at: Located | undefined, file: string): Found {
  const edit = at?.exact && finding.fix ? editOf(finding.fix, at.file, at, at.text.slice(at.start, at.end)) : undefined;
  return {
    file: shownPath(root, at?.file ?? file), line: at?.line ?? 1, column: at?.column ?? 1, code: finding.code, text: sentence(id, finding),
    ...(edit ? { edit } : {}), consequences: [],
  };
}
