import { useEffect, useRef } from 'react';
import type { Example } from '#widgets/examples';
import { ExampleForm } from './ExampleForm';
import { failing } from './states';

/** A field in frames of another origin cannot be left from here: a refused submit shows its error. The reader stays where they are. */
function submit(form: HTMLFormElement | null | undefined): void {
  const { activeElement } = document;
  const { scrollX, scrollY } = window;
  form?.requestSubmit();
  setTimeout(() => {
    if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(scrollX, scrollY);
  }, 60);
}

/** An example whose fields were left with something wrong. The focus stays where the reader has it. */
export function LeftForm({ example, title }: { readonly example: Example; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = (): void => {
      for (const control of box.current?.querySelectorAll('input, select, textarea, button') ?? []) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    leave();
    // Widgets that are fetched on first use arrive later.
    const again = setTimeout(leave, 600);
    const last = setTimeout(() => { if (!box.current?.querySelector('.f-error')) submit(box.current?.querySelector('form')); }, 1_500);
    return () => { clearTimeout(again); clearTimeout(last); };
  }, []);
  return <div ref={box} className="g-box"><ExampleForm example={{ ...example, value: {} }} title={title} rules={failing} /></div>;
}
