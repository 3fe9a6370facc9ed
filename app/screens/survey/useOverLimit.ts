import { useRef, useState, type FocusEvent } from 'react';
import type { Form } from '#engine';
import { afterPress } from '#widgets/form/afterPress';
import { overLimit, type OverLimit } from './overLimit';

interface Watch {
  readonly onBlur: (event: FocusEvent) => void;
  readonly onRefused: () => void;
  readonly close: () => void;
}

/**
 * S-10: the amount above its limit that is to be told about: on Next, and when its field is left. Leaving tells it once for each value,
 * else a keyboard could never get past the field.
 */
export function useOverLimit(formId: string, form: Form | undefined, answers: unknown): readonly [OverLimit | undefined, Watch] {
  const [open, setOpen] = useState<OverLimit>();
  const told = useRef(new Map<string, number>());
  const over = form ? overLimit(form, answers) : [];
  const tell = (found: OverLimit | undefined): void => {
    if (!found) return;
    told.current.set(found.path.join('.'), found.value);
    setOpen(found);
  };
  return [open, {
    // A message that opens under a pressed button would take the press away.
    onBlur: ({ target }) => {
      const left = over.find(({ path, value }) => target.id === [formId, ...path].join('.') && told.current.get(path.join('.')) !== value);
      if (left) afterPress(() => tell(left));
    },
    onRefused: () => tell(over[0]),
    close: () => setOpen(undefined),
  }];
}
