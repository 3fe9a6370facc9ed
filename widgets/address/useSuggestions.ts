import { useEffect, useState } from 'react';
import type { AddressSuggestion, WidgetServices } from '../services';

const wait = 250;
const shortest = 3;
let warned = false;

interface Suggestions {
  /** Is there anybody to ask? Not known before the service has said so; no longer when it fails. */
  readonly available: boolean | undefined;
  readonly found: readonly AddressSuggestion[];
  /** `found` is the answer to what is typed now. */
  readonly answered: boolean;
}
interface Answer { readonly text: string; readonly found: readonly AddressSuggestion[] }
const none: readonly AddressSuggestion[] = [];

/** Suggestions for what is typed: asked for after a pause, the older question aborted, late and failed answers dropped. */
export function useSuggestions(service: WidgetServices['suggestions'], text: string, country: string | undefined): Suggestions {
  const [exists, setExists] = useState<boolean | undefined>(undefined);
  const [works, setWorks] = useState(true);
  const [answer, setAnswer] = useState<Answer>({ text: '', found: none });
  const wanted = text.trim().length >= shortest;

  useEffect(() => {
    let here = true;
    void service.ready().catch(() => false).then((is) => {
      if (!is && !warned) {
        warned = true;
        console.warn('Address suggestions are not available: the address is typed by hand.');
      }
      if (here) setExists(is);
    });
    return () => { here = false; };
  }, [service]);

  useEffect(() => {
    if (!wanted || !exists) return undefined;
    const question = new AbortController();
    const timer = setTimeout(() => {
      service.suggest(text, { country, signal: question.signal }).then(
        (found) => { if (!question.signal.aborted) { setWorks(true); setAnswer({ text, found }); } },
        () => { if (!question.signal.aborted) { setWorks(false); setAnswer({ text, found: none }); } },
      );
    }, wait);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [service, text, country, wanted, exists]);

  return { available: exists === undefined ? undefined : exists && works, found: wanted ? answer.found : none,
    answered: wanted && answer.text === text };
}
