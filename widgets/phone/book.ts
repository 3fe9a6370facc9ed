import { formatPhoneNumberIntl, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumber,
  type Country } from 'react-phone-number-input/input';
import { isPhone, registerPhone } from '#engine/phone';
import type { Numbers } from './numbers';

const code = (country: string): string => (isSupportedCountry(country as Country) ? getCountryCallingCode(country as Country) : '1');

/** The number rules of react-phone-number-input (the small metadata). */
export const numbers: Numbers = {
  countries: getCountries(),
  book: {
    callingCode: code,
    parse: (text, country) => {
      const found = isSupportedCountry(country as Country)
        ? parsePhoneNumber(text.startsWith('+') ? text : `+${code(country)}${text.replace(/^0+/, '')}`) : undefined;
      return found ? { number: found.number, country: found.country } : undefined;
    },
    isWhole: isPhone,
    international: (number) => formatPhoneNumberIntl(number as Parameters<typeof formatPhoneNumberIntl>[0]),
  },
};
registerPhone();
