import type { WidgetProps } from '@rjsf/utils';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { displayPhone } from '../format/phone';
import { Control } from '../parts/Control';
import { inputOf, isWrong, optionsOf } from '../parts/field';
import { preloadable } from '../parts/preloadable';
import { readDigits } from '../parts/text';
import { TextControl } from '../parts/TextControl';
import { useEarly, type Early } from './early';
import { readPhone, showPhone, type NumberBook } from './numbers';

interface PartProps { readonly props: WidgetProps; readonly early: Early }

/** If it cannot be fetched, a plain field takes its place (I13). */
export const phone = preloadable<PartProps>(async () => (await import('./PhoneInput')).PhoneInput, PlainPhone);

/** A phone number (WG-010 to WG-014). A box of the same size takes what is typed while the number rules load. */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const [early, setEarly] = useState<Early>({ hasFocus: false });
  const has = (news: Partial<Early>): void => setEarly((before) => ({ ...before, ...news }));
  const waiting = (
    <Control wrong={isWrong(props)} disabled={props.disabled} fixed={props.readonly} lead={<span className="f-country" />}>
      <input {...inputOf(props)} className="f-input" type="tel" inputMode="tel" aria-busy readOnly={props.readonly}
        autoComplete={optionsOf(props).autocomplete ?? 'tel'} value={early.text ?? displayPhone(props.value)}
        onChange={({ currentTarget }) => has({ text: currentTarget.value })}
        onFocus={() => has({ hasFocus: true })} onBlur={() => has({ hasFocus: false })} />
    </Control>
  );
  return <Suspense fallback={waiting}><phone.Part props={props} early={early} /></Suspense>;
}

const codes: Readonly<Record<string, string>> = { US: '1', ZA: '27' };
/** Parses numbers without the library: drops a leading zero and adds the dial code. */
export const plainBook: NumberBook = {
  callingCode: (country) => codes[country] ?? '1',
  parse: (text, country) =>
    (text.startsWith('+') ? { number: text } : { number: `+${codes[country] ?? '1'}${text.replace(/^0/, '')}`, country }),
  isWhole: (number) => /^\+27[1-9]\d{8}$/.test(number),
  international: () => '',
};

/** The phone field when the number rules cannot be fetched: one box, one country, the same value. */
function PlainPhone({ props, early }: PartProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { countries, defaultCountry } = optionsOf(props);
  const only = Array.isArray(countries) ? (countries as readonly string[])[0] : undefined;
  const country = only ?? (typeof defaultCountry === 'string' ? defaultCountry : 'US');
  const type = (text: string): void => props.onChange(readPhone(text, country, plainBook).value);
  useEarly(early, input, (text) => type(readDigits(text)));
  return (
    <TextControl ref={input} props={props} type="tel" inputMode="tel" counts={/\d/} text={showPhone(props.value, country, plainBook)}
      onText={type} />
  );
}
