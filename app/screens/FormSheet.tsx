import { useDeferredValue, useMemo } from 'react';
import { getPath } from '#engine';
import { FlowForm } from '#widgets';
import type { FormContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { useShop } from '../bootstrap/shop';
import { Actions } from '../parts/Actions';
import { DocumentLink } from '../parts/DocumentLink';
import { Sheet } from '../parts/Sheet';
import { Skeleton } from '../parts/Skeleton';
import { contentOf, pictureOf } from './content';
import { withoutKnown } from './knownFields';
import { rules } from './rules';
import type { ScreenProps } from './types';
import { useRefused } from './useRefused';

/** A question has one field, and its heading has named it. */
const theAnswer = ['Your answer'];

/** A form on a sheet, Back and Next below it. */
export function FormSheet({ flow, step, view, send, services, kind }: ScreenProps & { readonly kind: 'form' | 'question' }) {
  const { lead, hint, over, lockedBack, document } = contentOf<FormContent>(step);
  const id = `${flow.id}-${step.name}`;
  const reportTo = useRefused();
  // The heading comes first, so that a press is answered at once; the form follows in the next frame and may be interrupted by input.
  const isReady = useDeferredValue(true, false);
  const { account } = useShop().session();
  const { form: asked, context } = view;
  const form = useMemo(() => withoutKnown(flow, step, asked, context, { account }), [flow, step, asked, context, account]);
  const missing = view.entering ? [] : kind === 'question' && view.missing.length > 0 ? theAnswer : view.missing;
  // S-86: which document was opened.
  const opened = () => { if (document?.track) services.analytics.track(document.track, { flow: flow.id, product: flow.code }); };
  return (
    <Sheet title={step.title} product={(over && fill(over, context)) || flow.title} picture={pictureOf(flow)} summaryId={`${id}-summary`} lead={lead && fill(lead, context)}
      under={document && <p className="under-link"><DocumentLink href={getPath(context, document.path)} onOpen={opened}>{document.label}</DocumentLink></p>}>
      <div className={`step-body ${kind}`}>
        {view.entering && <><Skeleton /><output className="sr-only">Loading</output></>}
        {form && isReady && !view.entering && (
          <FlowForm id={id} form={form} data={{ ...view.answers }} rules={rules} services={services} disabled={view.busy}
            onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={() => send({ type: 'NEXT' })} onRefused={reportTo(id)} />
        )}
        {hint && <p className="note">{fill(hint, context)}</p>}
      </div>
      <Actions form={id} missing={missing} busy={view.busy} lockedBack={lockedBack} onBack={view.back === false ? undefined : () => send({ type: 'BACK' })} />
    </Sheet>
  );
}
