import { useEffect, useState } from 'react';
import type { AddressSuggestion, WidgetServices } from '../services';

const wait = 250;
const shortest = 3;
let warned = false;

/** Suggestions for what is typed: asked for after a pause, the older question aborted, late and failed answers dropped. */
export function useSuggestions(service: WidgetServices['suggestions'], text: string, country: string | undefined): readonly AddressSuggestion[] {
  const [ready, setReady] = useState(false);
  const [found, setFound] = useState<readonly AddressSuggestion[]>([]);
  const wanted = ready && text.trim().length >= shortest;

  useEffect(() => {
    let here = true;
    void service.ready().catch(() => false).then((is) => {
      if (!is && !warned) {
        warned = true;
        console.warn('Address suggestions are not available: the address is typed by hand.');
      }
      if (here) setReady(is);
    });
    return () => { here = false; };
  }, [service]);

  useEffect(() => {
    if (!wanted) return undefined;
    const question = new AbortController();
    const timer = setTimeout(() => {
      service.suggest(text, { country, signal: question.signal }).then(
        (answer) => { if (!question.signal.aborted) setFound(answer); },
        () => { if (!question.signal.aborted) setFound([]); },
      );
    }, wait);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [service, text, country, wanted]);

  return wanted ? found : [];
}
