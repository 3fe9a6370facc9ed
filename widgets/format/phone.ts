/** Formats a phone number: '+15555550100' → '555-555-0100'; others in groups after the country code. */
export function displayPhone(value: unknown): string {
  if (typeof value !== 'string') return '';
  const digits = value.replace(/\D/g, '');
  if (/^\+?1\d{10}$/.test(value) || /^\d{10}$/.test(value)) return groupUs(digits.slice(-10));
  if (/^\+27\d{9}$/.test(value)) return `+27 ${digits.slice(2, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
  return value;
}

/** More than digits and what stands between them (dashes, minus signs, dots, bullets): letters, an extension (`x12`, `#12`). */
export const hasWords = (text: string): boolean => /[^\d\s+()./\p{Pd}\u2212\u00b7\u2022]/u.test(text);

/** What comes along when a number is copied out of a link or a sentence: `tel:`, and a comma, semicolon or quotation marks around it. */
const around = /^\s*(?:tel:|["'\u2018-\u201d])|[,;"'\u2018-\u201d\s]+$/giu;
/** A number from abroad as it is dialled there: `00`, from North America `011`, stands for the plus. No national number begins so. */
const fromAbroad = (isAmerican: boolean): RegExp => (isAmerican ? /^\s*(?:00|011)(?=\D*[1-9])/u : /^\s*00(?=\D*[1-9])/u);
/** What was typed or pasted → the number alone, with a plus where it is one from abroad. */
export const plainNumber = (text: string, isAmerican: boolean): string =>
  text.replace(around, '').replace(fromAbroad(isAmerican), '+');

/** National US digits, whole or in part: '5555550' → '555-555-0'. */
export const groupUs = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
