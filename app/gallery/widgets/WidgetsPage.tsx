import { widgetExamples } from '#widgets/examples';
import { usePageTitle } from '../../page/title';
import { ExampleForm } from './ExampleForm';
import { InvalidForm } from './InvalidForm';
import { readOnly } from './states';

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
