import { getPath, type Context } from '#engine';
import type { ConfirmationContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { DetailTable } from '../../parts/DetailTable';
import { DocumentLink } from '../../parts/DocumentLink';
import { Totals } from '../../parts/Totals';
import type { TotalsOf } from '../../parts/totalLines';
import { contentOf, textAt } from '../content';
import type { ScreenProps } from '../types';
import { nextIcon } from './nextIcons';
import { isPending } from './status';
import { Ticket } from './Ticket';

function WhatNext({ next, context }: { readonly next: ConfirmationContent['next']; readonly context: Context }) {
  return (
    <div className="sheet card receipt-next">
      <h2>What happens next</h2>
      <ul className="next-list">
        {next.map(({ icon, title, text }) => {
          const Icon = nextIcon(icon);
          return <li key={title}><Icon size={22} aria-hidden /><div><h3>{fill(title, context)}</h3><p>{fill(text, context)}</p></div></li>;
        })}
      </ul>
    </div>
  );
}

/** Kind `confirmation`: the number first, what happens next beside it, what was bought below. */
export function Screen({ step, view: { context }, site }: ScreenProps) {
  const content = contentOf<ConfirmationContent>(step);
  const words = { ...context, support_phone: site.settings.support_phone };
  const status = textAt(context, content.status);
  const totals = getPath(context, content.totals) as TotalsOf | undefined;
  return (
    <section className="screen">
      <div className="wrap page receipt">
        <Ticket status={status} number={textAt(context, content.policyNumber) ?? ''} />
        <div className="receipt-tables">
          {content.tables.map(({ title, rows }, index) => (
            <div key={title} className="sheet card">
              <h2>{title}</h2>
              <DetailTable rows={rows} context={words} />
              {index === 0 && content.document && <p className="receipt-document"><DocumentLink href={getPath(context, content.document.path)}>{content.document.label}</DocumentLink></p>}
            </div>
          ))}
          {totals && <div className="sheet card"><h2>Total</h2><Totals totals={totals} currency={textAt(context, content.currency)} last={isPending(status) ? undefined : 'Total paid'} /></div>}
        </div>
        {content.next.length > 0 && <WhatNext next={content.next} context={words} />}
      </div>
    </section>
  );
}
