import { useEffect } from 'react';

let title = '';
let errors = 0;
const write = (): void => { document.title = (errors > 0 ? 'Error: ' : '') + title; };

/** The page's title: the heading, then the site (one per step). */
export function usePageTitle(heading: string, site: string): void {
  useEffect(() => {
    title = heading ? `${heading} – ${site}` : site;
    write();
  }, [heading, site]);
}

/** While a form shows errors the title begins with "Error: ", so that it is the first thing read out (quality.md 7.3). */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    errors += 1;
    write();
    return () => {
      errors -= 1;
      write();
    };
  }, [hasErrors]);
}
