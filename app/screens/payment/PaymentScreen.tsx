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
import { paymentParts, type PaymentParts } from './paymentParts';
import { PaymentSide } from './PaymentSide';
import { paymentView, type PaymentView } from './paymentView';
import { Heading } from '../../parts/Heading';
import { Skeleton } from '../../parts/Skeleton';
import { DetailTable, shownTables } from '../../parts/DetailTable';

/** Kind `payment`: shown when there is a price (RS-033). PY-001: what is bought, what it costs or gives back, how to pay, and the card. */
export function Screen(props: ScreenProps) {
  const { flow, step, view, send, site } = props;
  const content = contentOf<PaymentContent>(step);
  const { form, context, answers, busy, refreshing, entering } = view;
  const id = `${flow.id}-${step.name}`;
  const shown = entering ? undefined : paymentView(content, view);
  const parts = useMemo(() => (entering ? undefined : paymentParts(id, content, { form, context, answers, refreshing })),
    [id, content, form, context, answers, refreshing, entering]);
  return (
    <section className="screen">
      <div className={`wrap page checkout ${parts?.price ? 'has-choice' : ''} ${shown?.hasSide === false ? 'is-alone' : ''}`}>
        <PaymentSummary title={step.title} tables={shown && content.tables} context={{ ...context, ...siteWords(site) }}
          summaryId={parts?.price && `${parts.price.id}-summary`} busy={busy} onChange={(to) => send({ type: 'GOTO', step: to })} />
        {shown && parts ? <Payment {...props} id={id} shown={shown} parts={parts} /> : <PaymentWaiting {...props} />}
      </div>
    </section>
  );
}

interface PaymentProps extends ScreenProps { readonly id: string; readonly shown: PaymentView; readonly parts: PaymentParts }
/** What it costs or gives back, how to pay, and the card where one is asked for. */
function Payment({ step, view, send, services, id, shown, parts }: PaymentProps) {
  const content = contentOf<PaymentContent>(step);
  const { context, answers, busy } = view;
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
    <>
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
    </>
  );
}

/** While the price is calculated: an old price is never shown (RS-033). */
function PaymentWaiting({ view, send }: ScreenProps) {
  return (
    <>
      <div className="checkout-total"><div className="sheet card"><Skeleton /></div></div>
      <div className="sheet card checkout-card"><Skeleton /></div>
      <BackRow view={{ ...view, busy: true }} send={send} className="checkout-back" />
    </>
  );
}

interface PaymentSummaryProps {
  readonly title: string;
  /** Not there while the price is calculated. */
  readonly tables: PaymentContent['tables'] | undefined;
  readonly context: Context;
  /** Where the errors of the ways to pay are listed. */
  readonly summaryId?: string;
  readonly busy: boolean;
  readonly onChange: (step: string) => void;
}

/** What is bought, table by table. The heading stays when the price comes: it has the focus, and is read once (quality 7: 10). */
function PaymentSummary({ title, tables, context, summaryId, busy, onChange }: PaymentSummaryProps) {
  return (
    <div className={`sheet card checkout-summary ${tables ? '' : 'checkout-waiting'}`}>
      {summaryId && <div id={summaryId} />}
      <Heading>{title}</Heading>
      {!tables && <><Skeleton /><output className="sr-only">Loading your quote</output></>}
      {tables && shownTables(tables, context).map(({ title: heading, rows }, index) => (
        <div key={heading ?? index} className="checkout-table">
          {heading && <h2>{heading}</h2>}
          <DetailTable rows={rows} title={heading} context={context} busy={busy} onChange={onChange} />
        </div>
      ))}
    </div>
  );
}
