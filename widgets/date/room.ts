/**
 * Makes the form taller while the calendar floats over it, so that no frame cuts it off and it never covers Next. Where it stands in the
 * page, scrolls it into the window as it grows; the page's scroll padding keeps it above the bar with Next. Returns the undo.
 */
export function keepRoom(panel: HTMLElement): () => void {
  const form = panel.closest('form');
  if (!form) return () => undefined;
  let shown = 0;
  const measure = (): void => {
    panel.classList.remove('is-end');
    const floating = getComputedStyle(panel).position === 'absolute';
    if (floating && panel.getBoundingClientRect().right > document.documentElement.clientWidth - 8) panel.classList.add('is-end');
    const { height } = panel.getBoundingClientRect();
    if (!floating && height > shown) panel.scrollIntoView({ block: 'nearest' });
    shown = Math.max(shown, height);
    const room = Number.parseFloat(form.style.getPropertyValue('--date-room')) || 0;
    const needed = floating ? Math.max(0, panel.getBoundingClientRect().bottom - (form.getBoundingClientRect().bottom - room)) : 0;
    if (Math.abs(needed - room) > 1) form.style.setProperty('--date-room', `${Math.ceil(needed)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    form.style.removeProperty('--date-room');
  };
}
