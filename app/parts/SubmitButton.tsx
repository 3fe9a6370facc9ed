import { useState, type MouseEvent, type ReactNode } from 'react';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Drawn after the label on forward steps. */
  readonly after?: ReactNode;
  readonly before?: ReactNode;
  /** The form it submits; without one it only presses. */
  readonly form?: string;
  readonly className?: string;
  /** What is still needed; the button stays focusable and says so. */
  readonly reason?: string;
  readonly reasonId?: string;
  /** What is submitted, where the button stays and it changes: what was told of the one before is not told again. */
  readonly at?: string;
  /** The verb while the call runs. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly onPress?: () => void;
}

/** The main action of a screen. Disabled and busy are `aria-disabled`: it can be found, focused and explained (D6). */
export function SubmitButton(
  { children, after, before, form, className = '', reason, reasonId, at, busyLabel, busy = false, onPress }: SubmitButtonProps) {
  const [told, setTold] = useState({ times: 0, at });
  const press = (event: MouseEvent) => {
    if (!busy && !reason) return onPress?.();
    event.preventDefault();
    if (!busy) setTold(({ times }) => ({ times: times + 1, at }));
  };
  return (
    <>
      <button type={form ? 'submit' : 'button'} form={form} className={`button ${busy ? 'busy' : ''} ${className}`}
        aria-disabled={busy || Boolean(reason) || undefined}
        aria-describedby={reason ? reasonId : undefined} onClick={press}>
        {busy ? <span className="spinner" aria-hidden="true" /> : before}
        {busy && busyLabel ? busyLabel : children}
        {!busy && after}
      </button>
      <output className="sr-only">{told.times > 0 && told.at === at && reason ? <span key={told.times}>{reason}</span> : null}</output>
    </>
  );
}
