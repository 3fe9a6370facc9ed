import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** What happened to a field before its rules had come. */
export interface Early {
  /** As it was typed; undefined where nothing was. */
  readonly text?: string;
  readonly hasFocus: boolean;
}

/** Enters what was typed early as if it was pasted now, and takes the focus over. */
export function useEarly({ text, hasFocus }: Early, input: RefObject<HTMLInputElement | null>, enter: (text: string) => void): void {
  const takeOver = useEffectEvent(() => {
    if (text !== undefined) enter(text);
    const { current } = input;
    if (!hasFocus || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  });
  // In the commit that takes the old field away: a key after it would reach no field.
  useLayoutEffect(() => takeOver(), []);
}
