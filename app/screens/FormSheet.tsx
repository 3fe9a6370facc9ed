import { useDeferredValue, useMemo, useState } from 'react';
import { answersOf } from '#engine';
import { FlowForm } from '#widgets';
import type { FormContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { useShop } from '../bootstrap/shop';
import { useErrorTitle } from '../host/title';
import { Actions } from '../parts/Actions';
import { Sheet } from '../parts/Sheet';
import { contentOf, pictureOf } from './content';
import { withoutKnown } from './knownFields';
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
  // The heading comes first, so that a press is answered at once; the form follows in the next frame and may be interrupted by input.
  const isReady = useDeferredValue(true, false);
  const { account } = useShop().session();
  const { context } = view;
  const form = useMemo(() => withoutKnown(flow, step, context, { account }), [flow, step, context, account]);
  return (
    <Sheet title={step.title} product={flow.title} picture={pictureOf(flow)} summaryId={`${id}-summary`} lead={lead && fill(lead, view.context)}>
      <div className={`step-body ${kind}`}>
        {form && isReady && (
          <FlowForm id={id} form={form} data={{ ...answersOf(step, view.context) }} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onRefused={setRefused} />
        )}
        {hint && <p className="note">{fill(hint, view.context)}</p>}
      </div>
      <Actions form={id} missing={kind === 'question' && view.missing.length > 0 ? theAnswer : view.missing} busy={view.busy} onBack={view.back === false ? undefined : () => send({ type: 'BACK' })} />
    </Sheet>
  );
}
