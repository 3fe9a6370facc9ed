import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadCalendar } from './CalendarPanel';

interface CalendarButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the calendar of a date field. */
export function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps): ReactNode {
  return (
    <button type="button" className="f-date-button" aria-label={`Calendar for ${label}`} aria-haspopup="dialog" aria-expanded={isOpen}
      onPointerEnter={() => void loadCalendar().catch(() => undefined)} onClick={onPress}>
      <Calendar size={20} aria-hidden />
    </button>
  );
}
