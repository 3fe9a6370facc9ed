import { useEffect } from 'react';
import type { FlowDefinition, View } from '#engine';
import { fill } from '#widgets/format/fill';
import { afterPaint } from '../bootstrap/afterPaint';

let title = '';
let errors = 0;
const write = (): void => { document.title = (errors > 0 ? 'Error: ' : '') + title; };

/** What the visitor is asked: the screen's question in a survey, else the step's heading. */
export const headingOf = (flow: FlowDefinition, { step, stop, context }: Pick<View, 'step' | 'stop' | 'context'>): string =>
  stop?.question || fill(flow.steps[step]?.title ?? '', context);

/** The page's title: the heading, then the site (one per place). After the address has changed: it belongs to the new entry. */
export function usePageTitle(heading: string, site: string): void {
  useEffect(() => afterPaint(() => {
    title = heading ? `${heading} – ${site}` : site;
    write();
  }), [heading, site]);
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
