import { CalendarDays, Phone } from 'lucide-react';
import { getPath, type Context } from '#engine';
import type { ConfirmationContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { fillSentences } from '#widgets/format/fillKnown';
import { DetailTable, shownTables } from '../../parts/DetailTable';
import { PhoneLink } from '../../parts/PhoneLink';
import type { Payments } from '../../parts/payments';
import { siteWords } from '../../parts/siteTexts';
import { Totals, type TotalsOf } from '../../parts/Totals';
import { Words } from '../../parts/Words';
import { contentOf, currencyIn, textAt } from '../content';
import { paymentsAt } from '../price';
import { StepDocument } from '../StepDocument';
import type { ScreenProps } from '../types';
import { nextIcon } from './nextIcons';
import { isPending } from './status';
import { Ticket } from './Ticket';

function WhatNext(
  { next, context, phone }: { readonly next: ConfirmationContent['next']; readonly context: Context; readonly phone?: string }) {
  const filled = next.map((one) => ({ ...one, title: fillSentences(one.title, context), text: fillSentences(one.text, context) }));
  return (
    <div className="sheet card receipt-next">
      <h2>What happens next</h2>
      <ul className="next-list">
        {filled.filter(({ title, text }) => title !== '' && text !== '').map(({ icon, title, text }) => {
          const Icon = nextIcon(icon);
          return <li key={title}><Icon size={22} aria-hidden /><div><h3>{title}</h3><p>{text}</p></div></li>;
        })}
      </ul>
      {phone && <p className="receipt-phone"><Phone size={20} aria-hidden />
        <span>Questions? Call <PhoneLink phone={phone} />.</span></p>}
    </div>
  );
}

/** The total, and what of it is paid by now. */
function Paid({ totals, currency, payments, isPending: waits }: {
  readonly totals: TotalsOf; readonly currency?: string; readonly payments?: Payments; readonly isPending: boolean;
}) {
  const { title, first, others } = payments ?? {};
  return (
    <div className="sheet card">
      <h2>Total</h2>
      <Totals totals={totals} currency={currency} last={waits || others ? 'Total' : 'Total paid'} />
      {others && <p className="note receipt-payments"><CalendarDays size={20} aria-hidden />
        {`${waits ? `${title} ${first}` : `${first} paid`}. ${others.summary} of ${others.each}.`}</p>}
    </div>
  );
}

/** Kind `confirmation`: the number first, what happens next beside it, what was bought below. */
export function Screen({ flow, step, view: { context }, site, services }: ScreenProps) {
  const content = contentOf<ConfirmationContent>(step);
  const words = { ...context, ...siteWords(site) };
  const status = textAt(context, content.status);
  const totals = content.totals === undefined ? undefined : (getPath(context, content.totals) as TotalsOf | undefined);
  const pending = isPending(status) ? content.pending : undefined;
  const { next, message } = pending ?? content;
  const phone = content.phone && fill(content.phone, words);
  const payments = content.price && paymentsAt(content.price, { context });
  const small = content.disclaimer && fill(content.disclaimer, words);
  // What the page says at its foot is not said twice.
  const saysMore = small && small !== words.disclaimer;
  return (
    <section className="screen">
      <div className="wrap page receipt">
        <Ticket status={status} number={textAt(context, content.policyNumber)} message={message && fillSentences(message, words)} />
        <div className="receipt-tables">
          {shownTables(content.tables, words).map(({ title, rows }, index) => (
            <div key={title ?? index} className="sheet card">
              {title && <h2>{title}</h2>}
              <DetailTable rows={rows} context={words} />
              {index === 0 && content.document && !pending
                && <p className="receipt-document">
                  <StepDocument document={content.document} context={context} flow={flow} services={services} />
                </p>}
            </div>
          ))}
          {totals && <Paid totals={totals} currency={currencyIn(context, content.currency)} payments={payments}
            isPending={pending !== undefined} />}
          {saysMore && <Words text={small} className="small-print" />}
        </div>
        {(next.length > 0 || phone) && <WhatNext next={next} context={words} phone={phone} />}
      </div>
    </section>
  );
}
