import { useState } from 'react';
import type { PageSection } from '#flows/types';
import { Dialog } from '../modals/Dialog';

interface ExplainProps {
  readonly dialog: NonNullable<PageSection['dialogs']>[number];
  /** The section: screen reader users hear several buttons with the same label. */
  readonly about: string;
}

/** A button with a dialog that only explains (ST-006, ST-008, ST-009). */
export function Explain({ dialog: { label, title, text = [], list = [] }, about }: ExplainProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button line small" aria-haspopup="dialog" onClick={() => setOpen(true)}>{label}
        <span className="sr-only">, {about}</span></button>
      {open && (
        <Dialog title={title} reading onClose={close} actions={<button type="button" className="button" onClick={close}>Close</button>}>
          {text.map((words) => <p key={words}>{words}</p>)}
          {list.length > 0 && <ul>{list.map((words) => <li key={words}>{words}</li>)}</ul>}
        </Dialog>
      )}
    </>
  );
}
