import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/min';
import { formats, registerFormat } from './rules/formats';

/** Could this number be called? By the numbering plan of its country; a number of North America needs an area code alone (WG-010). */
export const isPhone = (value: string): boolean =>
  formats.phone?.(value) === true && (value.startsWith('+1') || (isPossiblePhoneNumber(value) && isValidPhoneNumber(value)));

/** The rules of all countries, from now on: a page fetches them with its first phone field. */
export const registerPhone = (): void => registerFormat('phone', isPhone);
