import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { CatalogueEntry } from '#flows/types';
import { isPlainClick } from '../parts/isPlainClick';

type Bases = readonly Pick<CatalogueEntry, 'base'>[];

/** Is this address one of the shop's own pages, so that going there needs no new page? Documents, the API and the console are not. */
export function isInner(address: URL, here: URL, catalogue: Bases): boolean {
  if (address.origin !== here.origin) return false;
  const path = address.pathname.replace(/^\/embed\/v1(?=\/)/, '');
  return path === '/' || catalogue.some(({ base }) => path === `/${base}` || path.startsWith(`/${base}/`));
}

/** A plain click on a link to one of our pages moves within the page; every other click is the browser's. */
export function useInnerLinks(catalogue: Bases): void {
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      const [address, here] = [new URL(link.href), new URL(window.location.href)];
      if (!isInner(address, here, catalogue) || (address.hash && address.pathname === here.pathname)) return;
      event.preventDefault();
      // As for any link: the page that shows is no second place to go back to.
      navigate(address.pathname + address.search + address.hash, { replace: address.href === here.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [catalogue]);
}
