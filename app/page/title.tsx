import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

interface PageTitle {
  readonly show: (title: string) => void;
  /** One more form shows errors, until the returned function is called. */
  readonly addErrors: () => () => void;
}

/** Owns `document.title`. While a form shows errors it begins with "Error: ", so that this is read out first (quality 7.3). */
export function createPageTitle(page: { title: string }): PageTitle {
  let title = page.title;
  let errors = 0;
  const write = (): void => { page.title = (errors > 0 ? 'Error: ' : '') + title; };
  const count = (change: number): void => {
    errors += change;
    write();
  };
  return {
    show(next) {
      title = next;
      write();
    },
    addErrors() {
      count(1);
      return () => count(-1);
    },
  };
}

const TitleContext = createContext<PageTitle | undefined>(undefined);

/** The one owner of the title, around all pages. */
export function TitleProvider({ children }: { readonly children: ReactNode }) {
  const [owner] = useState(() => createPageTitle(document));
  return <TitleContext value={owner}>{children}</TitleContext>;
}

export function usePageTitle(heading: string, site: string): void {
  const owner = useContext(TitleContext);
  useEffect(() => owner?.show(heading ? `${heading} – ${site}` : site), [owner, heading, site]);
}

/** Marks the title while a form of the page shows errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const owner = useContext(TitleContext);
  useEffect(() => (hasErrors ? owner?.addErrors() : undefined), [owner, hasErrors]);
}
