import { lazy, Suspense, useRef, useState } from 'react';
import { noPlansEvent } from '#flows/shared/modals';
import { useHydrated } from '#widgets/parts/useHydrated';
import { Icon } from '../../illustrations/Icon';
import { CountryForm } from './CountryForm';
import { FrontLinks } from './FrontLinks';
import type { FrontProps } from './frontProps';
import { LandingPage } from './LandingPage';

const dialog = () => import('./RefusalDialog');
const RefusalDialog = lazy(async () => ({ default: (await dialog()).RefusalDialog }));

/** A landing page for one country, which must be chosen first (VC-003, VC-004, VC-023 … VC-025, C-38). */
export function CountryLanding({ content, mount, partner: _partner, track, onStart, ...rest }: FrontProps) {
  const isReady = useHydrated();
  const [country, setCountry] = useState('');
  const [answer, setAnswer] = useState<'missing' | 'refused'>();
  const select = useRef<HTMLSelectElement>(null);
  const asked = content.country;
  const choose = (chosen: string): void => {
    setCountry(chosen);
    setAnswer(undefined);
    track('country selected', { country: chosen });
    // Preload: the network may be down when the refusal is needed.
    dialog().catch(() => undefined);
  };
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
      {asked && answer === 'refused'
        && <Suspense fallback={null}><RefusalDialog {...asked.refusal} onClose={() => setAnswer(undefined)} /></Suspense>}
    </>
  );
}
