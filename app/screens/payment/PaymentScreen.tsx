import { useId, useState } from 'react';
import { CalendarDays, CircleAlert, Lock } from 'lucide-react';
import { answersOf, getPath, type FlowEvent } from '#engine';
import { FlowForm } from '#widgets';
import type { PaymentContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import { useErrorTitle } from '../../host/title';
import { BackButton } from '../../parts/Actions';
import { DetailTable } from '../../parts/DetailTable';
import { Heading } from '../../parts/Heading';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import { Totals } from '../../parts/Totals';
import type { TotalsOf } from '../../parts/totalLines';
import { contentOf, textAt } from '../content';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { Problem } from '../../parts/Problem';
import { Acknowledgment } from './Acknowledgment';
import { bracketed, payBusy, payLabel } from './payAction';

const notice = 'All information is transmitted over a secure connection. All transactions are protected with bank-grade security.';

/** What the form lacks, and the acknowledgment once: the form may ask for it under the same name. */
const needed = (missing: readonly string[], word: string | undefined): readonly string[] =>
  word === undefined || missing.some((title) => title.toLowerCase() === word.toLowerCase()) ? missing : [...missing, word];

/** Kind `payment` (PY-001): what is bought, what it costs, the card, and the amount again beside the button that charges it. */
export function Screen({ flow, step, view, send, services }: ScreenProps) {
  const content = contentOf<PaymentContent>(step);
  const { context, busy, fault } = view;
  const id = `${flow.id}-${step.name}`;
  const reasonId = useId();
  const currency = textAt(context, content.currency);
  const totals = getPath(context, content.totals) as TotalsOf | undefined;
  const due = money(totals?.grandtotal, currency);
  const acknowledged = content.acknowledgment ? getPath(context, content.acknowledgment.save) === true : true;
  const word = content.acknowledgment && !acknowledged ? bracketed(content.acknowledgment.label).word : undefined;
  const reason = stillNeeded(needed(view.missing, word));
  // PY-021: the provider's words stay beside the card until the next edit or the next try.
  const cardError = fault?.code === 'card_error' ? (fault.message ?? 'Your card was not accepted.') : undefined;
  const [refused, setRefused] = useState(false);
  useErrorTitle(refused || cardError !== undefined);
  const act = (event: FlowEvent) => {
    if (cardError) send({ type: 'DISMISS' });
    send(event);
  };
  const note = content.note && fill(content.note, context);
  return (
    <section className="screen">
      <div className="wrap page checkout">
        <div className="sheet card checkout-summary">
          <Heading>{step.title}</Heading>
          {content.tables.map(({ title, rows }, index) => (
            <div key={title ?? index} className="checkout-table">
              {title && <h2>{title}</h2>}
              <DetailTable rows={rows} context={context} onChange={(to) => send({ type: 'GOTO', step: to })} />
            </div>
          ))}
        </div>
        {totals && (
          <div className="sheet card checkout-total">
            <h2>Total</h2>
            <Totals totals={totals} currency={currency} />
            {note && <p className="note"><CalendarDays size={20} aria-hidden />{note}</p>}
          </div>
        )}
        <div className="sheet card checkout-card">
          <div id={`${id}-summary`} />
          {cardError && <Problem text={cardError} />}
          <h2>Payment</h2>
          {step.form && (
            <FlowForm id={id} form={step.form} data={{ ...answersOf(step, context) }} rules={rules} services={services} disabled={busy}
              onChange={(data) => act({ type: 'CHANGE', data })} onSubmit={() => act({ type: 'NEXT' })} onRefused={setRefused} />
          )}
          {cardError && <p className="wrong" id={`${id}-card-error`}><CircleAlert size={18} aria-hidden />{cardError}</p>}
          <p className="note"><Lock size={20} aria-hidden />{notice}</p>
          {content.acknowledgment && (
            <Acknowledgment label={content.acknowledgment.label} checked={acknowledged} disabled={busy} onOpen={() => act({ type: 'ACCEPT' })} onClear={() => act({ type: 'DISMISS' })} />
          )}
          <div className="pay">
            <p className="pay-due"><span>Total due</span> <strong className="price">{due}</strong></p>
            <div className="pay-go">
              {reason && <p className="needed small quiet" id={reasonId}>{reason}</p>}
              <SubmitButton form={id} reason={reason} reasonId={reasonId} busy={busy} busyLabel={payBusy(content.action)} before={<Lock size={20} aria-hidden />}>
                {payLabel(content.action, due)}
              </SubmitButton>
            </div>
          </div>
        </div>
        {view.back !== false && <div className="actions checkout-back"><BackButton onBack={() => act({ type: 'BACK' })} /></div>}
      </div>
    </section>
  );
}
