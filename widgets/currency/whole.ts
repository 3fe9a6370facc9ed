import { groupThousands } from '../format/money';

/** A whole amount as it is shown: 1234567 → '1,234,567'. What is no whole positive amount stays as it is (SV-055). */
export function formatWhole(value: unknown): string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? groupThousands(String(value)) : String(value);
  return typeof value === 'string' ? value : '';
}

/**
 * What was typed or pasted, as a whole amount: '1,234' → 1234, '$7,500' → 7500. `before` is the text until now: while it is an
 * amount, digits may come and go and its commas follow. '-5', '1.5' and '12,34' are no amounts: the text stays and can be judged (SV-055).
 */
export function parseWhole(text: string, before = ''): number | string | undefined {
  const tidy = text.trim().replace(/^(?:[$€£]|R(?=[\s\d]))\s*/, '').replace(/(\d)\s(?=\d)/g, '$1');
  if (tidy === '') return text.trim() === '' ? undefined : text;
  const digits = isGrouped(before) && /^\d*$/.test(inserted(before, tidy)) ? tidy.replaceAll(',', '') : isGrouped(tidy)
    ? tidy.replaceAll(',', '') : tidy;
  if (digits === '') return undefined;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}
const isGrouped = (text: string): boolean => /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text);

/** What an edit put in: the part between what both texts begin and end with. */
function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.slice(head, after.length - tail);
}
