import { groupThousands } from '../format/money';

/** A whole amount as it is shown: 1234567 → '1,234,567'. */
export const formatWhole = (value: unknown): string => (typeof value === 'number' && Number.isFinite(value) ? groupThousands(String(Math.trunc(Math.abs(value)))) : '');

/** What was typed or pasted as a whole amount: '$1,234.99' → 1234. Nothing for nothing. */
export function parseWhole(text: string): number | undefined {
  const digits = (text.split('.')[0] ?? '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? undefined : Number(digits);
}
