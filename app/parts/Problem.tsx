import { CircleAlert } from 'lucide-react';

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** What went wrong on this page, first thing in its sheet; it takes the focus, so it is seen and read at once. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={takeFocus}>
      <CircleAlert size={24} aria-hidden />
      <h2>There is a problem</h2>
      <p>{text}</p>
    </div>
  );
}
