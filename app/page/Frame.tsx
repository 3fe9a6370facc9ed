import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Frame as PageLinks } from '#flows/types';
import { useAccount, useShop } from '../bootstrap/shop';
import { Shell } from './Shell';
import { siteLinks } from './siteLinks';

interface FrameControls {
  readonly setProgress: (progress: number | undefined) => void;
  readonly shell: RefObject<HTMLDivElement | null>;
}
const FrameContext = createContext<FrameControls | undefined>(undefined);

interface FrameProps {
  /** S-93: the links around the page that shows, where they are not the site's. */
  readonly links?: PageLinks;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** The one frame above all pages: banner, header, footer. Only what is inside `main` changes from page to page. */
export function Frame({ links: pageLinks, onSignOut, children }: FrameProps) {
  const { site, embedded, config, partner, lines } = useShop();
  const account = useAccount();
  const [progress, setProgress] = useState<number>();
  const shell = useRef<HTMLDivElement>(null);
  const controls = useMemo(() => ({ setProgress, shell }), []);
  const links = embedded ? [] : siteLinks(lines, site.verticals);
  return (
    <FrameContext value={controls}>
      <Shell
        ref={shell}
        site={site}
        embedded={embedded}
        notice={config.sandbox?.notice}
        progress={progress}
        support={partner?.email}
        links={links}
        pageLinks={pageLinks}
        account={account?.email}
        onSignOut={onSignOut}
      >
        {children}
      </Shell>
    </FrameContext>
  );
}
function useControls(): FrameControls {
  const controls = use(FrameContext);
  if (!controls) throw new Error('A step needs the frame of the page around it (app/router/Pages.tsx).');
  return controls;
}

/** Shows how far the visitor is, while the step that says so is there. */
export function useProgress(progress: number): void {
  const { setProgress } = useControls();
  useEffect(() => setProgress(progress), [progress, setProgress]);
  useEffect(() => () => setProgress(undefined), [setProgress]);
}

/**
 * While a message or a call covers the page nothing behind it can be reached. Set on the element, in the same commit as the
 * cover: a focus that returns in this commit's effects must find the page reachable again.
 */
export function useCovered(isCovered: boolean): void {
  const { shell } = useControls();
  useLayoutEffect(() => {
    const element = shell.current;
    element?.toggleAttribute('inert', isCovered);
    return () => { element?.removeAttribute('inert'); };
  }, [isCovered, shell]);
}
