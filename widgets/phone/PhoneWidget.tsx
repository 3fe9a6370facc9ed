import type { WidgetProps } from '@rjsf/utils';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { Control } from '../parts/Control';
import { contextOf, inputOf, isWrong, optionsOf } from '../parts/field';
import { FormattedInput } from '../parts/FormattedInput';
import { readDigits } from '../parts/text';
import {
  countryName, dialCode, orderCountries, readPhone, showPhone, startCountry, type NumberBook, type Numbers,
} from './numbers';
import { useNumbers } from './useNumbers';

/** A phone number (WG-010 to WG-014): the country and the number in one box. The value is E.164. */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const numbers = useNumbers();
  const { book } = numbers;
  const { country, countries, setCountry } = useCountry(props, numbers);
  const type = (typed: string): void => {
    const phone = readPhone(readDigits(typed), country, book);
    setCountry(countries.includes(phone.country) ? phone.country : country);
    props.onChange(phone.value);
  };
  const isTyped = useRef(false);
  const readAgain = useEffectEvent(() => { if (isTyped.current && input.current) type(input.current.value); });
  // What was typed while the rules were on their way is read by them.
  useEffect(() => readAgain(), [numbers]);
  const changeCountry = (next: string): void => {
    setCountry(next);
    props.onChange(dialCode(next, book));
    input.current?.focus();
  };
  const text = showPhone(props.value, country, book);
  return (
    <Control wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly}
      lead={(
        <CountrySelect label={`${props.label}: country`} country={country} countries={props.readonly ? [country] : countries}
          book={book} hasCode={text.startsWith('+')} disabled={props.disabled} onChange={changeCountry} />
      )}>
      <FormattedInput
        ref={input}
        {...inputOf(props)}
        type="tel"
        inputMode="tel"
        autoComplete={optionsOf(props).autocomplete ?? 'tel'}
        text={text}
        placeholder={props.placeholder || undefined}
        onText={(typed) => {
          isTyped.current = true;
          type(typed);
        }}
        counts={/[\p{Nd}+]/u}
        readOnly={props.readonly}
      />
    </Control>
  );
}

interface CountryChoice {
  readonly country: string;
  readonly countries: readonly string[];
  readonly setCountry: (country: string) => void;
}

/** The country of a phone field: the one chosen or typed, else that of the number, else the visitor's (WG-013). */
function useCountry(props: WidgetProps, { book, countries: all }: Numbers): CountryChoice {
  const { countries: allowed, defaultCountry } = optionsOf(props);
  const { country: lookUp } = contextOf(props).services;
  const countries = useMemo(() =>
    orderCountries(Array.isArray(allowed) ? (allowed as readonly string[]) : all), [allowed, all]);
  const fixed = typeof defaultCountry === 'string' ? defaultCountry : undefined;
  const [detected, setDetected] = useState<string | undefined>(fixed);
  const [picked, setCountry] = useState<string | undefined>(undefined);

  useEffect(() => {
    if (fixed !== undefined || countries.length === 1) return undefined;
    let isMounted = true;
    lookUp.detect().then((found) => { if (isMounted) setDetected(found); }, () => undefined);
    return () => { isMounted = false; };
  }, [fixed, countries.length, lookUp]);

  return { country: picked ?? startCountry(props.value, detected, countries, book), countries, setCountry };
}

interface CountrySelectProps {
  readonly label: string;
  readonly country: string;
  /** With one country there is nothing to choose. */
  readonly countries: readonly string[];
  /** The number already begins with its dial code. */
  readonly hasCode: boolean;
  readonly book: NumberBook;
  readonly disabled: boolean | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of a phone number, with its dial code. */
function CountrySelect({ label, country, countries, hasCode, book, disabled, onChange }: CountrySelectProps): ReactNode {
  return (
    <span className="f-country">
      <span aria-hidden>{hasCode ? country : `${country} ${dialCode(country, book)}`}</span>
      {countries.length > 1 && (
        <>
          <ChevronDown className="f-icon" size={16} aria-hidden />
          <select aria-label={label} value={country} disabled={disabled} onChange={({ currentTarget }) => onChange(currentTarget.value)}
            autoComplete="off">
            {countries.map((each) => <option key={each} value={each}>{countryName(each)} {dialCode(each, book)}</option>)}
          </select>
        </>
      )}
    </span>
  );
}
