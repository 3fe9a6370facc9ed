import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorLine } from '../parts/ErrorLine';
import { classes } from '../parts/field';
import type { PartName } from './state';

interface CardFrameProps {
  readonly id: string;
  readonly name: PartName;
  readonly label: string;
  readonly width: string;
  readonly error: string | undefined;
  readonly isActive: boolean;
  readonly isWrong: boolean;
  readonly disabled: boolean;
  /** The provider's field. */
  readonly children: ReactNode;
}

/** Label, box and error around one field of the payment provider. */
export function CardFrame({ id, name, label, width, error, isActive, isWrong, disabled, children }: CardFrameProps): ReactNode {
  return (
    <div className={classes('f-cell', width)} data-field={`card-${name}`}>
      <label className="f-label" id={`${id}-label`} htmlFor={id} data-first-focus={name === 'number' ? '' : undefined}>{label}</label>
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}
        className={classes('f-control', 'f-frame', isActive && 'is-active', isWrong && 'is-wrong', disabled && 'is-off')}>
        {name === 'number' ? <CreditCard className="f-icon" size={20} aria-hidden /> : null}
        {children}
      </div>
      <div aria-live="polite"><ErrorLine id={`${id}-error`} text={error} /></div>
    </div>
  );
}
