/** Formats a phone number: '+15555550100' → '555-555-0100'; others in groups after the country code. */
export function displayPhone(value: unknown): string {
  if (typeof value !== 'string') return '';
  const digits = value.replace(/\D/g, '');
  if (/^\+?1\d{10}$/.test(value) || /^\d{10}$/.test(value)) return groupUs(digits.slice(-10));
  if (/^\+27\d{9}$/.test(value)) return `+27 ${digits.slice(2, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  return value;
}

/** More than digits and what stands between them: letters, an extension (`x12`, `#12`). */
export const hasWords = (text: string): boolean => /[^\d\s+()./\u2010-\u2015-]/u.test(text);

/** National US digits, whole or in part: '5555550' → '555-555-0'. */
export const groupUs = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
