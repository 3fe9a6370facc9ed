import type { WidgetProps } from '@rjsf/utils';
import { ChevronDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Control } from '../parts/Control';
import { ariaOf, contextOf, isWrong, optionsOf } from '../parts/field';
import { caretAfter, countMatching } from '../parts/text';
import { allCountries, book, countryName } from './book';
import { dialCode, orderCountries, readPhone, showPhone, startCountry } from './numbers';

/** The country and the number in one box. The value is E.164. */
export default function PhoneInput({ props, focused }: { readonly props: WidgetProps; readonly focused: boolean }): ReactNode {
  const { countries: allowed, defaultCountry } = optionsOf(props);
  const { country: lookUp } = contextOf(props).services;
  const countries = useMemo(() => orderCountries(Array.isArray(allowed) ? (allowed as readonly string[]) : allCountries, countryName), [allowed]);
  const fixed = typeof defaultCountry === 'string' ? defaultCountry : undefined;
  const [hint, setHint] = useState<string | undefined>(fixed);
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const country = picked ?? startCountry(props.value, hint, countries, book);

  useEffect(() => {
    if (fixed !== undefined || countries.length === 1) return undefined;
    let here = true;
    lookUp.detect().then((found) => { if (here) setHint(found); }, () => undefined);
    return () => { here = false; };
  }, [fixed, countries.length, lookUp]);
  useEffect(() => { if (focused) input.current?.focus(); }, [focused]);
  useLayoutEffect(() => {
    if (caret.current === undefined || !input.current) return;
    const place = caretAfter(input.current.value, caret.current, /[\d+]/);
    caret.current = undefined;
    input.current.setSelectionRange(place, place);
  });

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const phone = readPhone(currentTarget.value, country, book);
    const at = currentTarget.selectionStart ?? currentTarget.value.length;
    // A caret at the end stays there, also when the dial code is written in front of what was typed.
    caret.current = at < currentTarget.value.length ? countMatching(currentTarget.value.slice(0, at), /[\d+]/) : undefined;
    setPicked(countries.includes(phone.country) ? phone.country : country);
    props.onChange(phone.value);
  };
  const change = (next: string): void => {
    setPicked(next);
    props.onChange(dialCode(next, book));
    input.current?.focus();
  };
  const text = showPhone(props.value, country, book);
  return (
    <Control
      wrong={isWrong(props)}
      disabled={props.disabled}
      fixed={props.readonly}
      lead={(
        <span className="f-country">
          <span aria-hidden>{text.startsWith('+') ? country : `${country} ${dialCode(country, book)}`}</span>
          {countries.length > 1 && !props.readonly ? (
            <>
              <ChevronDown className="f-icon" size={16} aria-hidden />
              <select aria-label={`${props.label}: country`} value={country} disabled={props.disabled} onChange={({ currentTarget }) => change(currentTarget.value)} autoComplete="off">
                {countries.map((each) => <option key={each} value={each}>{countryName(each)} {dialCode(each, book)}</option>)}
              </select>
            </>
          ) : null}
        </span>
      )}
    >
      <input
        ref={input}
        id={props.id}
        name={props.htmlName ?? props.id}
        className="f-input"
        type="tel"
        inputMode="tel"
        autoComplete={optionsOf(props).autocomplete ?? 'tel'}
        value={text}
        placeholder={props.placeholder || undefined}
        onChange={type}
        onBlur={() => props.onBlur(props.id, props.value)}
        onFocus={() => props.onFocus(props.id, props.value)}
        disabled={props.disabled}
        readOnly={props.readonly}
        {...ariaOf(props)}
      />
    </Control>
  );
}
