import { useDeferredValue, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { Stop } from '#engine';
import { FlowForm } from '#widgets';
import type { SurveyContent } from '#flows/types';
import { focusField } from '#widgets/form/focus';
import { FlagBadge } from '../../illustrations/FlagBadge';
import { Actions } from '../../parts/Actions';
import { DetailTable } from '../../parts/DetailTable';
import { Sheet } from '../../parts/Sheet';
import { Words } from '../../parts/Words';
import { contentOf, pictureOf, textAt } from '../content';
import { repeats } from '../parts';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { Help } from './Help';
import { useOverLimit } from './useOverLimit';
import { Vip } from './Vip';

/** Kind `survey` (SV-001 … SV-009): the server's questions, one screen at a time; each screen starts afresh. */
export function Screen(props: ScreenProps) {
  const { stop } = props.view;
  return stop ? <Question key={stop.id} {...props} stop={stop} /> : null;
}

function Question({ flow, step, view, send, services, site, stop }: ScreenProps & { readonly stop: Stop }) {
  const { bottom, mailing, vip } = contentOf<SurveyContent>(step);
  const { form, context } = view;
  const id = `${flow.id}-${step.name}`;
  const reportTo = useRefused();
  const isReady = useDeferredValue(true, false);
  const [over, watch] = useOverLimit(id, vip && form, view.answers);
  const [isQuestion] = useState(() => form !== undefined && repeats(form, stop.question));
  const back = () => send({ type: 'BACK' });
  const small = stop.bottom ?? textAt(context, bottom);
  const disclaimer = small && <Words text={small} className="small-print" />;
  const sheet = { title: stop.question || step.title, product: flow.title, picture: pictureOf(flow), summaryId: `${id}-summary` };
  if (stop.rejects) {
    return (
      <Sheet {...sheet} badge={<FlagBadge />} under={stop.help && <Help text={stop.help} />}>
        {disclaimer && <div className="step-body">{disclaimer}</div>}
        <div className="actions bar"><button type="button" className="button" onClick={back}><ArrowLeft size={20} aria-hidden />Go Back</button></div>
      </Sheet>
    );
  }
  return (
    <Sheet {...sheet} under={stop.help && <Help text={stop.help} />}>
      <div className={`step-body ${isQuestion ? 'question' : 'form'}`} onBlur={watch.onBlur}>
        {stop.asksMailingAddress && mailing && <div className="known"><DetailTable rows={mailing} context={context} /></div>}
        {form && isReady && (
          <FlowForm id={id} form={form} data={{ ...view.answers }} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onInvalid={watch.onRefused} onRefused={reportTo(id)} />
        )}
        {disclaimer}
      </div>
      <Actions form={id} missing={isQuestion && view.missing.length > 0 ? ['Your answer'] : view.missing} busy={view.busy} onBack={view.back === false ? undefined : back} />
      {over && vip && <Vip words={vip} over={over} context={context} phone={site.settings.support_phone} onClose={watch.close} onClosed={() => focusField([id, ...over.path].join('.'))} />}
    </Sheet>
  );
}
