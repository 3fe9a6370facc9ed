import { CircleAlert } from 'lucide-react';

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** An error at the top of the sheet; it takes the focus, so that it is seen and announced. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={takeFocus}>
      <CircleAlert size={24} aria-hidden />
      <h2>There is a problem</h2>
      <p>{text}</p>
    </div>
  );
}
