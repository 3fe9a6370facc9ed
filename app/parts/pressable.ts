import type { MouseEventHandler } from 'react';

/** A control that does nothing while a call runs, and says so; it keeps the focus (D6). */
export const pressable = (busy: boolean, onPress: MouseEventHandler | undefined) =>
  (busy ? { 'aria-disabled': true as const } : { onClick: onPress });
