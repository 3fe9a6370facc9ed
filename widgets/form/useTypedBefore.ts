import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '../parts/useHydrated';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Text = HTMLInputElement | HTMLTextAreaElement;
const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Does a field differ from what the server has drawn? */
function isChanged(field: Field): boolean {
  if (isSelect(field)) return field.selectedIndex !== Math.max(0, [...field.options].findIndex(({ defaultSelected }) => defaultSelected));
  return isTick(field) ? field.checked !== (field as HTMLInputElement).defaultChecked : field.value !== (field as Text).defaultValue;
}

/** React takes a field's text for its own: it must hold another one before, or the change is none to React. */
function enterText(field: Text): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype as Text, 'value')?.set?.call(field, value);
  keepCaret(field, selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the text once more when the form is drawn with it.
  queueMicrotask(() => { if (field.value === value) keepCaret(field, selectionStart, selectionEnd); });
}
/** An e-mail field tells no caret. */
function keepCaret(field: Text, start: number | null, end: number | null): void {
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
}

/** Enters what a field holds once more, so that its widget reads it as it reads every edit. */
function enterAgain(field: Field): void {
  if (isSelect(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (isTick(field)) {
    field.checked = !field.checked;
    field.click();
  } else enterText(field);
}

/**
 * The server has drawn this form, and a visitor may have answered before the page's script had come: what stands in its fields counts as if
 * it was typed now. In the same commit in which React takes the form over, because its next render would write the blank answers.
 */
export function useTypedBefore(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasDrawn = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!wasDrawn.current) return;
    const changed = [...form.current?.querySelectorAll<Field>('input, select, textarea') ?? []].filter(isChanged);
    for (const field of changed) enterAgain(field);
    queueMicrotask(() => {
      for (const field of changed) {
        if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
    });
  }, []);
  return form;
}
