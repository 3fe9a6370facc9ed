import type { WidgetProps } from '@rjsf/utils';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Control } from '../parts/Control';
import { contextOf, inputOf, isWrong, optionsOf } from '../parts/field';
import { FormattedInput } from '../parts/FormattedInput';
import { readDigits } from '../parts/text';
import { allCountries, book, countryName } from './book';
import { useEarly, type Early } from './early';
import { dialCode, orderCountries, readPhone, showPhone, startCountry } from './numbers';
import { ChevronDown } from 'lucide-react';

/** The country and the number in one box. The value is E.164. */
export function PhoneInput({ props, early }: { readonly props: WidgetProps; readonly early: Early }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { country, countries, setCountry } = useCountry(props);
  const type = (typed: string): void => {
    const phone = readPhone(readDigits(typed), country, book);
    setCountry(countries.includes(phone.country) ? phone.country : country);
    props.onChange(phone.value);
  };
  useEarly(early, input, type);
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
          hasCode={text.startsWith('+')} disabled={props.disabled} onChange={changeCountry} />
      )}>
      <FormattedInput
        ref={input}
        {...inputOf(props)}
        type="tel"
        inputMode="tel"
        autoComplete={optionsOf(props).autocomplete ?? 'tel'}
        text={text}
        placeholder={props.placeholder || undefined}
        onText={type}
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
function useCountry(props: WidgetProps): CountryChoice {
  const { countries: allowed, defaultCountry } = optionsOf(props);
  const { country: lookUp } = contextOf(props).services;
  const countries = useMemo(() =>
    orderCountries(Array.isArray(allowed) ? (allowed as readonly string[]) : allCountries, countryName), [allowed]);
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
  readonly disabled: boolean | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of a phone number, with its dial code. */
function CountrySelect({ label, country, countries, hasCode, disabled, onChange }: CountrySelectProps): ReactNode {
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
