import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { book, countryName } from './book';
import { dialCode } from './numbers';

interface CountrySelectProps {
  readonly label: string;
  readonly country: string;
  /** With one country there is nothing to choose. */
  readonly countries: readonly string[];
  /** The number already begins with its dial code. */
  readonly hasCode: boolean;
  readonly disabled: boolean | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of a phone number, with its dial code. */
export function CountrySelect({ label, country, countries, hasCode, disabled, onChange }: CountrySelectProps): ReactNode {
  return (
    <span className="f-country">
      <span aria-hidden>{hasCode ? country : `${country} ${dialCode(country, book)}`}</span>
      {countries.length > 1 && (
        <>
          <ChevronDown className="f-icon" size={16} aria-hidden />
          <select aria-label={label} value={country} disabled={disabled} onChange={({ currentTarget }) => onChange(currentTarget.value)}
            autoComplete="off">
            {countries.map((each) => <option key={each} value={each}>{countryName(each)} {dialCode(each, book)}</option>)}
          </select>
        </>
      )}
    </span>
  );
}
