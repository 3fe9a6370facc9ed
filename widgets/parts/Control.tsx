import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './field';

interface ControlProps {
  readonly children: ReactNode;
  readonly wrong?: boolean;
  readonly disabled?: boolean;
  /** The value cannot be changed: drawn with a lock. */
  readonly fixed?: boolean;
  readonly lead?: ReactNode;
  readonly tail?: ReactNode;
  readonly kind?: string;
}

/** The box around every control, with the border, the error edge and the focus ring. */
export function Control({ children, wrong, disabled, fixed, lead, tail, kind }: ControlProps): ReactNode {
  return (
    <div className={classes('f-control', kind, wrong && 'is-wrong', disabled && 'is-off', fixed && 'is-fixed')}>
      {lead}
      {children}
      {fixed ? <Lock className="f-icon" size={20} aria-hidden /> : tail}
    </div>
  );
}
