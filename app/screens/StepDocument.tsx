import { getPath, type Context } from '#engine';
import type { FormContent } from '#flows/screenContent';
import { DocumentLink } from '../parts/DocumentLink';
import type { ScreenProps } from './types';

type Where = Pick<ScreenProps, 'flow' | 'services'>;
interface StepDocumentProps extends Where {
  readonly document: NonNullable<FormContent['document']>;
  readonly context: Context;
}
/** The document that a step's words name; opening it sends its event. */
export function StepDocument({ document: { path, label, track }, context, ...where }: StepDocumentProps) {
  return <DocumentLink href={getPath(context, path)} onOpen={() => tellOpened(where, track)}>{label}</DocumentLink>;
}
/** S-86, RS-013: which document was opened. */
export function tellOpened({ flow, services }: Where, event: string | undefined): void {
  if (event !== undefined) services.analytics.track(event, { flow: flow.id, product: flow.code });
}
