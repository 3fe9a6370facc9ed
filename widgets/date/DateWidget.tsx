import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { DateField } from './DateField';

/** A calendar day: the value is `YYYY-MM-DD`, or the typed text while it is no date. */
export function DateWidget(props: WidgetProps): ReactNode {
  return <DateField props={props} value={props.value} onValue={props.onChange} />;
}
