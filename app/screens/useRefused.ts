import { useCallback, useState } from 'react';
import { useErrorTitle } from '../page/title';

/** Marks the page's title while a form of the screen shows an error summary. Returns the handler for each form. */
export function useRefused(alsoWrong = false): (form: string) => (isRefused: boolean) => void {
  const [refused, setRefused] = useState<readonly string[]>([]);
  useErrorTitle(alsoWrong || refused.length > 0);
  return useCallback((form) => (isRefused) => setRefused((before) => {
    if (isRefused === before.includes(form)) return before;
    return isRefused ? [...before, form] : before.filter((other) => other !== form);
  }), []);
}
