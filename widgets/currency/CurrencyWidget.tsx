import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { currencySymbol, groupThousands } from '../format/money';
import { optionsOf } from '../parts/field';
import { TextControl } from '../parts/TextControl';

/** A whole amount, shown in groups of thousands; the value is a number. Any other text is kept as it is (SV-055). */
export function CurrencyWidget(props: WidgetProps): ReactNode {
  const shown = formatWhole(props.value);
  return (
    <TextControl
      props={props}
      inputMode="numeric"
      counts={/\p{Nd}/u}
      prefix={currencySymbol(optionsOf(props).currency)}
      text={shown}
      onText={(text) => props.onChange(parseWhole(text, shown))}
    />
  );
}

/** Formats a whole amount: 1234567 → '1,234,567'. Any other text is unchanged (SV-055). */
export function formatWhole(value: unknown): string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? groupThousands(String(value)) : String(value);
  return typeof value === 'string' ? value : '';
}

/**
 * Parses typed or pasted text as a whole amount: '1,234' → 1234, '$7,500.00' → 7500. `before` is the previous text: if it is an
 * amount, its commas follow as digits are added and removed. '-5', '1.5' and '12,34' are not amounts: the text is kept, and the
 * rules refuse it (SV-055).
 */
export function parseWhole(text: string, before = ''): number | string | undefined {
  const bare = text.trim().replace(/^(?:[$€£]|R(?=[\s\d]))\s*/, '').replace(/(\d)\s(?=\d)/g, '$1');
  // No cents, as they are copied. Where they are typed, '1.00' may go on to '1.000'.
  const tidy = inserted(before, bare).length > 1 ? bare.replace(/\.00$/, '') : bare;
  if (tidy === '') return text.trim() === '' ? undefined : text;
  const digits = isGrouped(before) && /^\d*$/.test(inserted(before, tidy)) ? tidy.replaceAll(',', '') : isGrouped(tidy)
    ? tidy.replaceAll(',', '') : tidy;
  if (digits === '') return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}
const isGrouped = (text: string): boolean => /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text);

/** The text that an edit inserted: what is left between the common start and the common end. */
function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.slice(head, after.length - tail);
}
