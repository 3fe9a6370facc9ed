import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusField } from './focus';
import type { Problem } from './visible';

interface ErrorSummaryProps {
  readonly formId: string;
  readonly problems: readonly Problem[];
  /** Number of refused submits: each one moves the focus here. */
  readonly attempt: number;
}

const neverChanges = () => () => undefined;

/** "There is a problem": the fields' messages as links to them. Drawn into `#<form>-summary` where the screen has one. */
export function ErrorSummary({ formId, problems, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus();
  }, [attempt]);
  // The screen's place is drawn together with a form that begins with a summary.
  const place = useSyncExternalStore(neverChanges, () => document.getElementById(`${formId}-summary`), () => null);
  if (problems.length === 0) return null;
  const summary = (
    <div ref={box} className="f-summary" role="alert" tabIndex={-1} aria-labelledby={`${formId}-summary-title`}>
      <h2 id={`${formId}-summary-title`} className="f-summary-title">
        <CircleAlert className="f-icon" size={24} aria-hidden />There is a problem
      </h2>
      <ul className="f-summary-list">
        {problems.map(({ key, text }) => {
          const id = `${formId}.${key}`;
          return <li key={key}>
            <a dir="auto" href={`#${id}`} onClick={(event) => { event.preventDefault(); focusField(id); }}>{text}</a>
          </li>;
        })}
      </ul>
    </div>
  );
  return place ? createPortal(summary, place) : summary;
}
