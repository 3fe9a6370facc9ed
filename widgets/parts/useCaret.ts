import { useLayoutEffect, useReducer, useRef } from 'react';
import { caretAfter, countMatching } from './text';

/** Keeps the caret at the same character when a field reformats its text. Call the returned function on each change. */
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
    // A caret at the end stays at the end.
    if (!counted || at >= input.value.length) return;
    caret.current = { input, count: countMatching(input.value.slice(0, at), counted) };
    // Deleting a comma does not change the value, so nothing else would render the field.
    redraw();
  };
}
