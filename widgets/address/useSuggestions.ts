import { useEffect, useState } from 'react';
import type { AddressSuggestion, WidgetServices } from '../services';

const wait = 250;
const shortest = 3;
/** One warning for each service. */
const warned = new WeakSet<object>();

interface Suggestions {
  /** Whether suggestions can be asked for; undefined until the service has answered, false when it fails. */
  readonly available: boolean | undefined;
  readonly found: readonly AddressSuggestion[];
  /** `found` belongs to the present text. */
  readonly answered: boolean;
}
interface Answer { readonly text: string; readonly found: readonly AddressSuggestion[] }
const none: readonly AddressSuggestion[] = [];

/** Suggestions for the typed text: debounced, the previous request aborted, late and failed answers dropped. */
export function useSuggestions(service: WidgetServices['suggestions'], text: string, country: string | undefined): Suggestions {
  const [exists, setExists] = useState<boolean | undefined>(undefined);
  const [works, setWorks] = useState(true);
  const [answer, setAnswer] = useState<Answer>({ text: '', found: none });
  const wanted = text.trim().length >= shortest;

  useEffect(() => {
    let isMounted = true;
    void service.ready().catch(() => false).then((is) => {
      if (!is && !warned.has(service)) {
        warned.add(service);
        console.warn('Address suggestions are not available: the address is typed by hand.');
      }
      if (isMounted) setExists(is);
    });
    return () => { isMounted = false; };
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
