/** Pixels between the calendar, its field and the edge of the window. */
const gap = 8;

/**
 * Keeps the whole calendar in view. Where it floats over the form it stands below its field, or above it where there is room only above;
 * below, the form grows with it, so that no frame cuts it off and it never covers Next. Where it fits in neither place, or stands in the
 * page itself, the page scrolls while the calendar grows, by as little as is needed. Returns the undo.
 */
export function keepInView(panel: HTMLElement): () => void {
  const form = panel.closest('form');
  if (!form) return () => undefined;
  let shown = 0;
  const measure = (): void => {
    panel.classList.remove('is-end', 'is-above');
    const floating = getComputedStyle(panel).position === 'absolute';
    if (floating && panel.getBoundingClientRect().right > document.documentElement.clientWidth - gap) panel.classList.add('is-end');
    const isAbove = floating && hasRoomOnlyAbove(panel);
    if (isAbove) panel.classList.add('is-above');
    const room = Number.parseFloat(form.style.getPropertyValue('--date-room')) || 0;
    const { bottom, height } = panel.getBoundingClientRect();
    const needed = floating && !isAbove ? Math.max(0, bottom - (form.getBoundingClientRect().bottom - room)) : 0;
    if (Math.abs(needed - room) > 1) form.style.setProperty('--date-room', `${Math.ceil(needed)}px`);
    // The field with its label, too: they move up with the page when a calendar above them has closed.
    if (height > shown) for (const part of [panel.closest('[data-field]'), panel]) part?.scrollIntoView({ block: 'nearest' });
    shown = Math.max(shown, height);
  };
  // A frame grows with the form, a moment later than it: what was scrolled into its view then lies further down in the page around it.
  const resized = (): void => {
    if (isFramed()) shown = 0;
    measure();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  window.addEventListener('resize', resized);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', resized);
    form.style.removeProperty('--date-room');
  };
}

const isFramed = (): boolean => window.parent !== window;
/** A frame may grow with the form, and what lies above in it may be out of sight: there the calendar stays below. */
function hasRoomOnlyAbove(panel: HTMLElement): boolean {
  const field = panel.parentElement;
  if (!field || isFramed()) return false;
  const { bottom, height } = panel.getBoundingClientRect();
  return bottom > document.documentElement.clientHeight - gap && field.getBoundingClientRect().top - gap - height >= gap;
}
