import type { ReactNode } from 'react';
import { Phone } from 'lucide-react';
import type { SiteInfo } from '#api/contracts/site';
import { Contours } from '../illustrations/Contours';
import { Logo } from '../illustrations/Logo';
import { ProgressLine } from './ProgressLine';
import { SandboxBanner } from './SandboxBanner';
import { disclaimer, footLinks } from './siteTexts';

interface ShellProps {
  readonly site: SiteInfo;
  /** In a partner's frame: no header, no footer, no drawings (AS-007). */
  readonly embedded: boolean;
  readonly sandboxed: boolean;
  /** 0 to 1; no line when absent. */
  readonly progress?: number;
  readonly phone?: string;
  /** The partner's support address. */
  readonly support?: string;
  readonly children: ReactNode;
}

function Brand({ site }: { readonly site: SiteInfo }) {
  const logo = site.settings.theme?.logo;
  return <a className="brand" href="/">{logo ? <img src={logo} alt={site.title} /> : <><Logo />{site.title}</>}</a>;
}

/** The frame of every page: banner, header with progress, main, footer. */
export function Shell({ site, embedded, sandboxed, progress, phone = site.settings.support_phone, support, children }: ShellProps) {
  const call = phone && <a className="phone" href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}><Phone size={18} aria-hidden />{phone}</a>;
  const links = footLinks(site, support);
  return (
    <div className={embedded ? 'shell embedded' : 'shell'}>
      <a className="skip" href="#main">Skip to main content</a>
      {sandboxed && <SandboxBanner />}
      {!embedded && (
        <header className="top">
          <div className="wrap top-row"><Brand site={site} />{call}</div>
          {progress !== undefined && <ProgressLine value={progress} />}
        </header>
      )}
      <main id="main" tabIndex={-1}>{children}</main>
      {!embedded && (
        <footer className="foot">
          <div className="wrap foot-row">
            {links.length > 0 && <ul>{links.map(({ label, href }) => <li key={label}><a href={href}>{label}</a></li>)}</ul>}
            <p>{disclaimer(site)}</p>
          </div>
        </footer>
      )}
      {!embedded && <div className="backdrop"><Contours rings={13} step={42} turn={4.1} /><Contours rings={12} step={40} turn={1.2} /></div>}
    </div>
  );
}
