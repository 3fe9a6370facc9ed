import type { CallFault } from '#engine';
import { faultText, type FaultOf } from './catalogue';
import { Dialog } from './Dialog';

interface FaultModalProps {
  readonly fault: CallFault;
  readonly of: FaultOf;
  readonly support?: string;
  readonly onClose: () => void;
}

/** The error of a call: title by its code, message and Ok (ME-004). */
export function FaultModal({ fault, of, support, onClose }: FaultModalProps) {
  const text = faultText(fault, of);
  return (
    <Dialog title={text.title} badge onClose={onClose}
      actions={<>{text.link && <a className="button line" href={text.link.href}>{text.link.label}</a>}
        <button type="button" className="button" onClick={onClose}>Ok</button></>}>
      {text.paragraphs.map((words) => <p key={words}>{words}</p>)}
      {text.list && text.list.length > 0 && <ul>{text.list.map((words) => <li key={words}>{words}</li>)}</ul>}
      {text.support && support && <p>If it persists, e-mail <a href={`mailto:${support}`}>{support}</a>.</p>}
      {fault.request && <p className="small">Reference {fault.request}</p>}
    </Dialog>
  );
}
