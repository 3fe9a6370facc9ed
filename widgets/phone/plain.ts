import { displayPhone } from '../format/phone';
import type { Numbers } from './numbers';

const codes: Readonly<Record<string, string>> = { US: '1', ZA: '27' };
const codeOf = (country: string): string => codes[country] ?? '1';

/** Numbers without the library, of the two countries that are sold in: a leading zero is dropped, and the dial code added. */
export const plain: Numbers = {
  countries: Object.keys(codes),
  book: {
    callingCode: codeOf,
    parse: (text, country) => (text.startsWith('+')
      ? { number: text, country: Object.keys(codes).find((one) => text.startsWith(`+${codeOf(one)}`)) }
      : { number: `+${codeOf(country)}${text.replace(/^0/, '')}`, country }),
    isWhole: (number) => /^\+27[1-9]\d{8}$/.test(number),
    international: (number) => (/^\+27\d{9}$/.test(number) ? displayPhone(number) : ''),
  },
};
