import { useState } from 'react';
import { Check, Hourglass, Printer, Copy } from 'lucide-react';
import { Contours } from '../../illustrations/Contours';
import { Heading } from '../../parts/Heading';
import { headline, isPending } from './status';

/** The policy as a ticket: what to keep, ready to copy or print (PY-027). A policy in review has no number yet (C-33). */
export function Ticket({ status, number, message }: { readonly status?: string; readonly number?: string; readonly message?: string }) {
  const print = <button type="button" className="button deep" onClick={() => globalThis.print()}>
    <Printer size={20} aria-hidden />Print
  </button>;
  return (
    <div className="ticket on-deep">
      <Contours rings={9} step={30} turn={2.2} />
      <div className="ticket-top">
        <span className="seal">
          {isPending(status) ? <Hourglass size={26} strokeWidth={2.5} aria-hidden /> : <Check size={30} strokeWidth={3} aria-hidden />}
        </span>
        <Heading>{headline(status)}</Heading>
        <p>{message || 'A confirmation has been sent to you.'}</p>
      </div>
      <div className="ticket-stub">
        {number && (
          <p><span className="small">Plan #</span><strong className="price" data-copy="policy" translate="no">{number}</strong></p>
        )}
        <div className="ticket-actions">{number && <CopyButton text={number} of="policy" />}{print}</div>
      </div>
    </div>
  );
}

/** Copies a text and confirms it. If the browser refuses, the text is selected, to be copied by hand. */
function CopyButton({ text, of }: { readonly text: string; readonly of: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const element = document.querySelector(`[data-copy="${CSS.escape(of)}"]`);
      if (element) globalThis.getSelection()?.selectAllChildren(element);
    }
  };
  return (
    <>
      <button type="button" className="button deep" onClick={() => void copy()}>
        {copied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        <span>{copied ? 'Copied' : 'Copy'}</span>
      </button>
      <output className="sr-only">{copied ? 'Copied' : ''}</output>
    </>
  );
}
