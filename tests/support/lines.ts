import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FileLine } from '#api/sandbox/site/fileLines';
import { catalogue } from '#flows';
import type { LineFile } from '#flows/file/lineFile';
import type { CatalogueEntry } from '#flows/types';
import { readDocument } from '../../app/check/document';
import { lineFilesIn } from '../../app/lines/folders';
import { serve } from '../../app/lines/served';

/** A process of its own (processes.ts) is built, and its file stands elsewhere. */
const folder = process.env.SHIPPED_LINES ?? resolve(import.meta.dirname, '../../flows');
/** The lines that are shipped as files. `npm run check` says that nothing is wrong with them. */
export const shippedFiles = lineFilesIn([folder]).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, ...serve(readDocument(text, file, true).value as LineFile, text) };
});
export const fileLines = (): readonly FileLine[] => shippedFiles.map(({ rated }) => rated);
/** Every line that is sold: code and files. */
export const lines: readonly CatalogueEntry[] = [...catalogue, ...shippedFiles.map(({ entry }) => entry)];
