import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { DateField } from './DateField';
import { DobField } from './DobField';

/** A calendar day: the value is `YYYY-MM-DD`, or the typed text while it is no date. */
export function DateWidget(props: WidgetProps): ReactNode {
  return optionsOf(props).dob === true ? <DobField props={props} />
    : <DateField props={props} value={props.value} onValue={props.onChange} />;
}
