import type { WidgetProps } from '@rjsf/utils';
import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { isDay } from '../format/dates';
import { Control } from '../parts/Control';
import { ariaOf, contextOf, isWrong, optionsOf } from '../parts/field';
import { keepRoom } from './room';
import { formatOf, toText, toValue, typed } from './text';

/** Fetches the calendar ahead of the click. */
export const loadCalendar = (): Promise<typeof import('./Calendar')> => import('./Calendar');
const Calendar = lazy(loadCalendar);

interface DateFieldProps {
  readonly props: WidgetProps;
  readonly value: unknown;
  readonly onValue: (value: string | undefined) => void;
}

/** A date that can be typed, with a calendar for those who would rather point. */
export function DateField({ props, value, onValue }: DateFieldProps): ReactNode {
  const { format: wanted, range, limitText, dropdowns, autocomplete, zone } = optionsOf(props);
  const format = formatOf(wanted);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState<'field' | 'button' | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const text = draft ?? toText(value, format);
  const locked = props.disabled || props.readonly;
  const shown = open !== undefined && !locked;

  useEffect(() => (shown && panel.current ? keepRoom(panel.current) : undefined), [shown]);

  /** A whole date that is being retyped stays the answer until the new one is whole or the field is left: its dependants are not cleared on the way. */
  const report = (next: string): void => {
    const made = toValue(next, format);
    const half = made !== undefined && !isDay(made) && isDay(value);
    setDraft(half ? next : undefined);
    if (!half) onValue(made);
  };
  const settle = (): void => {
    if (draft !== undefined) onValue(toValue(draft, format));
    setDraft(undefined);
  };
  const close = (): void => {
    setOpen(undefined);
    input.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(undefined);
    settle();
    props.onBlur(props.id, props.value);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.target === input.current && event.key === 'Enter') settle();
    else if (event.target === input.current && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen('button');
    }
  };
  const siblings = (typeof range === 'object' && range !== null ? range : {}) as { readonly from?: string; readonly to?: string };
  const beside = (name: string | undefined): unknown => (name ? contextOf(props).beside(props.id, name) : undefined);
  const window = props.schema.window as { readonly zone?: string } | undefined;
  return (
    <div className="f-date" onBlur={leave} onKeyDown={keys}>
      <Control
        wrong={isWrong(props)}
        disabled={props.disabled}
        fixed={props.readonly}
        lead={locked ? undefined : (
          <button
            type="button"
            className="f-date-button"
            aria-label={`Calendar for ${props.label}`}
            aria-haspopup="dialog"
            aria-expanded={shown}
            onPointerEnter={() => void loadCalendar().catch(() => undefined)}
            onClick={() => (shown ? close() : setOpen('button'))}
          >
            <CalendarIcon size={20} aria-hidden />
          </button>
        )}
      >
        <input
          ref={input}
          id={props.id}
          name={props.htmlName ?? props.id}
          className="f-input"
          inputMode="numeric"
          autoComplete={autocomplete ?? 'off'}
          value={text}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => report(typed(text, currentTarget.value, format))}
          onClick={() => { if (!shown) setOpen('field'); }}
          onFocus={() => { void loadCalendar().catch(() => undefined); props.onFocus(props.id, props.value); }}
          {...ariaOf(props)}
        />
      </Control>
      {shown ? (
        <div ref={panel} className="f-date-panel" role="dialog" aria-label={`Choose ${props.label.toLowerCase()}`} tabIndex={-1}>
          <Suspense fallback={<div className="f-date-waiting" />}>
            <Calendar
              key={open}
              value={value}
              min={day(props.schema.formatMinimum)}
              max={day(props.schema.formatMaximum)}
              from={beside(siblings.from)}
              to={beside(siblings.to)}
              zone={zone ?? window?.zone}
              format={format}
              limitText={typeof limitText === 'string' ? limitText : undefined}
              dropdowns={dropdowns === true}
              autoFocus={open === 'button'}
              onPick={(chosen) => { setDraft(undefined); onValue(chosen); close(); }}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
const day = (value: unknown): string | undefined => (isDay(value) ? value : undefined);
