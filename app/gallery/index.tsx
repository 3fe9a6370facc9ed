import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { preloadable } from '#widgets/parts/preloadable';
import { Logo } from '../illustrations/Logo';
import './gallery.css';
import { FlowsPage } from './flows/FlowsPage';
import { ModalsPage } from './modals/ModalsPage';
import { HeadingFocus } from '../page/focus';
import { parseAddress, type GalleryAddress } from './address';
import { StagePage } from './replay/StagePage';
import { StepsPage } from './steps/StepsPage';
import { StepWindow } from './steps/StepWindow';
import { DraftPage } from './studio/DraftPage';
import { WidgetsPage } from './widgets/WidgetsPage';

/** The editor is large, and few open it. */
const studio = preloadable(async () => (await import('./studio/Studio')).Studio);
const replay = preloadable(async () => (await import('./replay/ReplayPage')).ReplayPage);
const tabs = [['widgets', 'Widgets'], ['modals', 'Modals'], ['steps', 'Steps'], ['flows', 'Flows'], ['replay', 'Replay']] as const;

/** Every widget, modal and step with its examples, and every flow drawn as a chart. */
export function Gallery() {
  const path = usePathname();
  const address = parseAddress(path);
  if (address.page === 'step') return <Suspense fallback={null}><StepWindow id={address.flow} name={address.step} /></Suspense>;
  if (address.page === 'draft') return <DraftPage />;
  if (address.page === 'stage') return <StagePage />;
  const shown = address.page === 'studio' ? 'flows' : address.page;
  // Not translated: it shows definitions, whose names are no words.
  return (
    <div className="g" translate="no">
      <a className="skip" href="#main">Skip to main content</a>
      <header className="g-bar on-deep" aria-label="Gallery">
        <Link className="g-brand" href="/gallery"><Logo />Surefoot <span>gallery</span></Link>
        <nav aria-label="Gallery">{tabs.map(([page, title]) =>
          <Link key={page} href={`/gallery/${page}`} aria-current={page === shown ? 'page' : undefined}>{title}</Link>)}</nav>
      </header>
      <main id="main" aria-label="Gallery" tabIndex={-1}>
        <Suspense fallback={<p className="g-wait" role="status">Loading</p>}>
          <Shown address={address} />
          <HeadingFocus at={path} />
        </Suspense>
      </main>
    </div>
  );
}

function Shown({ address }: { readonly address: Exclude<GalleryAddress, { readonly page: 'step' | 'draft' | 'stage' }> }): ReactNode {
  switch (address.page) {
    case 'widgets': return <WidgetsPage />;
    case 'modals': return <ModalsPage />;
    case 'steps': return <StepsPage />;
    case 'replay': return <replay.Part />;
    case 'studio': return <studio.Part name={address.flow} />;
    case 'flows': return <FlowsPage id={address.flow} />;
  }
}
