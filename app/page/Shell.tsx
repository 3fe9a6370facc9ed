import type { ReactNode, Ref } from 'react';
import type { SiteInfo } from '#api/contracts/site';
import type { Notice } from '#api/services/config';
import type { Frame as PageLinks } from '#flows/types';
import { Contours } from '../illustrations/Contours';
import { Icon } from '../illustrations/Icon';
import { Logo } from '../illustrations/Logo';
import { Menu } from '../parts/Menu';
import { PhoneLink } from '../parts/PhoneLink';
import { SandboxBanner } from '../parts/SandboxBanner';
import { SiteNav, type NavLink } from '../parts/SiteNav';
import { disclaimer, footLinks } from '../parts/siteTexts';
import { fitsHeader } from './siteLinks';

interface ShellProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly site: SiteInfo;
  /** In a partner's frame: of the header the progress (AS-007, C-46), of the footer who underwrites and sells (PY-001), no drawings. */
  readonly embedded: boolean;
  /** Above everything: what a visitor must know of this shop. */
  readonly notice?: Notice;
  /** 0 to 1; no line when absent. */
  readonly progress?: number;
  /** The partner's support address. */
  readonly support?: string;
  /** The site's own pages. */
  readonly links?: readonly NavLink[];
  /** Links that a page brings along, in place of the site's and beside the footer's. */
  readonly pageLinks?: PageLinks;
  /** E-mail of who is logged in. */
  readonly account?: string;
  readonly onSignOut?: () => void;
  readonly children: ReactNode;
}

function Brand({ site }: { readonly site: SiteInfo }) {
  const logo = site.settings.theme?.logo;
  return <a className="brand" href="/" translate="no">{logo ? <img src={logo} alt={site.title} /> : <><Logo />{site.title}</>}</a>;
}

/** One element, drawn once: the frame is drawn again at every step. */
const backdrop = (
  <div className="backdrop">
    <Contours rings={13} step={42} turn={4.1} />
    <Contours rings={12} step={40} turn={1.2} />
  </div>
);

/** The frame of every page: banner, header with progress, main, footer. */
export function Shell(props: ShellProps) {
  const { ref, site, embedded, notice, progress, support, links = [], pageLinks, account, onSignOut, children } = props;
  const phone = site.settings.support_phone;
  const call = phone && <PhoneLink phone={phone} className="phone"><Icon name="phone" size={18} /></PhoneLink>;
  const { navigation, footer = [], underwriter }: Partial<PageLinks> = pageLinks ?? {};
  const pages = embedded ? [] : (navigation?.map(({ label, to }) => ({ label, href: to })) ?? links);
  const insurer = <p>{disclaimer(site, underwriter)}</p>;
  const feet = [...footer.map(({ label, to }) => ({ label, href: to })), ...footLinks(site, support)];
  const inHeader = fitsHeader(site.title, pages);
  const menu = (pages.length > 0 || account)
    && <Menu className={account || !inHeader ? '' : 'narrow-only'} links={pages} phone={phone} account={account} onSignOut={onSignOut} />;
  return (
    <div ref={ref} className={embedded ? 'shell embedded' : 'shell'}>
      <a className="skip" href="#main">Skip to main content</a>
      {notice && <SandboxBanner notice={notice} />}
      {!embedded && (
        <header className="top">
          <div className="wrap top-row">
            <Brand site={site} />
            {pages.length > 0 && inHeader && <SiteNav links={pages} />}
            {call}
            {menu}
          </div>
          {progress !== undefined && <ProgressLine value={progress} />}
        </header>
      )}
      {embedded && menu && <div className="wrap account-row">{menu}</div>}
      <main id="main" tabIndex={-1}>
        {embedded && progress !== undefined && <ProgressLine value={progress} />}
        {children}
        {embedded && <div className="foot"><div className="wrap">{insurer}</div></div>}
      </main>
      {!embedded && (
        <footer className="foot">
          <div className="wrap foot-row">
            {feet.length > 0 && <ul>{feet.map(({ label, href }) => <li key={label}><a href={href}>{label}</a></li>)}</ul>}
            {insurer}
          </div>
        </footer>
      )}
      {!embedded && backdrop}
    </div>
  );
}

/**
 * The progress as a line below the header, or at the top of a partner's frame, without a step count (S-67). Scaled: a growing width would
 * lay out the page at each frame.
 */
function ProgressLine({ value }: { readonly value: number }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <>
      <progress className="sr-only" aria-label="Progress" max={100} value={percent} />
      <div className="progress" aria-hidden="true"><div style={{ transform: `scaleX(${percent / 100})` }} /></div>
    </>
  );
}
