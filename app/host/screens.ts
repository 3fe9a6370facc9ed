import { exitsOf, type FlowDefinition, type Form, type View } from '#engine';
import { preloadable, type Preloadable } from '#widgets/parts/preloadable';
import { lateForm } from '../parts/lateForm';
import { screens } from '../screens/index';
import type { ScreenProps } from '../screens/types';

const parts: Readonly<Record<string, Preloadable<ScreenProps>>> = Object.fromEntries(
  Object.entries(screens).map(([kind, { load }]) => [kind, preloadable(async () => (await load()).Screen)]),
);
/** The screen of a kind, fetched when it is drawn or ahead of it. */
export function screenOf(kind: string): Preloadable<ScreenProps> {
  const part = parts[kind];
  if (!part) throw new Error(`No screen is named "${kind}".`);
  return part;
}

/** Fetches what a step needs before it can be shown: its screen, and the fields of forms. */
export async function preloadStep(flow: FlowDefinition, name: string): Promise<void> {
  const step = flow.steps[name];
  if (step) await Promise.all([screenOf(step.screen).preload(), (step.form ?? step.survey) && lateForm.preload()]);
}
/** Fetches what only some fields need (calendar, phone metadata, card): a form can be answered before it is there. */
async function preloadFields(form: Form | undefined): Promise<void> {
  if (form) (await import('#widgets')).preloadForm(form);
}
/** Fetches the parts of a step's own fields, and everything that may come next. */
export function preloadNext(flow: FlowDefinition, { step: name, form }: Pick<View, 'step' | 'form'>): void {
  const next = stepsAhead(flow, name);
  const work = [
    preloadFields(form),
    ...next.map((step) => preloadStep(flow, step)),
    ...next.map((step) => preloadFields(flow.steps[step]?.form)),
  ];
  void Promise.allSettled(work);
}

/** The steps that may come after this one, by any branch, event or modal. */
export const stepsAhead = (flow: FlowDefinition, name: string): readonly string[] =>
  [...new Set(exitsOf(flow, name))].filter((to) => to !== name && flow.steps[to]);
