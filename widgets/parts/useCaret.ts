import { useLayoutEffect, useReducer, useRef } from 'react';
import { caretAfter, countMatching } from './text';

/** Keeps the caret behind the same letters when the text of a field is formatted anew. Returns what to call with the field before it changes. */
export function useCaret(counted: RegExp | undefined): (input: HTMLInputElement) => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const caret = useRef<{ readonly input: HTMLInputElement; readonly count: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!caret.current || !counted) return;
    const { input, count } = caret.current;
    caret.current = undefined;
    const place = caretAfter(input.value, count, counted);
    input.setSelectionRange(place, place);
  });
  return (input) => {
    const at = input.selectionStart ?? input.value.length;
    // A caret at the end stays there, whatever is written behind it.
    if (!counted || at >= input.value.length) return;
    caret.current = { input, count: countMatching(input.value.slice(0, at), counted) };
    // A comma taken out comes back with the same value: nothing else would draw the field again.
    redraw();
  };
}
