import type { WidgetProps } from '@rjsf/utils';
import { Suspense, useState, type ReactNode } from 'react';
import { displayPhone } from '../format/phone';
import { Control } from '../parts/Control';
import { ariaOf, isWrong, optionsOf } from '../parts/field';
import { preloadable } from '../parts/preloadable';
import { TextControl } from '../parts/TextControl';
import { readPhone, showPhone, type NumberBook } from './numbers';

/** If it cannot be fetched, a plain field takes its place (I13). */
export const phone = preloadable(async () => (await import('./PhoneInput')).PhoneInput, PlainPhone);

/** A phone number (WG-010 to WG-014). A box of the same size is shown while the number rules load. */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const [focused, setFocused] = useState(false);
  const waiting = (
    <Control wrong={isWrong(props)} disabled={props.disabled} lead={<span className="f-country" />}>
      <input id={props.id} className="f-input" type="tel" readOnly aria-busy value={displayPhone(props.value)}
        onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} {...ariaOf(props)} />
    </Control>
  );
  return <Suspense fallback={waiting}><phone.Part props={props} focused={focused} /></Suspense>;
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
function PlainPhone({ props }: { readonly props: WidgetProps }): ReactNode {
  const { countries, defaultCountry } = optionsOf(props);
  const only = Array.isArray(countries) ? (countries as readonly string[])[0] : undefined;
  const country = only ?? (typeof defaultCountry === 'string' ? defaultCountry : 'US');
  return (
    <TextControl props={props} type="tel" inputMode="tel" counts={/\d/} text={showPhone(props.value, country, plainBook)}
      onText={(text) => props.onChange(readPhone(text, country, plainBook).value)} />
  );
}
