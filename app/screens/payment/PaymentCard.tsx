import { useId, type ReactNode } from 'react';
import { CircleAlert, Lock } from 'lucide-react';
import type { FlowEvent } from '#engine';
import { SubmitButton } from '../../parts/SubmitButton';
import { Words } from '../../parts/Words';
import { type PaymentView, bracketed } from './paymentView';
import { LinkButton } from '../../parts/LinkButton';

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
      {cardError && <p className="wrong" id={`${id}-card-error`}><CircleAlert size={18} aria-hidden /><span>{cardError}</span></p>}
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

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** An error at the top of the sheet; it takes the focus, so that it is seen and announced. */
function Problem({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={takeFocus}>
      <CircleAlert size={24} aria-hidden />
      <h2>There is a problem</h2>
      <p>{text}</p>
    </div>
  );
}

interface AcknowledgmentProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Opens the text (PY-018), by the tick box or the linked word. */
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** The tick box before paying: it is ticked by accepting the text, never by the click itself. */
function Acknowledgment({ label, checked, disabled, onOpen, onClear }: AcknowledgmentProps) {
  const id = useId();
  const { before, word, after } = bracketed(label);
  return (
    <div className="f-tick">
      <input type="checkbox" className="f-box" id={id} aria-label={`${before}${word ?? ''}${after}`} checked={checked} disabled={disabled}
        onChange={() => (checked ? onClear() : onOpen())} />
      <span>
        <label htmlFor={id}>{before}</label>
        {word && <LinkButton busy={disabled} onClick={onOpen}>{word}</LinkButton>}
        {after && <label htmlFor={id}>{after}</label>}
      </span>
    </div>
  );
}
