import { groupUs, hasWords } from '../format/phone';

const most = 10;

/**
 * Typed or pasted text → the ten digits of a US number, without a leading 1; more than ten are cut (WG-010). A number
 * of another country is kept unchanged, so that the rules refuse it. Undefined for blank text.
 */
export function readUsPhone(text: string): { readonly value: string | undefined; readonly cut: boolean } {
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
