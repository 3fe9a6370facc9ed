import { useMemo } from 'react';
import { getPath, type Context, type FlowDefinition, type Form, type Step } from '#engine';
import { FlowForm } from '#widgets';
import type { FormContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { useShop } from '../bootstrap/shop';
import { Actions, BackRow } from '../parts/Actions';
import { Sheet } from '../parts/Sheet';
import { Skeleton } from '../parts/Skeleton';
import { contentOf, headOf } from './content';
import { missingFrom } from './parts';
import { rules } from './rules';
import { StepDocument } from './StepDocument';
import type { ScreenProps } from './types';
import { useRefused } from './useRefused';

/** Kinds `form` (several fields under one heading) and `question` (the heading asks, radio cards answer): fields, then Back and Next. */
export function Screen({ flow, step, view, send, services }: ScreenProps) {
  const content = contentOf<FormContent>(step);
  const { lead, hint, lockedBack, document } = content;
  const id = `${flow.id}-${step.name}`;
  const isQuestion = step.screen === 'question';
  const reportTo = useRefused();
  const { account } = useShop().session();
  const { form: asked, context } = view;
  const form = useMemo(() => withoutPrefilled(flow, step, asked, context, { account }), [flow, step, asked, context, account]);
  return (
    <Sheet title={step.title} {...headOf(flow, content, context)} summaryId={`${id}-summary`} lead={lead && fill(lead, context)}
      under={document && (
        <p className="under-link"><StepDocument document={document} context={context} flow={flow} services={services} /></p>
      )}>
      <div className={`step-body ${isQuestion ? 'question' : 'form'}`}>
        {view.entering && <><Skeleton /><output className="sr-only">Loading</output></>}
        {form && !view.entering && (
          <FlowForm id={id} form={form} data={view.answers} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onRefused={reportTo(id)} />
        )}
        {hint && <p className="note">{fill(hint, context)}</p>}
      </div>
      {step.next === undefined && !step.calls ? <BackRow view={view} send={send} />
        : <Actions form={id} missing={view.entering ? [] : missingFrom(view.missing, isQuestion)} view={view} send={send}
          lockedBack={lockedBack} />}
    </Sheet>
  );
}

/**
 * The form without the fields that a fact of the visit has answered (`ui:options.hideWhenKnown`): a logged-in visitor's
 * e-mail is not asked again (RC-063). A field whose answer differs from the fact is shown.
 */
export function withoutPrefilled(flow: FlowDefinition, { save }: Step, form: Form | undefined, context: Context,
  facts: Context): Form | undefined {
  const hidden = Object.entries(flow.prefill ?? {}).flatMap(([path, fact]) => {
    const name = save === undefined ? path : path.startsWith(`${save}.`) ? path.slice(save.length + 1) : undefined;
    const options = name === undefined ? undefined
      : (form?.ui?.[name] as { readonly 'ui:options'?: { readonly hideWhenKnown?: boolean } } | undefined)?.['ui:options'];
    const prefilled = [fact].flat().map((one) => getPath(facts, one)).find((value) => value !== undefined);
    return name !== undefined && options?.hideWhenKnown && prefilled !== undefined && getPath(context, path) === prefilled ? [name] : [];
  });
  if (!form || hidden.length === 0) return form;
  return { ...form, ui: { ...form.ui, ...Object.fromEntries(hidden.map((name) => [name, { 'ui:widget': 'hidden' }])) } };
}
