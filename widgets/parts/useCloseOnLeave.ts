import type { FocusEvent } from 'react';
import { useAfterPointerUp } from './useAfterPointerUp';

/**
 * What a field has opened closes when the field is left: not under a pointer that is down, because the page below moves up then. A press on
 * the field's own label leaves it and comes back; it stays open.
 */
export function useCloseOnLeave(close: () => void): (event: FocusEvent) => void {
  const afterPointerUp = useAfterPointerUp({ isBeforeAnswer: true });
  return ({ currentTarget }) => afterPointerUp(() => {
    if (!(document.hasFocus() && currentTarget.contains(document.activeElement))) close();
  });
}
