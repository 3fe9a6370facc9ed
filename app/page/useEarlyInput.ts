import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The server has drawn this field: takes over what was typed in it before the page's script had come. */
export function useEarlyInput(control: RefObject<{ readonly value: string } | null>, take: (value: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const value = control.current?.value ?? '';
    if (value !== '') take(value);
  });
  useEffect(() => takeOver(), []);
}
