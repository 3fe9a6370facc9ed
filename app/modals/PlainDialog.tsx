import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useReturnFocus } from '../page/focus';
import type { DialogProps } from './Dialog';

/** The browser's own dialog, for when that of Radix cannot be fetched (I13). */
export function PlainDialog({ title, children, actions, onClose }: Pick<DialogProps, 'title' | 'children' | 'actions' | 'onClose'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const returnFocus = useReturnFocus();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => returnFocus, [returnFocus]);
  // Beside the page, which is inert below a message.
  return createPortal(
    <dialog ref={dialog} className="scrim" aria-labelledby={id} onCancel={(event) => { event.preventDefault(); onClose(); }}>
      <div className="modal">
        <h2 id={id}>{title}</h2>
        <div className="modal-text">{children}</div>
        <div className="modal-actions">{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
}
