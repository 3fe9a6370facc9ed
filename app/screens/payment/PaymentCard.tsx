import { useId, type ReactNode } from 'react';
import { CircleAlert, Lock } from 'lucide-react';
import type { FlowEvent } from '#engine';
import { Problem } from '../../parts/Problem';
import { SubmitButton } from '../../parts/SubmitButton';
import { Words } from '../../parts/Words';
import { Acknowledgment } from './Acknowledgment';
import type { PaymentView } from './paymentView';

const notice = 'All information is transmitted over a secure connection. All transactions are protected with bank-grade security.';

interface PaymentCardProps {
  readonly id: string;
  readonly shown: PaymentView;
  readonly disclaimer: string | undefined;
  /** Id of the form that the main button submits. */
  readonly submits: string;
  readonly send: (event: FlowEvent) => void;
  /** The form of the card; without one the button submits an empty form, so that Enter works. */
  readonly children: ReactNode;
}

/** The card where one is asked for, the acknowledgment, and the amount beside the button that moves it (PY-013, PY-015). */
export function PaymentCard({ id, shown, disclaimer, submits, send, children }: PaymentCardProps) {
  const { acknowledgment, cardError, locked } = shown;
  return (
    <div className="sheet card checkout-card">
      <div id={`${id}-summary`} />
      {cardError && <Problem text={cardError} />}
      {children
        ? <><h2>Payment</h2>{children}</>
        : <form id={id} hidden onSubmit={(event) => { event.preventDefault(); send({ type: 'NEXT' }); }} />}
      {cardError && <p className="wrong" id={`${id}-card-error`}><CircleAlert size={18} aria-hidden />{cardError}</p>}
      <p className="note"><Lock size={20} aria-hidden />{notice}</p>
      {acknowledgment && (
        <Acknowledgment label={acknowledgment.label} checked={acknowledgment.checked} disabled={locked}
          onOpen={() => send({ type: 'ACCEPT' })} onClear={() => send({ type: 'DISMISS' })} />
      )}
      {disclaimer && <Words text={disclaimer} className="small-print" />}
      <PayButton shown={shown} submits={submits} />
    </div>
  );
}

function PayButton(
  { shown: { due, calculating, reason, labels, locked }, submits }: { readonly shown: PaymentView; readonly submits: string }) {
  const reasonId = useId();
  const amount = calculating ? <span className="price-shine" aria-hidden="true"><i /></span>
    : <strong className="price">{due?.amount}</strong>;
  return (
    <div className="pay">
      {due && <p className="pay-due"><span>{due.label}</span> {amount}</p>}
      <div className="pay-go">
        {reason && <p className="needed small quiet" id={reasonId}>{reason}</p>}
        <SubmitButton form={submits} reason={reason} reasonId={reasonId} busy={locked} busyLabel={labels.busy}
          before={<Lock size={20} aria-hidden />}>
          {labels.press}
        </SubmitButton>
      </div>
    </div>
  );
}
