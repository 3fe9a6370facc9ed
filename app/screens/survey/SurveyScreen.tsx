import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import type { Stop } from '#engine';
import { FlowForm } from '#widgets';
import type { SurveyContent } from '#flows/screenContent';
import { focusField } from '#widgets/form/focus';
import { FlagBadge } from '../../illustrations/FlagBadge';
import { Actions } from '../../parts/Actions';
import { DetailTable } from '../../parts/DetailTable';
import { Sheet } from '../../parts/Sheet';
import { Words } from '../../parts/Words';
import { contentOf, pictureOf, textAt } from '../content';
import { isOneChoice, missingFrom, repeats } from '../parts';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { useOverLimit, Vip } from './Vip';
import { useState } from 'react';
import { Dialog } from '../../modals/Dialog';

type QuestionProps = ScreenProps & { readonly stop: Stop };

/** Kind `survey` (SV-001 … SV-009): the server's questions, one screen at a time. */
export function Screen(props: ScreenProps) {
  const { stop } = props.view;
  return stop ? <Question {...props} stop={stop} /> : null;
}

/** Sheet, heading and buttons stay mounted from one question to the next; help and fields are mounted anew. */
function Question(props: QuestionProps) {
  const { flow, step, view, send, stop } = props;
  const { form, missing } = view;
  const id = `${flow.id}-${step.name}`;
  const isQuestion = form !== undefined && repeats(form, stop.question);
  const needed = missingFrom(missing, isQuestion || (form !== undefined && isOneChoice(form)));
  return (
    <Sheet title={stop.question || step.title} product={flow.title} picture={pictureOf(flow)} badge={stop.rejects && <FlagBadge />}
      turn={stop.number}
      summaryId={`${id}-summary`} under={stop.help && <Help key={stop.id} text={stop.help} />}>
      {stop.rejects ? <Rejection {...props} /> : (
        <>
          <Fields key={stop.id} {...props} id={id} isQuestion={isQuestion} />
          <Actions at={stop.id} form={id} missing={needed} view={view} send={send} />
        </>
      )}
    </Sheet>
  );
}

/** SV-007: the screen's own small print, or the survey's. */
const smallPrint = ({ step, stop, view }: QuestionProps): string | undefined =>
  stop.bottom ?? textAt(view.context, contentOf<SurveyContent>(step).bottom);

/** SV-005: no offer for this answer; the only button goes back to it. */
function Rejection(props: QuestionProps) {
  const small = smallPrint(props);
  return (
    <>
      {small && <div className="step-body"><Words text={small} className="small-print" /></div>}
      <div className="actions bar">
        <button type="button" className="button" onClick={() => props.send({ type: 'BACK' })}>
          <ArrowLeft size={20} aria-hidden />Go Back
        </button>
      </div>
    </>
  );
}

function Fields({ id, isQuestion, ...props }: QuestionProps & { readonly id: string; readonly isQuestion: boolean }) {
  const { step, view, send, services, site, stop } = props;
  const { mailing, vip } = contentOf<SurveyContent>(step);
  const small = smallPrint(props);
  const { form, context } = view;
  const reportTo = useRefused();
  const [over, watch] = useOverLimit(id, vip && form, view.answers);
  return (
    <>
      <div className={`step-body ${isQuestion ? 'question' : 'form'}`} onBlur={watch.onBlur}>
        {stop.asksMailingAddress && mailing && <div className="known"><DetailTable rows={mailing} context={context} /></div>}
        {form && (
          <FlowForm id={id} form={form} data={view.answers} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onInvalid={watch.onRefused}
            onRefused={reportTo(id)} />
        )}
        {small && <Words text={small} className="small-print" />}
      </div>
      {over && vip && <Vip words={vip} over={over} context={context} phone={site.settings.support_phone} onClose={watch.close}
        onClosed={() => focusField([id, ...over.path].join('.'))} />}
    </>
  );
}

/** SV-002, SV-003: the help of a survey screen, in a dialog. */
function Help({ text }: { readonly text: string }) {
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
