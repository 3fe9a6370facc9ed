import { useState } from 'react';
import { answersOf } from '#engine';
import { FlowForm } from '#widgets';
import type { FormContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { useErrorTitle } from '../host/title';
import { Actions } from '../parts/Actions';
import { Sheet } from '../parts/Sheet';
import { contentOf, pictureOf } from './content';
import { rules } from './rules';
import type { ScreenProps } from './types';

/** A question has one field, and its heading has named it. */
const theAnswer = ['Your answer'];

/** A form on a sheet, Back and Next below it. */
export function FormSheet({ flow, step, view, send, services, kind }: ScreenProps & { readonly kind: 'form' | 'question' }) {
  const { lead, hint } = contentOf<FormContent>(step);
  const id = `${flow.id}-${step.name}`;
  const [refused, setRefused] = useState(false);
  useErrorTitle(refused);
  return (
    <Sheet title={step.title} product={flow.title} picture={pictureOf(flow)} lead={lead && fill(lead, view.context)}>
      <div className={`step-body ${kind}`}>
        {step.form && (
          <FlowForm id={id} form={step.form} data={{ ...answersOf(step, view.context) }} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onRefused={setRefused} />
        )}
        {hint && <p className="note">{fill(hint, view.context)}</p>}
      </div>
      <Actions form={id} missing={kind === 'question' && view.missing.length > 0 ? theAnswer : view.missing} busy={view.busy} onBack={view.back === false ? undefined : () => send({ type: 'BACK' })} />
    </Sheet>
  );
}
