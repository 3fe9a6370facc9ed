import { groupUs } from '../format/phone';

const most = 10;

/**
 * What was typed or pasted → the ten digits of a US number, without a leading 1; more than ten are not kept (WG-010). A number
 * of another country is kept as it stands, so that it is told rather than cut into a wrong one. Nothing for nothing.
 */
export function readUsPhone(text: string): { readonly value: string | undefined; readonly cut: boolean } {
  const digits = text.replace(/\D/g, '');
  const international = text.trim().startsWith('+');
  if (international && (digits === '' || digits === '1' || !digits.startsWith('1'))) return { value: `+${digits}`, cut: false };
  const national = (international || digits.length > most) && digits.startsWith('1') ? digits.slice(1) : digits;
  return { value: national.slice(0, most) || undefined, cut: national.length > most };
}

/** How the value reads while it is typed: '555-123-4' (RN-049); what is no US number stays as it is. */
export function showUsPhone(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d{1,10}$/.test(text) ? groupUs(text) : text;
}
