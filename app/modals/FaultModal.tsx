import type { ReactNode } from 'react';
import type { CallFault, Context, FlowDefinition, Form } from '#engine';
import { faultText, refusalText, type FaultOf, type FaultText } from './catalogue';
import { NotLoaded } from '../parts/NotLoaded';
import { PhoneLink } from '../parts/PhoneLink';
import { Dialog } from './Dialog';
import { createTitleOf } from './fieldTitles';

interface FaultSaid {
  readonly fault: CallFault;
  readonly of: Omit<FaultOf, 'titleOf'>;
  /** Where the titles of fields are found. */
  readonly asked?: { readonly flow: FlowDefinition; readonly context: Context; readonly form?: Form };
}
const withTitles = ({ of, asked }: FaultSaid): FaultOf =>
  ({ ...of, titleOf: asked && createTitleOf(asked.flow, asked.context, asked.form) });

const FaultWords = ({ text }: { readonly text: FaultText }) => (
  <>
    {text.paragraphs.map((words) => <p key={words}>{words}</p>)}
    {text.list && text.list.length > 0 && <ul>{text.list.map((words) => <li key={words}>{words}</li>)}</ul>}
    {text.phone && <p>Call <PhoneLink phone={text.phone} /></p>}
  </>
);

interface FaultModalProps extends FaultSaid {
  readonly support?: string;
  readonly onClose: () => void;
}
/** The error of a call: title by its code, message and Ok (ME-004). */
export function FaultModal({ support, onClose, ...said }: FaultModalProps) {
  const text = faultText(said.fault, withTitles(said));
  return (
    <Dialog title={text.title} badge onClose={onClose}
      actions={<>{text.link && <a className="button line" href={text.link.href}>{text.link.label}</a>}
        <button type="button" className="button" onClick={onClose}>Ok</button></>}>
      <FaultWords text={text} />
      {text.support && support && <p>If it persists, e-mail <a href={`mailto:${support}`}>{support}</a>.</p>}
      {text.support && said.fault.request && <p className="small">{`Reference ${said.fault.request}`}</p>}
    </Dialog>
  );
}

export interface RefusedProps extends FaultSaid {
  readonly onTryAgain: () => void;
  readonly below: ReactNode;
  /** Of a failure that another try may mend. */
  readonly otherwise: ReactNode;
}
/** In the place of a step whose calls were refused: why, as the dialog has said that is closed. */
export function Refused({ onTryAgain, below, otherwise, ...said }: RefusedProps) {
  const text = refusalText(said.fault, withTitles(said));
  return text ? <NotLoaded refused={text.title} onTryAgain={onTryAgain} below={below}><FaultWords text={text} /></NotLoaded> : otherwise;
}
