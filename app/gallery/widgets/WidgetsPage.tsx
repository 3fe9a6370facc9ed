import { type Example, widgetExamples } from '#widgets/examples';
import { usePageTitle } from '../../page/title';
import { ExampleForm } from './ExampleForm';
import { failing, readOnly } from './states';
import { useEffect, useRef } from 'react';

/** Every widget: its examples with their live value, and the first of them with an error, disabled and read-only. */
export function WidgetsPage() {
  usePageTitle('Widgets', 'Gallery');
  return (
    <div className="g-page">
      <h1 tabIndex={-1}>Widgets</h1>
      <p className="lead">Each example is a small form of its own. The value below it is what the flow would keep.</p>
      <nav className="g-tabs" aria-label="Widget">{widgetExamples.map(({ name, title }) =>
        <a key={name} href={`#widget-${name}`}>{title}</a>)}</nav>
      {widgetExamples.map(({ name, title, examples }) => (
        <section key={name} id={`widget-${name}`} className="g-widget" aria-labelledby={`widget-${name}-title`}>
          <h2 id={`widget-${name}-title`}>{title}</h2>
          <div className="g-examples">
            {examples.map((example) => <ExampleForm key={example.title} example={example} title={example.title} live />)}
            {examples.slice(0, 1).flatMap((example) => [
              <InvalidForm key="error" example={example} title="With an error" />,
              <ExampleForm key="disabled" example={example} title="Disabled" disabled />,
              <ExampleForm key="fixed" example={readOnly(example)} title="Read-only" />,
            ])}
          </div>
        </section>
      ))}
    </div>
  );
}

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
function InvalidForm({ example, title }: { readonly example: Example; readonly title: string }) {
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
