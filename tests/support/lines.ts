import { resolve } from 'node:path';
import type { SoldLine } from '#api/sandbox/site/soldLines';
import { isObject } from '#engine';
import { catalogue } from '#flows';
import type { LineFile } from '#flows/file/lineFile';
import type { CatalogueEntry } from '#flows/types';
import { readDocument } from '../../app/check/document';
import { lineFilesIn } from '../../app/lines/folders';
import { textIn } from '../../app/lines/readable';
import { serve } from '../../app/lines/served';

/** A process of its own (processes.ts) is built, and its file stands elsewhere. */
const folder = process.env.SHIPPED_LINES ?? resolve(import.meta.dirname, '../../flows');
/** The lines of a folder. Of a file that is none at present `npm run check` tells, and the others can be proved all the same. */
export const linesIn = (where: string) => lineFilesIn([where]).flatMap((file) => {
  const text = textIn(file) ?? '';
  const { value } = readDocument(text, file, true);
  const isLine = isObject(value) && typeof value.id === 'string' && isObject(value.steps);
  return isLine ? [{ file, text, ...serve(value as unknown as LineFile, text) }] : [];
});
/** The lines that are shipped as files. */
export const shippedFiles = linesIn(folder);
export const soldLines = (): readonly SoldLine[] => shippedFiles.map(({ sold }) => sold);
/** Every line that is sold: code and files. */
export const lines: readonly CatalogueEntry[] = [...catalogue, ...shippedFiles.map(({ entry }) => entry)];
