import type { CallFault, Context, FlowDefinition, Form } from '#engine';
import { faultText, type FaultOf } from './catalogue';
import { PhoneLink } from '../parts/PhoneLink';
import { Dialog } from './Dialog';
import { createTitleOf } from './fieldTitles';

interface FaultModalProps {
  readonly fault: CallFault;
  readonly of: Omit<FaultOf, 'titleOf'>;
  /** Where the titles of fields are found. */
  readonly asked?: { readonly flow: FlowDefinition; readonly context: Context; readonly form?: Form };
  readonly support?: string;
  readonly onClose: () => void;
}

/** The error of a call: title by its code, message and Ok (ME-004). */
export function FaultModal({ fault, of, asked, support, onClose }: FaultModalProps) {
  const text = faultText(fault, { ...of, titleOf: asked && createTitleOf(asked.flow, asked.context, asked.form) });
  return (
    <Dialog title={text.title} badge onClose={onClose}
      actions={<>{text.link && <a className="button line" href={text.link.href}>{text.link.label}</a>}
        <button type="button" className="button" onClick={onClose}>Ok</button></>}>
      {text.paragraphs.map((words) => <p key={words}>{words}</p>)}
      {text.list && text.list.length > 0 && <ul>{text.list.map((words) => <li key={words}>{words}</li>)}</ul>}
      {text.phone && <p>Call <PhoneLink phone={text.phone} /></p>}
      {text.support && support && <p>If it persists, e-mail <a href={`mailto:${support}`}>{support}</a>.</p>}
      {text.support && fault.request && <p className="small">{`Reference ${fault.request}`}</p>}
    </Dialog>
  );
}
