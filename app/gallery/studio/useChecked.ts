import { useEffect, useState } from 'react';
import type { LineFile } from '#flows/file/lineFile';
import { checkLineFile } from '../../check/lineFile';
import type { Found } from '../../check/found';

export interface Checked {
  readonly text: string;
  readonly found: readonly Found[];
  /** The last text in which nothing was wrong. */
  readonly line?: LineFile;
}
/** Milliseconds: a pause in typing. A check takes some tenths of a second, in which nothing can be typed. */
const pause = 400;

/** What is wrong with a draft, from the first text on and after each pause in typing. */
export function useChecked(text: string, file: string): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      void checkLineFile(text, file, undefined).then(({ found, line }) => {
        if (isLatest) setChecked((before) => ({ text, found, line: line ?? before?.line }));
      });
    }, pause);
    return () => { isLatest = false; clearTimeout(timer); };
  }, [text, file]);
  return checked;
}
