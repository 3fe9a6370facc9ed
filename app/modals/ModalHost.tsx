import { Suspense, useEffect } from 'react';
import { isPurchase, type FlowDefinition, type FlowEvent, type View } from '#engine';
import { preloadable } from '#widgets/parts/preloadable';
import { loadNewRelease } from '../page/newRelease';
import { hasDialog } from './hasDialog';
import { PlainDialog } from './PlainDialog';
import { noConnection } from './standard';

const open = preloadable(async () => (await import('./OpenModal')).OpenModal, ({ send }) =>
  <NotFetched onClose={() => send({ type: 'DISMISS' })} />);
const failed = preloadable(async () => (await import('./FaultModal')).FaultModal, NotFetched);
/** What stays of its message in the place of a step. */
export const refused = preloadable(async () => (await import('./FaultModal')).Refused, ({ otherwise }) => otherwise);

/** Instead of a dialog that cannot be fetched: most likely the network is gone, and what was pressed can be pressed again. */
function NotFetched({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => void loadNewRelease(window), []);
  return (
    <PlainDialog title={noConnection.title} onClose={onClose}
      actions={<button type="button" className="button" onClick={onClose}>Ok</button>}>
      <p>{noConnection.text}</p>
    </PlainDialog>
  );
}

/** Preloads the dialogs: when the network is down, the message that says so cannot be fetched. */
export const preloadModals = (): Promise<unknown> => Promise.all([open, failed, refused].map(({ preload }) => preload()));

interface ModalHostProps {
  readonly flow: FlowDefinition;
  readonly view: View;
  readonly send: (event: FlowEvent) => void;
  /** The partner's e-mail address. */
  readonly support?: string;
  /** The site's phone number. */
  readonly phone?: string;
  /** There is no main site to log in at. */
  readonly noLogin: boolean;
}

/** Shows the open modal, or the error of a call. */
export function ModalHost({ flow, view, send, support, phone, noLogin }: ModalHostProps) {
  const modal = view.modal ? flow.modals?.[view.modal] : undefined;
  const { fault } = view;
  // A call whose part is gone would fail again and again.
  useEffect(() => { if (fault) void loadNewRelease(window); }, [fault]);
  return (
    <Suspense fallback={null}>
      {hasDialog(fault) ? (
        <failed.Part fault={fault}
          of={{ purchase: isPurchase(flow, fault.call), survey: flow.steps[view.step]?.survey !== undefined, phone, noLogin }}
          asked={{ flow, context: view.context, form: view.form }}
          support={support} onClose={() => send({ type: 'DISMISS' })} />
      ) : (
        modal && <open.Part key={view.modal} modal={modal} context={view.context} send={send} />
      )}
    </Suspense>
  );
}
