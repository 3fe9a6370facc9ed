import type { WidgetProps } from '@rjsf/utils';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { isDay, isObject } from '#engine';
import { contextOf, optionsOf } from '../parts/field';
import { preloadable } from '../parts/preloadable';
import { keepInView } from './keepInView';
import { formatOf } from './text';

export const calendar = preloadable(async () => (await import('./Calendar')).Calendar, NoCalendar);

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
  useEffect(() => (panel.current ? keepInView(panel.current) : undefined), []);
  const siblings = (isObject(range) ? range : {}) as { readonly from?: string; readonly to?: string };
  const siblingDay = (name: string | undefined): unknown => (name ? contextOf(props).beside(props.id, name) : undefined);
  return (
    <div ref={panel} className="f-date-panel" role="dialog" aria-label={`Choose ${props.label.toLowerCase()}`} tabIndex={-1}>
      <Suspense fallback={<div className="f-date-waiting" />}>
        <calendar.Part
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
/** A date can be typed without it. */
function NoCalendar(): ReactNode {
  return <p role="alert">The calendar could not be loaded. Please type the date.</p>;
}
