import { usePath } from '../page/address';

export interface NavLink { readonly label: string; readonly href: string }

const isHere = (path: string, href: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));

/** Home and a link for each line (AS-009); the current one is marked. */
export function SiteNav({ links, onFollow }: { readonly links: readonly NavLink[]; readonly onFollow?: () => void }) {
  const path = usePath();
  return (
    <nav className="site-nav" aria-label="Main">
      <ul>
        {links.map(({ label, href }) => <li key={href}>
          <a href={href} aria-current={isHere(path, href) ? 'page' : undefined} onClick={onFollow}>{label}</a>
        </li>)}
      </ul>
    </nav>
  );
}
