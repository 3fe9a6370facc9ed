import type { ReactNode } from 'react';
import { pressable } from './pressable';

interface LinkButtonProps {
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that looks like a link. */
export function LinkButton({ busy = false, onClick, children }: LinkButtonProps) {
  return <button type="button" className="link" {...pressable(busy, onClick)}>{children}</button>;
}
