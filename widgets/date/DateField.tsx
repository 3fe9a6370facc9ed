import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Calendar } from 'lucide-react';
import { isDay } from '#engine';
import { Control } from '../parts/Control';
import { isComposing } from '../parts/composing';
import { ariaOf, hintOf, isWrong, optionsOf } from '../parts/field';
import { FormattedInput } from '../parts/FormattedInput';
import { onFirstClick } from '../parts/onFirstClick';
import { useAfterPointerUp } from '../parts/useAfterPointerUp';
import { useHydrated } from '../parts/useHydrated';
import { CalendarPanel } from './CalendarPanel';
import { formatOf, typed, toText, toValue } from './text';
import type { DateFormat } from '../format/dates';

interface DateFieldProps {
  readonly props: WidgetProps;
  readonly value: unknown;
  readonly onValue: (value: string | undefined) => void;
}

/** A date that can be typed or chosen from a calendar. */
export function DateField({ props, value, onValue }: DateFieldProps): ReactNode {
  const { autocomplete } = optionsOf(props);
  const format = formatOf(optionsOf(props).format);
  const draft = useDateDraft(value, format, onValue);
  const input = useRef<HTMLInputElement>(null);
  const locked = props.disabled === true || props.readonly === true;
  const { opener, setOpener, close } = useOpener(input);
  const isOpen = opener !== undefined && !locked;
  const afterPress = useAfterPointerUp({ isBeforeAnswer: true });
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    afterPress(() => setOpener(undefined));
    draft.commit();
    props.onBlur(props.id, props.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const isInput = event.target === input.current;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (isInput && event.key === 'Enter') draft.commit();
    else if (isInput && event.key === 'ArrowDown') {
      event.preventDefault();
      setOpener('button');
    }
  };
  const pick = (day: string): void => {
    draft.pick(day);
    close();
  };
  const { aria, spoken } = withSpokenFormat(props, format);
  return (
    <div className="f-date" onBlur={leave} onKeyDown={onKeyDown}>
      <Control wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly}
        lead={!locked && <CalendarButton label={props.label} isOpen={isOpen} onPress={() => (isOpen ? close() : setOpener('button'))} />}>
        <FormattedInput
          ref={input}
          id={props.id}
          name={props.htmlName ?? props.id}
          inputMode="numeric"
          autoComplete={autocomplete ?? 'off'}
          text={draft.text}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          onText={(text, before) => draft.type(typed(before, text, format))}
          onClick={() => { if (!isOpen) setOpener('field'); }}
          onFocus={() => props.onFocus(props.id, props.value)}
          {...aria}
        />
      </Control>
      {spoken}
      {isOpen && <CalendarPanel props={props} value={value} autoFocus={opener === 'button'} onPick={pick} />}
    </div>
  );
}

/** What opened the calendar: only the button moves the focus into it. Closing it leads back to the field. */
function useOpener(input: RefObject<HTMLInputElement | null>) {
  const [opener, setOpener] = useState<'field' | 'button' | undefined>(undefined);
  const close = (): void => {
    setOpener(undefined);
    input.current?.focus();
  };
  return { opener, setOpener, close };
}

/** Eyes see the format in the calendar and as they type. Who hears the field is told it, unless the hint does. */
function withSpokenFormat(props: WidgetProps, format: DateFormat) {
  const aria = ariaOf(props);
  if (hintOf(props.schema.description, optionsOf(props)).toUpperCase().includes(format.toUpperCase())) return { aria };
  const id = `${props.id}-format`;
  const by = [aria['aria-describedby'], id].filter(Boolean).join(' ');
  return { aria: { ...aria, 'aria-describedby': by }, spoken: <span id={id} hidden>{format}</span> };
}

interface CalendarButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the calendar of a date field. */
function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps): ReactNode {
  return (
    <button type="button" className="f-date-button" aria-label={`Calendar for ${label}`} aria-haspopup="dialog" aria-expanded={isOpen}
      disabled={!useHydrated()} onClick={onFirstClick(onPress)}>
      <Calendar size={20} aria-hidden />
    </button>
  );
}

/**
 * The text of a date field. A whole date that is being retyped stays the answer until the new one is whole or the field is left,
 * so that the answers that depend on it are not cleared meanwhile.
 */
function useDateDraft(value: unknown, format: DateFormat, onValue: (value: string | undefined) => void) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return {
    text: draft ?? toText(value, format),
    type(text: string): void {
      const next = toValue(text, format);
      const isPartial = next !== undefined && !isDay(next) && isDay(value);
      setDraft(isPartial ? text : undefined);
      if (!isPartial) onValue(next);
    },
    commit(): void {
      if (draft !== undefined) onValue(toValue(draft, format));
      setDraft(undefined);
    },
    pick(day: string): void {
      setDraft(undefined);
      onValue(day);
    },
  };
}
