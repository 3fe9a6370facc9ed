import { useId, useMemo, type FormEvent } from 'react';
import { CircleAlert, Lock } from 'lucide-react';
import { getPath, type FlowEvent } from '#engine';
import { FlowForm } from '#widgets';
import type { PaymentContent } from '#flows/types';
import { money } from '#widgets/format/money';
import { BackButton } from '../../parts/Actions';
import { DetailTable } from '../../parts/DetailTable';
import { Heading } from '../../parts/Heading';
import { Problem } from '../../parts/Problem';
import { shownTables } from '../../parts/shownTables';
import { siteWords } from '../../parts/siteTexts';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import type { TotalsOf } from '../../parts/totalLines';
import { Words } from '../../parts/Words';
import { contentOf, textAt } from '../content';
import { toSubmit } from '../parts';
import { paymentsAt } from '../price';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { Acknowledgment } from './Acknowledgment';
import { dueOf } from './due';
import { bracketed, payBusy, payLabel, withWord } from './payAction';
import { paymentParts } from './paymentParts';
import { PaymentSide } from './PaymentSide';
import { PaymentWaiting } from './PaymentWaiting';
import { refundOf } from './refund';

const notice = 'All information is transmitted over a secure connection. All transactions are protected with bank-grade security.';

/** Kind `payment`: what it costs must be there first (RS-033). */
export function Screen(props: ScreenProps) {
  const { step, view, send } = props;
  return view.entering ? <PaymentWaiting title={step.title} onBack={view.back === false ? undefined : () => send({ type: 'BACK' })} /> : <Payment {...props} />;
}

/** PY-001: what is bought, what it costs or gives back, how to pay, the card where one is asked, and the amount again beside the button that moves it (PY-013, PY-015). */
function Payment({ flow, step, view, send, services, site }: ScreenProps) {
  const content = contentOf<PaymentContent>(step);
  const { action = 'charge' } = content;
  const { form, context, answers, busy, refreshing, fault } = view;
  const id = `${flow.id}-${step.name}`;
  const [reasonId, saidId] = [useId(), useId()];
  const locked = busy && !refreshing;
  const calculating = refreshing ? content.calculating : undefined;
  const payments = content.price && paymentsAt(content.price, view);
  const currency = textAt(context, content.currency);
  const totals = content.totals === undefined ? undefined : (getPath(context, content.totals) as TotalsOf | undefined);
  const refund = action === 'refund' && content.refund !== undefined ? refundOf(getPath(context, content.refund), currency) : undefined;
  const due = dueOf(action, { payments, total: money(totals?.grandtotal, currency), totalLabel: content.totalLabel, refund });
  const labels = { press: payLabel(action, refund?.total ?? ''), busy: payBusy(action) };
  const parts = useMemo(() => paymentParts(id, content, { form, context, answers, refreshing }), [id, content, form, context, answers, refreshing]);
  const hasSide = Boolean(totals ?? content.price ?? refund);
  // PY-017: the tick is asked for when the form asks for it.
  const tick = content.acknowledgment && form?.schema.properties?.[content.acknowledgment.save];
  const acknowledgment = tick === undefined ? undefined : content.acknowledgment;
  const acknowledged = acknowledgment ? getPath(context, acknowledgment.save) === true : true;
  const word = acknowledgment && !acknowledged ? bracketed(acknowledgment.label).word : undefined;
  const missing = acknowledgment && word !== undefined ? withWord(view.missing, typeof tick === 'object' ? tick.title : undefined, word) : view.missing;
  const priceless = content.price && !payments ? 'Still needed: a price' : undefined;
  const unknown = action === 'refund' && !refund ? 'Still needed: the amount of the refund' : undefined;
  const reason = calculating ?? priceless ?? unknown ?? stillNeeded(missing);
  // PY-021: the provider's words stay beside the card until the next edit or the next try.
  const cardError = fault?.code === 'card_error' ? (fault.message ?? 'Your card was not accepted.') : undefined;
  const reportTo = useRefused(cardError !== undefined);
  const act = (event: FlowEvent) => {
    if (cardError) send({ type: 'DISMISS' });
    send(event);
  };
  const words = { ...context, ...siteWords(site) };
  const change = (data: Readonly<Record<string, unknown>>) => act({ type: 'CHANGE', data: { ...answers, ...data } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({ type: 'NEXT' });
  };
  const asked = { data: { ...answers }, rules, services, disabled: locked, onChange: change };
  return (
    <section className="screen">
      <div className={`wrap page checkout ${parts.price ? 'has-choice' : ''} ${hasSide ? '' : 'is-alone'}`}>
        <div className="sheet card checkout-summary">
          {parts.price && <div id={`${parts.price.id}-summary`} />}
          <Heading>{step.title}</Heading>
          {shownTables(content.tables, words).map(({ title, rows }, index) => (
            <div key={title ?? index} className="checkout-table">
              {title && <h2>{title}</h2>}
              <DetailTable rows={rows} context={words} onChange={(to) => send({ type: 'GOTO', step: to })} />
            </div>
          ))}
        </div>
        {hasSide && <PaymentSide content={content} context={context} refund={refund} payments={payments} calculating={calculating} busy={busy} saidId={saidId} onAgain={() => act({ type: 'REFRESH' })} />}
        {parts.price && (
          <div className={`sheet card checkout-choice ${parts.price.title === undefined ? '' : 'question'}`}>
            {parts.price.title && <h2>{parts.price.title}</h2>}
            <FlowForm {...asked} id={parts.price.id} form={parts.price.form} onSubmit={() => undefined} onRefused={reportTo(parts.price.id)} />
          </div>
        )}
        <div className="sheet card checkout-card">
          <div id={`${id}-summary`} />
          {cardError && <Problem text={cardError} />}
          {parts.card
            ? <><h2>Payment</h2><FlowForm {...asked} id={id} form={parts.card.form} onSubmit={() => act({ type: 'NEXT' })} onRefused={reportTo(id)} /></>
            : <form id={id} hidden onSubmit={submit} />}
          {cardError && <p className="wrong" id={`${id}-card-error`}><CircleAlert size={18} aria-hidden />{cardError}</p>}
          <p className="note"><Lock size={20} aria-hidden />{notice}</p>
          {acknowledgment && (
            <Acknowledgment label={acknowledgment.label} checked={acknowledged} disabled={locked} onOpen={() => act({ type: 'ACCEPT' })} onClear={() => act({ type: 'DISMISS' })} />
          )}
          <SmallPrint text={textAt(context, content.disclaimer)} />
          <div className="pay">
            {due && <p className="pay-due"><span>{due.label}</span> {calculating ? <span className="price-shine" aria-hidden="true"><i /></span> : <strong className="price">{due.amount}</strong>}</p>}
            <div className="pay-go">
              {reason && <p className="needed small quiet" id={reasonId}>{reason}</p>}
              <SubmitButton form={toSubmit(parts.all, answers, rules, id)} reason={reason} reasonId={reasonId} busy={locked} busyLabel={labels.busy} before={<Lock size={20} aria-hidden />}>
                {labels.press}
              </SubmitButton>
            </div>
          </div>
        </div>
        {view.back !== false && <div className="actions checkout-back"><BackButton onBack={() => act({ type: 'BACK' })} /></div>}
      </div>
    </section>
  );
}

const SmallPrint = ({ text }: { readonly text: string | undefined }) => (text ? <Words text={text} className="small-print" /> : null);
