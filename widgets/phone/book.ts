import metadata from 'libphonenumber-js/min/metadata';
import { formatPhoneNumberIntl, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumber,
  type Country } from 'react-phone-number-input/core';
import { isPhone, registerPhone } from '#engine/phone';
import type { Numbers } from './numbers';

const isKnown = (country: string): country is Country => isSupportedCountry(country as Country, metadata);
const code = (country: string): string => (isKnown(country) ? getCountryCallingCode(country, metadata) : '1');

/** The number rules of react-phone-number-input (the small metadata). Its `/input` would bring its field as well, 10 KiB. */
export const numbers: Numbers = {
  countries: getCountries(metadata),
  book: {
    callingCode: code,
    parse: (text, country) => {
      const found = isKnown(country)
        ? parsePhoneNumber(text.startsWith('+') ? text : `+${code(country)}${text.replace(/^0+/, '')}`, metadata) : undefined;
      return found ? { number: found.number, country: found.country } : undefined;
    },
    isWhole: isPhone,
    international: (number) => formatPhoneNumberIntl(number as Parameters<typeof formatPhoneNumberIntl>[0], metadata),
  },
};
registerPhone();
