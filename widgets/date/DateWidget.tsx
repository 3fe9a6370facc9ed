import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { DateField } from './DateField';
import { TextControl } from '../parts/TextControl';
import { formatOf, toText, toValue, typed } from './text';

/** A calendar day: the value is `YYYY-MM-DD`, or the typed text while it is no date. */
export function DateWidget(props: WidgetProps): ReactNode {
  return optionsOf(props).dob === true ? <DobField props={props} />
    : <DateField props={props} value={props.value} onValue={props.onChange} />;
}

/** A date of birth: typed, slashes inserted, no calendar (SV-048). Same value as other dates (SV-049). */
function DobField({ props }: { readonly props: WidgetProps }): ReactNode {
  const format = formatOf(optionsOf(props).format);
  const text = toText(props.value, format);
  return (
    <div className="f-date">
      <TextControl props={props} text={text} onText={(next) => props.onChange(toValue(typed(text, next, format), format))}
        inputMode="numeric" autoComplete="bday" counts={/\d/} />
    </div>
  );
}
