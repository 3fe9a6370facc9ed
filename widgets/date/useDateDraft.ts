import { useState } from 'react';
import { isDay, type DateFormat } from '../format/dates';
import { toText, toValue } from './text';

interface DateDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly pick: (day: string) => void;
}

/**
 * The text of a date field. A whole date that is being retyped stays the answer until the new one is whole or the field is left,
 * so that the answers that depend on it are not cleared meanwhile.
 */
export function useDateDraft(value: unknown, format: DateFormat, onValue: (value: string | undefined) => void): DateDraft {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return {
    text: draft ?? toText(value, format),
    type(text) {
      const next = toValue(text, format);
      const isPartial = next !== undefined && !isDay(next) && isDay(value);
      setDraft(isPartial ? text : undefined);
      if (!isPartial) onValue(next);
    },
    commit() {
      if (draft !== undefined) onValue(toValue(draft, format));
      setDraft(undefined);
    },
    pick(day) {
      setDraft(undefined);
      onValue(day);
    },
  };
}
