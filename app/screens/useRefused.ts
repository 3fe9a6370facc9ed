import { useCallback, useState } from 'react';
import { useErrorTitle } from '../page/title';

/** Which of a screen's forms show a summary of mistakes; while one does, the page's title says so. Returns what each form reports to. */
export function useRefused(alsoWrong = false): (form: string) => (isRefused: boolean) => void {
  const [refused, setRefused] = useState<readonly string[]>([]);
  useErrorTitle(alsoWrong || refused.length > 0);
  return useCallback((form) => (isRefused) => setRefused((before) => {
    if (isRefused === before.includes(form)) return before;
    return isRefused ? [...before, form] : before.filter((other) => other !== form);
  }), []);
}
