import { useEffect, useRef } from 'react';
import type { Example } from '#widgets/examples';
import { ExampleForm } from './ExampleForm';
import { failing } from './states';

/** A field in another origin's frame cannot be blurred from here, so a refused submit shows its error. Focus and scroll are restored. */
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

/** An example whose fields show their errors. The focus stays where it is. */
export function InvalidForm({ example, title }: { readonly example: Example; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const blurAll = (): void => {
      const controls = box.current?.querySelectorAll('input, select, textarea, button') ?? [];
      for (const control of controls) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    blurAll();
    // Widgets that are fetched on first use arrive later.
    const again = setTimeout(blurAll, 600);
    const last = setTimeout(() => { if (!box.current?.querySelector('.f-error')) submit(box.current?.querySelector('form')); }, 1_500);
    return () => { clearTimeout(again); clearTimeout(last); };
  }, []);
  return <div ref={box} className="g-box"><ExampleForm example={{ ...example, value: {} }} title={title} rules={failing} /></div>;
}
