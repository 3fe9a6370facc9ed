import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '../parts/useHydrated';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Text = HTMLInputElement | HTMLTextAreaElement;
const fieldsIn = (root: ParentNode | null): readonly Field[] => [...root?.querySelectorAll<Field>('input, select, textarea') ?? []];
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

/** Fields that the server has drawn. React draws others in their place where somebody has changed the page meanwhile. */
let drawnBefore: readonly { readonly field: Field; readonly hasFocus: boolean }[] = [];
/** What is typed into the server's elements must not go with them. */
export function keepTyped(root: ParentNode): void {
  drawnBefore = fieldsIn(root).map((field) => ({ field, hasFocus: field === document.activeElement }));
}
/** What was typed into the field that was drawn before this one. */
export const typedBefore = (id: string): string | undefined => drawnBefore.find(({ field }) => field.id === id)?.field.value;

/** Gives the fields of a form what those before them hold, the focus and the caret as well. */
function takeTyped(form: ParentNode | null): readonly Field[] {
  return fieldsIn(form).flatMap((field) => {
    const before = drawnBefore.find((one) => one.field.id === field.id && isChanged(one.field));
    if (!before) return [];
    if (before.hasFocus) field.focus();
    const { field: old } = before;
    if (isTick(field)) field.checked = (old as HTMLInputElement).checked;
    else field.value = old.value;
    if (!isTick(field) && !isSelect(field)) keepCaret(field, (old as Text).selectionStart, (old as Text).selectionEnd);
    return [field];
  });
}

/**
 * The server has drawn this form, and a visitor may have answered before the page's script had come: what stands in its fields counts as if
 * it was typed now. In the same commit in which React takes the form over, because its next render would write the blank answers.
 */
export function useTypedBefore(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasDrawn = useRef(!useHydrated());
  useLayoutEffect(() => {
    const changed = wasDrawn.current ? fieldsIn(form.current).filter(isChanged) : takeTyped(form.current);
    drawnBefore = [];
    for (const field of changed) enterAgain(field);
    queueMicrotask(() => {
      for (const field of changed) {
        if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
    });
  }, []);
  return form;
}
