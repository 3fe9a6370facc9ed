import type { CatalogueEntry, Frame } from '../types';
import type { FaqContent, LandingContent } from '#schemas/line';
import type { LineFile, LineTheme } from './lineFile';

/** What the first page needs to know of a line that is a file. */
export interface LineSummary extends Pick<CatalogueEntry, 'id' | 'code' | 'base' | 'title' | 'aliases' | 'startPath' | 'paths'> {
  readonly isFront?: boolean;
  readonly frame?: Frame;
  readonly theme?: LineTheme;
  readonly hasFaq: boolean;
  /** Other contents have another one. */
  readonly version: string;
  /** Its file is gone: it goes on for those who are in its flow. */
  readonly isRetired?: true;
}
export const summaryOf = (file: LineFile, version: string): LineSummary => ({
  id: file.id, code: file.code, base: file.base, title: file.title, aliases: file.aliases ?? [], hasFaq: file.faq !== undefined, version,
  startPath: file.steps[file.start]?.path ?? '', paths: Object.values(file.steps).map(({ path }) => path),
  ...(file.isFront ? { isFront: true } : {}), ...(file.frame ? { frame: file.frame } : {}),
  ...(file.theme ? { theme: file.theme } : {}),
});

/** The parts of a file, each fetched when it is needed. */
export interface LineParts extends Pick<CatalogueEntry, 'product'> {
  readonly landing: () => Promise<LandingContent>;
  readonly faq: () => Promise<FaqContent>;
}
/** The catalogue's entry of a file. */
export const entryOf = (
  { hasFaq, theme: _theme, version: _version, isRetired: _isRetired, ...entry }: LineSummary, { landing, faq, product }: LineParts,
): CatalogueEntry => ({ ...entry, isFile: true, landing, product, ...(hasFaq ? { faq } : {}) });
