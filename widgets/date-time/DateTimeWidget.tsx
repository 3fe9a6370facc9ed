import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { DateField } from '../date/DateField';
import { Control } from '../parts/Control';
import { ariaOf, isWrong } from '../parts/field';
import { joinMoment, splitMoment } from './moment';

/** A day and a time of day. */
export function DateTimeWidget(props: WidgetProps): ReactNode {
  const parts = splitMoment(props.value);
  const change = (next: Partial<typeof parts>): void => {
    const joined = { ...parts, ...next };
    const local = new Date(`${joined.date}T${joined.time || '12:00'}`);
    props.onChange(joinMoment(joined, Number.isNaN(local.getTime()) ? 0 : -local.getTimezoneOffset()));
  };
  return (
    <div className="f-moment">
      <DateField props={props} value={parts.date || undefined} onValue={(date) => change({ date: date ?? '' })} />
      <Control wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly}>
        <input
          type="time"
          className="f-input"
          aria-label={`${props.label}: time`}
          value={parts.time}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
          onBlur={() => props.onBlur(props.id, props.value)}
          onFocus={() => props.onFocus(props.id, props.value)}
          disabled={props.disabled}
          readOnly={props.readonly}
          {...ariaOf(props)}
        />
      </Control>
    </div>
  );
}
