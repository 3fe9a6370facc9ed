import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { isObject } from '#engine';
import { isDay } from '../format/dates';
import { contextOf, optionsOf } from '../parts/field';
import { formatOf } from './text';

/** Fetches the calendar ahead of the click. */
export const loadCalendar = (): Promise<typeof import('./Calendar')> => import('./Calendar');
const Calendar = lazy(loadCalendar);

interface CalendarPanelProps {
  readonly props: WidgetProps;
  readonly value: unknown;
  readonly autoFocus: boolean;
  readonly onPick: (day: string) => void;
}

/** The calendar below a date field, with the limits of its schema and the other end of its range. */
export function CalendarPanel({ props, value, autoFocus, onPick }: CalendarPanelProps): ReactNode {
  const { format, range, limitText, dropdowns, zone } = optionsOf(props);
  const { formatMinimum, formatMaximum, window } = props.schema;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current ? keepRoom(panel.current) : undefined), []);
  const siblings = (isObject(range) ? range : {}) as { readonly from?: string; readonly to?: string };
  const siblingDay = (name: string | undefined): unknown => (name ? contextOf(props).beside(props.id, name) : undefined);
  return (
    <div ref={panel} className="f-date-panel" role="dialog" aria-label={`Choose ${props.label.toLowerCase()}`} tabIndex={-1}>
      <Suspense fallback={<div className="f-date-waiting" />}>
        <Calendar
          key={String(autoFocus)}
          value={value}
          min={dayOrNone(formatMinimum)}
          max={dayOrNone(formatMaximum)}
          from={siblingDay(siblings.from)}
          to={siblingDay(siblings.to)}
          zone={zone ?? (window as { readonly zone?: string } | undefined)?.zone}
          format={formatOf(format)}
          limitText={typeof limitText === 'string' ? limitText : undefined}
          dropdowns={dropdowns === true}
          autoFocus={autoFocus}
          onPick={onPick}
        />
      </Suspense>
    </div>
  );
}
const dayOrNone = (value: unknown): string | undefined => (isDay(value) ? value : undefined);

/**
 * Makes the form taller while the calendar floats over it, so that no frame cuts it off and it never covers Next. Where it stands in the
 * page, scrolls it into the window as it grows; the page's scroll padding keeps it above the bar with Next. Returns the undo.
 */
function keepRoom(panel: HTMLElement): () => void {
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
