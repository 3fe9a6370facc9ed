import { basename, dirname } from 'node:path';
import { sites } from '#api/sandbox/site/sites';
import { isObject } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { isLineFile, lineFilesIn, lineFolders } from '../lines/folders';
import { textIn, unreadable } from '../lines/readable';
import { sameNames } from '../lines/sameNames';
import { BadUsage } from './badUsage';
import { readDocument } from './document';
import type { Found } from './found';
import { checkLineFile, type CheckedLine } from './lineFile';
import { shownPath } from './named';
import { checkText } from './text';

export interface CheckedFile {
  readonly file: string;
  readonly id: string;
  /** Names a file that cannot be read, and so has no id. */
  readonly folder: string;
  readonly found: readonly Found[];
}
/** The lines that are files, each with what is wrong with it and with the names that it shares. */
export async function checkFiles(
  root: string, lines: readonly CatalogueEntry[], files = lineFilesIn(lineFolders(root, process.env.LINES_DIR)),
): Promise<readonly CheckedFile[]> {
  const checked = await Promise.all(files.map(async (file) =>
    ({ file, folder: basename(dirname(file)), ...await checkReadable(file, shownPath(root, file)) })));
  const good = checked.flatMap(({ file, line }) => (line ? [{ ...line, file: shownPath(root, file) }] : []));
  const shared = new Map(sameNames(good, lines).map((findings, index) => [good[index]?.file, findings]));
  return checked.map(({ file, folder, id, line, found, place }) =>
    ({ file, folder, id, found: line ? (shared.get(shownPath(root, file)) ?? []).map(place) : found }));
}
async function checkReadable(file: string, shown: string): Promise<CheckedLine> {
  const text = textIn(file);
  return text === undefined ? { id: 'line', found: [unreadable(shown)], place: () => unreadable(shown) }
    : checkLineFile(text, file, siteNames, shown);
}
const siteNames = sites.map(({ name }) => name);

/** A file of JSON or YAML that is no line of the shop: a whole line says more than its definition. */
export async function checkData(text: string, file: string, shown: string): Promise<readonly Found[]> {
  const { value } = readDocument(text, file, true);
  const hasOne = (...words: readonly string[]): boolean => isObject(value) && words.some((word) => Object.hasOwn(value, word));
  const isLine = hasOne('landing', 'quote', 'rating') || (!isObject(value) && isLineFile(file));
  if (isObject(value) && !isLine && !hasOne('id', 'start', 'steps', 'calls')) throw new BadUsage(`${shown} holds no definition.`);
  return isLine ? (await checkLineFile(text, file, siteNames, shown)).found : checkText(text, file, shown).found;
}
