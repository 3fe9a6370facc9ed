import type { WidgetProps } from '@rjsf/utils';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { FlowForm } from '#widgets';
import { displaySchema } from '#widgets/form/display';
import type { WidgetServices } from '#widgets/services';
import { createRules, type View } from '#engine';
import { ShopContext, type Shop } from '../../app/bootstrap/shop';
import { FocusProvider } from '../../app/page/focus';
import { lateForm } from '../../app/parts/lateForm';
import { screens } from '../../app/screens/index';
import type { ScreenProps } from '../../app/screens/types';
import { CalendarPanel } from '../../widgets/date/CalendarPanel';
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
/** Whom the site of a drawn screen names for questions. */
export const supportPhone = '(555) 010-0142';
/** The screen of a visitor's present step as the page draws it, in HTML. */
export async function drawnScreen({ flow, view }: Visit, more: Partial<View> = {}): Promise<string> {
  const definition = flow.steps[view.step];
  const kind = screens[definition?.screen ?? ''];
  if (!definition || !kind) throw new Error(`${view.step} has no screen.`);
  const [{ Screen }] = await Promise.all([kind.load(), lateForm.preload()]);
  const site = { title: 'S', verticals: [], settings: { support_phone: supportPhone } };
  const shop = { services, site, session: () => ({}) } as unknown as Shop;
  const props = { flow, step: { ...definition, name: view.step }, view: { ...view, ...more }, send: () => undefined, services, site };
  const page = (
    <ShopContext value={shop}>
      <FocusProvider><Screen {...(props as unknown as ScreenProps)} /></FocusProvider>
    </ShopContext>
  );
  return renderToString(page).replaceAll('<!-- -->', '');
}
/** The open calendar of a field of the present form, at a month (`2026-03`): the days that can be pressed, and the line below. */
export async function drawnCalendar({ view, clock }: Visit, field: string, month: string): Promise<{
  readonly days: readonly string[]; readonly limit: string | undefined }> {
  if (!view.form) throw new Error(`${view.step} has no form.`);
  const { schema, ui } = view.form;
  const shown = displaySchema(createRules({ clock }).expand(schema, view.answers), schema);
  const { 'ui:options': options = {} } = (ui?.[field] ?? {}) as { readonly 'ui:options'?: object };
  const formContext = { beside: (_: string, name: string): unknown => view.answers[name] };
  const props = { id: `form.${field}`, label: field, schema: shown.properties?.[field], options, registry: { formContext } };
  const nothing = (): void => undefined;
  const { prelude } = await prerender(
    <CalendarPanel props={props as unknown as WidgetProps} value={`${month}-15`} autoFocus={false} onPick={nothing} />);
  const html = (await new Response(prelude).text()).replaceAll('<!-- -->', '');
  const cells = [...html.matchAll(/<td[^>]*data-day="([^"]*)"[^>]*>(<button[^>]*>)/gu)];
  return {
    days: cells.flatMap(([, day = '', button = '']) => (day.startsWith(month) && !button.includes(' disabled=""') ? [day] : [])),
    limit: /class="f-calendar-limit">([^<]*)/u.exec(html)?.[1],
  };
}
/** The rows of all tables and totals, in their order: what a label says beside it, line by line. */
export const rowsOf = (html: string): readonly (readonly [label: string, value: string])[] =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/gsu)].map(([, label = '', value = '']) =>
    [label, value.replaceAll('</span><span>', '\n').replaceAll(/<[^>]*>/gu, '')]);
/** The labels of the fields, in their order. */
export const labelsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="f-label"[^>]*><span>([^<]*)/gu)].map(([, label = '']) => label);
