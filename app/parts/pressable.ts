/** A control that does nothing while a call runs, and says so; it keeps the focus (D6). */
export const pressable = (busy: boolean, onPress: (() => void) | undefined) =>
  (busy ? { 'aria-disabled': true as const } : { onClick: onPress });
