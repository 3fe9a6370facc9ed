import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';
import type { NumberBook } from './numbers';
import { readPhone, showPhone } from './numbers';

const codes: Readonly<Record<string, string>> = { US: '1', ZA: '27' };
/** What is known of numbers without the library: a leading zero is the country's own, and the rest follows the dial code. */
export const plainBook: NumberBook = {
  callingCode: (country) => codes[country] ?? '1',
  parse: (text, country) =>
    (text.startsWith('+') ? { number: text } : { number: `+${codes[country] ?? '1'}${text.replace(/^0/, '')}`, country }),
  international: () => '',
};

/** The phone field on a bad line, when the rules of the world's numbers cannot be fetched: one box, one country, the same value. */
export function PlainPhone({ props }: { readonly props: WidgetProps }): ReactNode {
  const { countries, defaultCountry } = optionsOf(props);
  const only = Array.isArray(countries) ? (countries as readonly string[])[0] : undefined;
  const country = only ?? (typeof defaultCountry === 'string' ? defaultCountry : 'US');
  return (
    <TextControl props={props} type="tel" inputMode="tel" counts={/\d/} text={showPhone(props.value, country, plainBook)}
      onText={(text) => props.onChange(readPhone(text, country, plainBook).value)} />
  );
}
