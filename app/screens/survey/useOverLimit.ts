import { useRef, useState, type FocusEvent } from 'react';
import type { Form } from '#engine';
import { useAfterPointerUp } from '#widgets/form/useAfterPointerUp';
import { overLimit, type OverLimit } from './overLimit';

interface Watch {
  readonly onBlur: (event: FocusEvent) => void;
  readonly onRefused: () => void;
  readonly close: () => void;
}

/**
 * S-10: the amount above its limit to show a message for: on Next, and when its field is left. Leaving shows it once for each value,
 * else a keyboard user could not leave the field.
 */
export function useOverLimit(formId: string, form: Form | undefined, answers: unknown): readonly [OverLimit | undefined, Watch] {
  const [open, setOpen] = useState<OverLimit>();
  const shown = useRef(new Map<string, number>());
  const afterPointerUp = useAfterPointerUp();
  const over = form ? overLimit(form, answers) : [];
  const show = (found: OverLimit | undefined): void => {
    if (!found) return;
    shown.current.set(found.path.join('.'), found.value);
    setOpen(found);
  };
  return [open, {
    // A dialog that opens on pointerdown would take the click from the button.
    onBlur: ({ target }) => {
      const left = over.find(({ path, value }) => target.id === [formId, ...path].join('.') && shown.current.get(path.join('.')) !== value);
      if (left) afterPointerUp(() => show(left));
    },
    onRefused: () => show(over[0]),
    close: () => setOpen(undefined),
  }];
}
