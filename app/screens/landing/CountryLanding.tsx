import { Suspense, useRef, useState, useId, useMemo, type RefObject } from 'react';
import { noPlansEvent } from '#flows/shared/modals';
import { preloadable } from '#widgets/parts/preloadable';
import { useHydrated } from '#widgets/parts/useHydrated';
import type { LandingContent } from '#schemas/line';
import { countries } from '#schemas/fragments/countries';
import { FrontIcon } from '../../illustrations/FrontIcon';
import { Icon } from '../../illustrations/Icon';
import { PlainDialog } from '../../modals/PlainDialog';
import { useErrorTitle } from '../../page/title';
import { FrontLinks } from './FrontLinks';
import type { FrontProps } from './frontProps';
import { LandingPage } from './LandingPage';

const dialog = preloadable(async () => (await import('../../modals/Dialog')).Dialog, PlainDialog);

/** A landing page for one country, which must be chosen first (VC-003, VC-004, VC-023 … VC-025, C-37, C-38). */
export function CountryLanding({ content, mount, partner: _partner, track, onStart, ...rest }: FrontProps) {
  const isReady = useHydrated();
  const [country, setCountry] = useState('');
  const [answer, setAnswer] = useState<'missing' | 'refused'>();
  const select = useRef<HTMLSelectElement>(null);
  const asked = content.country;
  useErrorTitle(answer === 'missing');
  const choose = (chosen: string): void => {
    setCountry(chosen);
    setAnswer(undefined);
    track('country selected', { country: chosen });
    // Preload: the network may be down when the refusal is needed.
    dialog.preload().catch(() => undefined);
  };
  const close = (): void => setAnswer(undefined);
  const go = (): void => {
    if (country === '') {
      setAnswer('missing');
      select.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      return;
    }
    track('country submitted', { country });
    if (country === asked?.only) return onStart();
    setAnswer('refused');
    track(noPlansEvent, { country });
  };
  return (
    <>
      <LandingPage {...rest} content={content}
        hero={asked && <CountryForm asked={asked} action={content.action} country={country} missing={answer === 'missing'} select={select}
          onCountry={choose} onGo={go} />}
        below={content.links && <FrontLinks links={content.links} mount={mount} track={track} />}
        banner={(
          <button type="button" className="button glow" disabled={!isReady} onClick={go}>
            {content.banner.action}<Icon name="right" />
          </button>
        )} />
      {asked && answer === 'refused' && (
        <Suspense fallback={null}>
          <dialog.Part title={asked.refusal.title} badge onClose={close}
            actions={<button type="button" className="button" onClick={close}>{asked.refusal.button}</button>}>
            <p>{asked.refusal.message}</p>
          </dialog.Part>
        </Suspense>
      )}
    </>
  );
}

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
function CountryForm({ asked, action, country, missing, select, onCountry, onGo }: CountryFormProps) {
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
        <FrontIcon name="down" />
      </div>
      <p className="country-error" id={`${id}-error`} role="alert">
        {missing && <><FrontIcon name="missing" size={18} /><span>{asked.missing}</span></>}
      </p>
      <div className="country-actions">
        <button type="button" className="button" disabled={!isReady} onClick={onGo}>{action}<Icon name="right" /></button>
        <button type="button" className="button line" disabled={!isReady} onClick={onGo}>{asked.secondAction}</button>
      </div>
    </div>
  );
}
