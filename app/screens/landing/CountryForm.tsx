import { useId, useMemo, type RefObject } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { LandingContent } from '#schemas/line';
import { countries } from '#schemas/fragments/countries';
import { useHydrated } from '#widgets/parts/useHydrated';
import { Icon } from '../../illustrations/Icon';

interface CountryFormProps {
  readonly asked: NonNullable<LandingContent['country']>;
  readonly action: string;
  readonly country: string;
  /** The button was pressed without a country. */
  readonly missing: boolean;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly onCountry: (country: string) => void;
  readonly onGo: () => void;
}

/** Every country, ours on top and none chosen (C-54, WG-023), and two buttons that do the same (VC-004). */
export function CountryForm({ asked, action, country, missing, select, onCountry, onGo }: CountryFormProps) {
  const id = useId();
  const isReady = useHydrated();
  // The browser's own names of countries, which are not those of the server.
  const list = useMemo(() => (isReady ? countries(asked.only) : []), [asked.only, isReady]);
  return (
    <div className="hero-form country-form">
      <label htmlFor={id}>{asked.label}</label>
      <div className={missing ? 'country-select wrong-field' : 'country-select'}>
        <select id={id} ref={select} name="country" autoComplete="country" required value={country} disabled={!isReady}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onCountry(currentTarget.value)}>
          <option value="" disabled>{asked.placeholder}</option>
          {list.map(({ value, title }) => <option key={value} value={value}>{title}</option>)}
        </select>
        <ChevronDown size={20} aria-hidden />
      </div>
      <p className="country-error" id={`${id}-error`} role="alert">
        {missing && <><CircleAlert size={18} aria-hidden />{asked.missing}</>}
      </p>
      <div className="country-actions">
        <button type="button" className="button" disabled={!isReady} onClick={onGo}>{action}<Icon name="right" /></button>
        <button type="button" className="button line" disabled={!isReady} onClick={onGo}>{asked.secondAction}</button>
      </div>
    </div>
  );
}
