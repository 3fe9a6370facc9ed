import { useMemo } from 'react';
import type { FlowEvent, Context } from '#engine';
import { FlowForm } from '#widgets';
import type { PaymentContent } from '#flows/screenContent';
import { BackRow } from '../../parts/Actions';
import { siteWords } from '../../parts/siteTexts';
import { contentOf, textAt } from '../content';
import { toSubmit } from '../parts';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { PaymentCard } from './PaymentCard';
import { paymentParts } from './paymentParts';
import { PaymentSide } from './PaymentSide';
import { paymentView } from './paymentView';
import { Heading } from '../../parts/Heading';
import { Skeleton } from '../../parts/Skeleton';
import { DetailTable, shownTables } from '../../parts/DetailTable';

/** Kind `payment`: shown when there is a price (RS-033). */
export function Screen(props: ScreenProps) {
  return props.view.entering ? <PaymentWaiting {...props} /> : <Payment {...props} />;
}

/** PY-001: what is bought, what it costs or gives back, how to pay, and the card where one is asked for. */
function Payment({ flow, step, view, send, services, site }: ScreenProps) {
  const content = contentOf<PaymentContent>(step);
  const { form, context, answers, busy, refreshing } = view;
  const id = `${flow.id}-${step.name}`;
  const shown = paymentView(content, view);
  const parts = useMemo(
    () => paymentParts(id, content, { form, context, answers, refreshing }), [id, content, form, context, answers, refreshing]);
  const reportTo = useRefused(shown.cardError !== undefined);
  const dismissAndSend = (event: FlowEvent) => {
    if (shown.cardError) send({ type: 'DISMISS' });
    send(event);
  };
  const fields = {
    data: answers, rules, services, disabled: shown.locked,
    onChange: (data: Readonly<Record<string, unknown>>) => dismissAndSend({ type: 'CHANGE', data: { ...answers, ...data } }),
  };
  return (
    <section className="screen">
      <div className={`wrap page checkout ${parts.price ? 'has-choice' : ''} ${shown.hasSide ? '' : 'is-alone'}`}>
        <PaymentSummary title={step.title} tables={content.tables} context={{ ...context, ...siteWords(site) }}
          summaryId={parts.price && `${parts.price.id}-summary`} busy={busy} onChange={(to) => send({ type: 'GOTO', step: to })} />
        {shown.hasSide && (
          <PaymentSide content={content} context={context} shown={shown} busy={busy} onRetry={() => dismissAndSend({ type: 'REFRESH' })} />
        )}
        {parts.price && (
          <div className={`sheet card checkout-choice ${parts.price.title === undefined ? '' : 'question'}`}>
            {parts.price.title && <h2>{parts.price.title}</h2>}
            <FlowForm {...fields} id={parts.price.id} form={parts.price.form} onSubmit={() => undefined}
              onRefused={reportTo(parts.price.id)} />
          </div>
        )}
        <PaymentCard id={id} shown={shown} disclaimer={textAt(context, content.disclaimer)}
          submits={toSubmit(parts.all, answers, rules, id)}
          send={dismissAndSend}>
          {parts.card && (
            <FlowForm {...fields} id={id} form={parts.card.form} onSubmit={() => dismissAndSend({ type: 'NEXT' })}
              onRefused={reportTo(id)} />
          )}
        </PaymentCard>
        <BackRow view={view} send={dismissAndSend} className="checkout-back" />
      </div>
    </section>
  );
}

/** The payment page while the price is calculated: an old price is never shown (RS-033). */
function PaymentWaiting({ step, view, send }: ScreenProps) {
  return (
    <section className="screen">
      <div className="wrap page checkout">
        <div className="sheet card checkout-summary checkout-waiting"><Heading>{step.title}</Heading><Skeleton />
          <output className="sr-only">Loading your quote</output></div>
        <div className="checkout-total"><div className="sheet card"><Skeleton /></div></div>
        <div className="sheet card checkout-card"><Skeleton /></div>
        <BackRow view={{ ...view, busy: true }} send={send} className="checkout-back" />
      </div>
    </section>
  );
}

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
function PaymentSummary({ title, tables, context, summaryId, busy, onChange }: PaymentSummaryProps) {
  return (
    <div className="sheet card checkout-summary">
      {summaryId && <div id={summaryId} />}
      <Heading>{title}</Heading>
      {shownTables(tables, context).map(({ title: heading, rows }, index) => (
        <div key={heading ?? index} className="checkout-table">
          {heading && <h2>{heading}</h2>}
          <DetailTable rows={rows} title={heading} context={context} busy={busy} onChange={onChange} />
        </div>
      ))}
    </div>
  );
}
