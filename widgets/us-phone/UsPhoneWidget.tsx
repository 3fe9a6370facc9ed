import type { WidgetProps } from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { Notice } from '../parts/Notice';
import { TextControl } from '../parts/TextControl';
import { groupUs, hasWords, plainNumber } from '../format/phone';

/** A US phone number without its country code: the value is ten digits, shown with dashes (RN-049). */
export function UsPhoneWidget(props: WidgetProps): ReactNode {
  const [cut, setCut] = useState(false);
  const type = (text: string): void => {
    const read = readUsPhone(text);
    setCut(read.cut);
    props.onChange(read.value);
  };
  return (
    <>
      <TextControl props={props} type="tel" inputMode="tel" autoComplete="tel-national" counts={/\p{Nd}/u} text={showUsPhone(props.value)}
        onText={type} />
      <Notice text={cut ? 'Only the first 10 digits are kept.' : ''} />
    </>
  );
}

const most = 10;

/**
 * Typed or pasted text → the ten digits of a US number, without a leading 1; more than ten are cut (WG-010). A number
 * of another country is kept unchanged, so that the rules refuse it. Undefined for blank text.
 */
export function readUsPhone(typed: string): { readonly value: string | undefined; readonly cut: boolean } {
  const text = plainNumber(typed, true);
  if (hasWords(text)) return { value: text.trim(), cut: false };
  const digits = text.replace(/\D/g, '');
  const international = text.trim().startsWith('+');
  if (international && (digits === '' || digits === '1' || !digits.startsWith('1'))) return { value: `+${digits}`, cut: false };
  const national = (international || digits.length > most) && digits.startsWith('1') ? digits.slice(1) : digits;
  return { value: national.slice(0, most) || undefined, cut: national.length > most };
}

/** Formats the value while it is typed: '555-123-4' (RN-049); text that is not a US number is unchanged. */
export function showUsPhone(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d{1,10}$/.test(text) ? groupUs(text) : text;
}
