import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';
import type { NumberBook } from './numbers';
import { readPhone, showPhone } from './numbers';

const codes: Readonly<Record<string, string>> = { US: '1', ZA: '27' };
/** Parses numbers without the library: drops a leading zero and adds the dial code. */
export const plainBook: NumberBook = {
  callingCode: (country) => codes[country] ?? '1',
  parse: (text, country) =>
    (text.startsWith('+') ? { number: text } : { number: `+${codes[country] ?? '1'}${text.replace(/^0/, '')}`, country }),
  international: () => '',
};

/** The phone field when the number rules cannot be fetched: one box, one country, the same value. */
export function PlainPhone({ props }: { readonly props: WidgetProps }): ReactNode {
  const { countries, defaultCountry } = optionsOf(props);
  const only = Array.isArray(countries) ? (countries as readonly string[])[0] : undefined;
  const country = only ?? (typeof defaultCountry === 'string' ? defaultCountry : 'US');
  return (
    <TextControl props={props} type="tel" inputMode="tel" counts={/\d/} text={showPhone(props.value, country, plainBook)}
      onText={(text) => props.onChange(readPhone(text, country, plainBook).value)} />
  );
}
