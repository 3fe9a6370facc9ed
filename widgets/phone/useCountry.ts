import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useMemo, useState } from 'react';
import { contextOf, optionsOf } from '../parts/field';
import { allCountries, book, countryName } from './book';
import { orderCountries, startCountry } from './numbers';

interface CountryChoice {
  readonly country: string;
  readonly countries: readonly string[];
  readonly setCountry: (country: string) => void;
}

/** The country of a phone field: the one chosen or typed, else that of the number, else the visitor's (WG-013). */
export function useCountry(props: WidgetProps): CountryChoice {
  const { countries: allowed, defaultCountry } = optionsOf(props);
  const { country: lookUp } = contextOf(props).services;
  const countries = useMemo(() =>
    orderCountries(Array.isArray(allowed) ? (allowed as readonly string[]) : allCountries, countryName), [allowed]);
  const fixed = typeof defaultCountry === 'string' ? defaultCountry : undefined;
  const [detected, setDetected] = useState<string | undefined>(fixed);
  const [picked, setCountry] = useState<string | undefined>(undefined);

  useEffect(() => {
    if (fixed !== undefined || countries.length === 1) return undefined;
    let isMounted = true;
    lookUp.detect().then((found) => { if (isMounted) setDetected(found); }, () => undefined);
    return () => { isMounted = false; };
  }, [fixed, countries.length, lookUp]);

  return { country: picked ?? startCountry(props.value, detected, countries, book), countries, setCountry };
}
