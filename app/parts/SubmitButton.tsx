import { useState, type MouseEvent, type ReactNode } from 'react';
import { useHydrated } from '#widgets/parts/useHydrated';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** After the label. */
  readonly after?: ReactNode;
  readonly before?: ReactNode;
  /** Id of the form it submits; without one `onPress` is all it does. */
  readonly form?: string;
  readonly className?: string;
  /** Why it cannot be pressed; it stays focusable, and a press announces the reason. */
  readonly reason?: string;
  readonly reasonId?: string;
  /** Id of the question, where the button stays mounted: an announcement for one question does not appear on the next. */
  readonly at?: string;
  /** Label while the call runs. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly onPress?: () => void;
}

/**
 * The main action of a screen. Disabled and busy are `aria-disabled`: it can be found, focused and explained (D6). Before the page's script
 * has come it is disabled, so that the browser does not submit the form.
 */
export function SubmitButton(
  { children, after, before, form, className = '', reason, reasonId, at, busyLabel, busy = false, onPress }: SubmitButtonProps) {
  const isReady = useHydrated();
  const [announced, setAnnounced] = useState({ times: 0, at });
  const press = (event: MouseEvent) => {
    if (!busy && !reason) return onPress?.();
    event.preventDefault();
    if (!busy) setAnnounced(({ times }) => ({ times: times + 1, at }));
  };
  return (
    <>
      <button type={form ? 'submit' : 'button'} form={form} className={`button ${busy ? 'busy' : ''} ${className}`}
        disabled={!isReady} aria-disabled={busy || Boolean(reason) || undefined}
        aria-describedby={reason ? reasonId : undefined} onClick={press}>
        {busy ? <span className="spinner" aria-hidden="true" /> : before}
        <span>{busy && busyLabel ? busyLabel : children}</span>
        {!busy && after}
      </button>
      <output className="sr-only">
        {announced.times > 0 && announced.at === at && reason ? <span key={announced.times}>{reason}</span> : null}
      </output>
    </>
  );
}
