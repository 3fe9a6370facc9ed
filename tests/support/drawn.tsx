import { renderToString } from 'react-dom/server';
import { FlowForm } from '#widgets';
import type { WidgetServices } from '#widgets/services';
import { createRules } from '#engine';
import type { Visit } from './visitor';

const services: WidgetServices = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: () => undefined, sandboxed: true },
  analytics: { track: () => undefined },
};

/** The fields of a visitor's present form as the page draws them, in HTML. */
export function drawn({ view, clock }: Visit): string {
  if (!view.form) throw new Error(`${view.step} has no form.`);
  const nothing = (): void => undefined;
  const page = <FlowForm id="form" form={view.form} data={{ ...view.answers }} rules={createRules({ clock })} services={services}
    onChange={nothing} onSubmit={nothing} />;
  return renderToString(page).replaceAll('<!-- -->', '');
}
/** The labels of the fields, in their order. */
export const labelsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="f-label"[^>]*>([^<]*)/gu)].map(([, label = '']) => label);
