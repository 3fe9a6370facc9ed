import { verticalCodes, type Vertical } from '#api/contracts/site';
import type { LineSummary } from '#flows/file/entry';
import type { CatalogueEntry } from '#flows/types';
import { keyOf } from '../host/openFlows';

/** A line that is a file, as the page knows it. */
export interface KnownLine { readonly summary: Pick<LineSummary, 'code' | 'isRetired'>; readonly entry: CatalogueEntry }
interface Visits { readonly getItem: (key: string) => string | null }

/**
 * The lines whose addresses are open: those that the site sells (OL-001). Of a line whose file is gone only a visit that was begun goes on.
 */
export const openOn = (lines: readonly KnownLine[], verticals: readonly Vertical[], visits?: Visits): readonly CatalogueEntry[] =>
  lines.filter(({ summary: { code, isRetired }, entry }) =>
    (isRetired ? visits && isBegun(entry, visits) : verticalCodes(verticals).includes(code))).map(({ entry }) => entry);
/** What the gallery shows: a line whose file is gone is there only for those who are in its flow. */
export const withFile = (lines: readonly KnownLine[]): readonly CatalogueEntry[] =>
  lines.filter(({ summary: { isRetired } }) => !isRetired).map(({ entry }) => entry);
const isBegun = (entry: CatalogueEntry, visits: Visits): boolean =>
  (['', '/embed/v1'] as const).some((mount) => visits.getItem(keyOf(entry, mount)) !== null);
