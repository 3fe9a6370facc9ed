import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { DateField } from '../date/DateField';
import { Control } from '../parts/Control';
import { ariaOf, isWrong } from '../parts/field';

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

/** A date and a time. Both complete: ISO 8601 with the visitor's offset; else the two texts as typed, which the rules refuse. */
interface MomentParts { readonly date: string; readonly time: string }

const pad = (value: number): string => String(value).padStart(2, '0');

export function splitMoment(value: unknown): MomentParts {
  const match = typeof value === 'string' ? /^(.*?)(?:[T ](\d{2}:\d{2})(?::.*)?)?$/s.exec(value) : null;
  return { date: match?.[1] ?? '', time: match?.[2] ?? '' };
}

/** `offset` in minutes east of UTC. */
export function joinMoment({ date, time }: MomentParts, offset: number): string | undefined {
  if (date === '' && time === '') return undefined;
  if (time === '') return date;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `${date} ${time}`;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${date}T${time}:00${offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`}`;
}
