import type { Context } from '#engine';
import type { DetailRow } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { valueLines } from './valueLines';

/** The tables with at least one value; the others are left out, with their titles (RS-034, S-44). */
export const shownTables = <T extends { readonly rows: readonly DetailRow[] }>(tables: readonly T[], context: Context): readonly T[] =>
  tables.filter(({ rows }) => rows.some(({ value }) => valueLines(fill(value, context)).length > 0));
