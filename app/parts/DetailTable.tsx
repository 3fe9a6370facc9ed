import type { DetailRow } from '#flows/screenContent';
import type { Context } from '#engine';
import { fillLines } from '#widgets/format/fillKnown';
import { LinkButton } from './LinkButton';

interface DetailTableProps {
  readonly rows: readonly DetailRow[];
  /** What the table is about; said with Change, as several tables may have a row of one label. */
  readonly title?: string | undefined;
  readonly context: Context;
  /** Absent: nothing can be changed. */
  readonly onChange?: (step: string) => void;
  readonly busy?: boolean;
}

/** Label and value, line by line. A value's first line is the answer, what follows after a line break is its small print. */
export function DetailTable({ rows, title, context, onChange, busy = false }: DetailTableProps) {
  const filled = rows.map((row) => ({ ...row, lines: valueLines(fillLines(row.value, context)) }));
  return (
    <dl className="details">
      {filled.filter(({ lines }) => lines.length > 0).map(({ label, lines: [first, ...more], change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd><span>{first}</span>{more.map((line) => <span key={line}>{line}</span>)}</dd>
          {change && onChange && (
            <dd className="change">
              <LinkButton busy={busy} onClick={() => onChange(change)}>
                Change<span className="sr-only">{` ${[label, title].filter(Boolean).join(', ')}`}</span>
              </LinkButton>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The tables with at least one value; the others are left out, with their titles (RS-034, S-44). */
export const shownTables = <T extends { readonly rows: readonly DetailRow[] }>(tables: readonly T[], context: Context): readonly T[] =>
  tables.filter(({ rows }) => rows.some(({ value }) => valueLines(fillLines(value, context)).length > 0));

/** The lines of a filled value, without the gaps of empty parts (`48 Alder Street, , Columbus`). */
export const valueLines = (value: string): readonly string[] =>
  value.split('\n').map((line) => line.replaceAll(/\s*,(?:\s*,)+/gu, ',').replaceAll(/^[\s,]+|[\s,]+$/gu, '').replaceAll(/ {2,}/gu, ' '))
    .filter((line) => line !== '');
