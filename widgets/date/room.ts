/** Makes the form taller while the calendar is open, so that no frame cuts it off and it never covers Next. Returns the undo. */
export function keepRoom(panel: HTMLElement): () => void {
  const form = panel.closest('form');
  if (!form) return () => undefined;
  const measure = (): void => {
    panel.classList.remove('is-end');
    const floating = getComputedStyle(panel).position === 'absolute';
    if (floating && panel.getBoundingClientRect().right > document.documentElement.clientWidth - 8) panel.classList.add('is-end');
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
