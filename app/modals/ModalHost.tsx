import { Suspense, useEffect, useRef } from 'react';
import type { FlowDefinition, FlowEvent, View } from '#engine';
import { ahead } from '../parts/ahead';

const open = ahead(async () => (await import('./OpenModal')).OpenModal);
const failed = ahead(async () => (await import('./FaultModal')).FaultModal);

/** Fetches the dialogs ahead of their first use: a message that the network is gone cannot be fetched then. */
export const preloadModals = (): Promise<unknown> => Promise.all([open.preload(), failed.preload()]);

interface ModalHostProps {
  readonly flow: FlowDefinition;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
  /** The partner's e-mail address. */
  readonly support?: string;
}

/** Shows the open modal state, or what went wrong with a call. A refused card is told beside the card (PY-021), not here. */
export function ModalHost({ flow, view, send, support }: ModalHostProps) {
  const opener = useOpener();
  const onClosed = () => focusOn(opener.current);
  const modal = view.modal ? flow.modals?.[view.modal] : undefined;
  const { fault } = view;
  return (
    <Suspense fallback={null}>
      {fault && fault.code !== 'card_error' ? (
        <failed.Part fault={fault} of={{ purchase: flow.calls[fault.call]?.once !== undefined, survey: flow.steps[view.step]?.survey !== undefined }} support={support} onClose={() => send({ type: 'DISMISS' })} onClosed={onClosed} />
      ) : (
        modal && <open.Part key={view.modal} modal={modal} context={view.context} send={send} onClosed={onClosed} />
      )}
    </Suspense>
  );
}

/** The control that was last used on the page: a busy page is inert and has lost its focus before the dialog opens. */
function useOpener() {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role=dialog]') && target !== document.body) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return last;
}

/** Back to the opener; when it has gone with its step, to the heading of the step that is there now. */
function focusOn(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.querySelector('[data-step-heading]');
  if (target instanceof HTMLElement) target.focus();
}
