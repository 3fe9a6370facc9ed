import { useState, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DateFormat } from '../format/dates';
import { fieldDate } from '../format/dates';
import './calendar.css';
import { between, fromDate, openingMonth, toDate, todayIn } from './days';

interface CalendarProps {
  readonly value: unknown;
  readonly min?: string;
  readonly max?: string;
  /** The other date of a range: its start or its end. */
  readonly from?: unknown;
  readonly to?: unknown;
  readonly zone?: string;
  readonly format: DateFormat;
  readonly limitText?: string;
  readonly dropdowns?: boolean;
  readonly autoFocus: boolean;
  readonly onPick: (day: string) => void;
}

/** One month of days. Days that may not be chosen are struck out; the range to the other date is tinted. */
export function Calendar(
  { value, min, max, from, to, zone, format, limitText, dropdowns, autoFocus, onPick }: CalendarProps): ReactNode {
  const chosen = toDate(value);
  const other = toDate(from) ?? toDate(to);
  const [first, last] = [toDate(min), toDate(max)];
  const today = todayIn(zone);
  const range = toDate(from) ? between(other, chosen) : between(chosen, other);
  const [month, setMonth] = useShownMonth(chosen, openingMonth({ value: chosen, other, min: first, max: last, today }));
  const limit = limitLine(limitText, min, max, format);
  return (
    <>
      <DayPicker
        mode="single"
        selected={chosen}
        onSelect={(_, day) => onPick(fromDate(day))}
        month={month}
        onMonthChange={setMonth}
        startMonth={first ?? (dropdowns && today ? new Date(today.getFullYear() - 120, 0) : undefined)}
        endMonth={last}
        captionLayout={dropdowns ? 'dropdown' : 'label'}
        today={today}
        autoFocus={autoFocus}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        modifiers={{ between: range ?? false, other: other ?? false }}
        modifiersClassNames={{ between: 'is-between', other: 'is-other' }}
      />
      {limit ? <p className="f-calendar-limit">{limit}</p> : null}
    </>
  );
}

/** The month that is shown. It follows a day that is typed meanwhile, and stays where it is while what is typed is none. */
function useShownMonth(chosen: Date | undefined, opening: Date | undefined): readonly [Date | undefined, (month: Date) => void] {
  const [month, setMonth] = useState(opening);
  const [followed, setFollowed] = useState(chosen?.getTime());
  if (chosen && chosen.getTime() !== followed) {
    setFollowed(chosen.getTime());
    setMonth(opening);
  }
  return [month, setMonth];
}

/** `no later than {max}` with the present limits; where there is no such line, or a limit that it names is open, just the limits. */
function limitLine(text: string | undefined, min: string | undefined, max: string | undefined, format: DateFormat): string | undefined {
  const [first, last] = [fieldDate(min, format), fieldDate(max, format)];
  if (text && (last || !text.includes('{max}')) && (first || !text.includes('{min}'))) {
    return text.replace('{min}', first).replace('{max}', last);
  }
  if (first && last) return `From ${first} to ${last}.`;
  return first ? `${first} or later.` : last && `${last} or earlier.`;
}
