import { useState } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { Dialog } from '../../modals/Dialog';

/** SV-002, SV-003: the help of a survey screen, in a dialog. */
export function Help({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <p className="help">
      <CircleQuestionMark size={22} aria-hidden />
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>Need help?</button>
      {isOpen && (
        <Dialog title="Help" onClose={close} actions={<button type="button" className="button" onClick={close}>Ok</button>}>
          {text.split(/\n+/u).filter((words) => words.trim() !== '').map((words) => <p key={words}>{words}</p>)}
        </Dialog>
      )}
    </p>
  );
}
