import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Control } from '../parts/Control';
import { inputOf, isWrong, optionsOf } from '../parts/field';
import { useCaret } from '../parts/useCaret';
import { book } from './book';
import { CountrySelect } from './CountrySelect';
import { dialCode, readPhone, showPhone } from './numbers';
import { useCountry } from './useCountry';

/** The country and the number in one box. The value is E.164. */
export default function PhoneInput({ props, focused }: { readonly props: WidgetProps; readonly focused: boolean }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { country, countries, setCountry } = useCountry(props);
  const keepCaret = useCaret(/[\d+]/);
  useEffect(() => { if (focused) input.current?.focus(); }, [focused]);

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const phone = readPhone(currentTarget.value, country, book);
    keepCaret(currentTarget);
    setCountry(countries.includes(phone.country) ? phone.country : country);
    props.onChange(phone.value);
  };
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
      <input
        ref={input}
        {...inputOf(props)}
        className="f-input"
        type="tel"
        inputMode="tel"
        autoComplete={optionsOf(props).autocomplete ?? 'tel'}
        value={text}
        placeholder={props.placeholder || undefined}
        onChange={type}
        readOnly={props.readonly}
      />
    </Control>
  );
}
