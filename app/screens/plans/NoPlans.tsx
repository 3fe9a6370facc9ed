import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { getPath } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { EmptyState } from '../../parts/EmptyState';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import { pictureOf } from '../content';
import type { ScreenProps } from '../types';

interface NoPlansProps extends Pick<ScreenProps, 'flow' | 'step' | 'view' | 'send'> { readonly content: PlansContent }
/**
 * In the place of the plans. None were found, or, at a step that asks for them anew after a change, none came: then they can be asked for
 * again.
 */
export function NoPlans({ flow, step, view, send, content }: NoPlansProps) {
  const reasonId = useId();
  const picture = content.illustration ?? pictureOf(flow);
  if (!step.refresh || getPath(view.context, content.plans) !== undefined)
    return <EmptyState picture={picture} title={content.empty.title} text={content.empty.text} />;
  const reason = stillNeeded(view.missing);
  return (
    <EmptyState picture={picture} title="No plans yet"
      text="We could not get the plans for these answers. Try again, or change your answers.">
      {reason && <p className="needed" id={reasonId}>{reason}</p>}
      <SubmitButton before={<RotateCw size={20} aria-hidden />} reason={reason} reasonId={reasonId} busy={view.busy} busyLabel="One moment"
        onPress={() => send({ type: 'REFRESH' })}>Try again</SubmitButton>
    </EmptyState>
  );
}
