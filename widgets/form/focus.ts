/** Brings a field's label into view, then focuses the field (quality 8). */
export function focusField(id: string): void {
  const own = document.getElementById(id);
  const found = own && !own.matches('[type=hidden]') ? own : standIn(id);
  if (!found) return;
  (found.closest<HTMLElement>('[data-field]') ?? found).scrollIntoView({ block: 'start' });
  const framed = found.querySelector<HTMLElement>('[data-first-focus]');
  if (framed) { framed.click(); return; }
  const target = found.matches('input, select, textarea, button') ? found
    : found.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
  target?.focus({ preventScroll: true });
}

/** A hidden field is shown elsewhere on the screen, by an element with the same `data-field`. */
const standIn = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id.slice(id.indexOf('.') + 1))}"]`);
