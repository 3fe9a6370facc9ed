import { createHash } from 'node:crypto';
import type { SoldLine } from '#api/sandbox/site/soldLines';
import { entryOf, summaryOf, type LineSummary } from '#flows/file/entry';
import type { LineFile } from '#flows/file/lineFile';
import { productOf, ratingOf } from '#flows/file/product';
import type { CatalogueEntry } from '#flows/types';

/** A line that is a file, as it is served. */
export interface ServedLine {
  readonly line: LineFile;
  readonly summary: LineSummary;
  readonly entry: CatalogueEntry;
  readonly sold: SoldLine;
}
/** `text` is the file's. */
export function serve(line: LineFile, text: string): ServedLine {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const summary = summaryOf(line, version);
  const { code, base, title, sites, landing, faq } = line;
  const rating = ratingOf(line);
  const entry = entryOf(summary, { landing: async () => landing, faq: async () => faq ?? absent(), product: async () => productOf(line) });
  return { line, summary, entry, sold: { code, base, title, sites, rating: rating ?? absent() } };
}
const absent = (): never => { throw new Error('The line does not say this.'); };
export const retired = (one: ServedLine): ServedLine =>
  ({ ...one, summary: { ...one.summary, isRetired: true }, sold: { ...one.sold, sites: [] } });
