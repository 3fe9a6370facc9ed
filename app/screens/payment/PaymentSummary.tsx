import type { Context } from '#engine';
import type { PaymentContent } from '#flows/types';
import { DetailTable } from '../../parts/DetailTable';
import { Heading } from '../../parts/Heading';
import { shownTables } from '../../parts/shownTables';

interface PaymentSummaryProps {
  readonly title: string;
  readonly tables: PaymentContent['tables'];
  readonly context: Context;
  /** Where the errors of the ways to pay are listed. */
  readonly summaryId?: string;
  readonly busy: boolean;
  readonly onChange: (step: string) => void;
}

/** What is bought, table by table. */
export function PaymentSummary({ title, tables, context, summaryId, busy, onChange }: PaymentSummaryProps) {
  return (
    <div className="sheet card checkout-summary">
      {summaryId && <div id={summaryId} />}
      <Heading>{title}</Heading>
      {shownTables(tables, context).map(({ title: heading, rows }, index) => (
        <div key={heading ?? index} className="checkout-table">
          {heading && <h2>{heading}</h2>}
          <DetailTable rows={rows} context={context} busy={busy} onChange={onChange} />
        </div>
      ))}
    </div>
  );
}
