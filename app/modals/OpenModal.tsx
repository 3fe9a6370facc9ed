import { ChevronRight } from 'lucide-react';
import type { Context, FlowEvent, Modal } from '#engine';
import { getPath, isObject } from '#engine';
import { fill } from '#widgets/format/fill';
import { fillParts } from '#widgets/format/fillKnown';
import { SafeHtml } from '../parts/SafeHtml';
import { Dialog } from './Dialog';

interface OpenModalProps {
  readonly modal: Modal;
  readonly context: Context;
  readonly send: (event: FlowEvent) => void;
}

function Words({ modal, context }: Pick<OpenModalProps, 'modal' | 'context'>) {
  const html = modal.html ? getPath(context, modal.html) : undefined;
  const words = [modal.message, ...(modal.body ?? [])].filter((text) => text !== undefined);
  return (
    <>
      {words.map((text) => <p key={text}>{fill(text, context)}</p>)}
      {typeof html === 'string' && html !== '' && <SafeHtml html={html} />}
    </>
  );
}

/** ME-003: an option may carry a `style` of its own. */
export const styleOf = (option: unknown): string => {
  const style = isObject(option) ? option.style : undefined;
  return style === 'main' || style === 'quiet' ? `option ${style}` : 'option';
};

/** An option may lack a part of what it shows: a place without a county. */
export const optionText = ({ option: words = '{title}' }: Pick<Modal, 'option'>, option: unknown): string => fillParts(words, option);

function Options({ modal, context, send }: Pick<OpenModalProps, 'modal' | 'context' | 'send'>) {
  const list = modal.options ? getPath(context, modal.options) : undefined;
  return (Array.isArray(list) ? list : []).map((option: unknown, index) => (
    <button key={index} type="button" className={styleOf(option)} onClick={() => send({ type: 'PICK', value: option })}>
      <span>{optionText(modal, option)}</span><ChevronRight size={20} aria-hidden />
    </button>
  ));
}

/** A modal that is a state of its step: info and error are acknowledged, select picks, component accepts or leaves (ME-001 … ME-003). */
export function OpenModal({ modal, context, send }: OpenModalProps) {
  const dismiss = () => send({ type: 'DISMISS' });
  const button = buttonOf(modal);
  const common = { title: titleOf(modal), onClose: dismiss };
  const words = <Words modal={modal} context={context} />;
  if (modal.type === 'select') {
    const actions = <button type="button" className="button line" onClick={dismiss}>Cancel</button>;
    return (
      <Dialog {...common} actions={actions}>
        {words}
        <div className="options"><Options modal={modal} context={context} send={send} /></div>
      </Dialog>
    );
  }
  if (modal.type === 'component') {
    const actions = (
      <>
        <button type="button" className="button" onClick={() => send({ type: 'ACCEPT' })}>{button}</button>
        <button type="button" className="button line" onClick={dismiss}>Cancel</button>
      </>
    );
    return <Dialog {...common} reading actions={actions}>{words}</Dialog>;
  }
  return <Dialog {...common} badge actions={<button type="button" className="button" onClick={dismiss}>{button}</button>}>{words}</Dialog>;
}

/** The default title of a modal (ME-002). */
export const titleOf = ({ title, type }: Pick<Modal, 'title' | 'type'>): string =>
  title ?? (type === 'error' ? 'Something went wrong' : 'Info');
/** The default label of its button. */
export const buttonOf = ({ button }: Pick<Modal, 'button'>): string => button ?? 'Ok';
