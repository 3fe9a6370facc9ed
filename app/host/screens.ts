import type { ComponentType } from 'react';
import { exitsOf, type FlowDefinition, type Form, type View } from '#engine';
import { readable } from '../parts/fetchOnce';
import { lateForm } from '../parts/lateForm';
import { screens } from '../screens/index';
import type { ScreenProps } from '../screens/types';

type Loaded = { readonly Screen: ComponentType<ScreenProps> };
interface Fetch { readonly screen: Promise<Loaded>; isDrawn: boolean; hasFailed: boolean }
const fetches = new Map<string, Fetch>();

/** Loads the screen of a kind for the page that draws it. */
export const loadScreen = (kind: string): Promise<Loaded> => fetched(kind, true);

/**
 * Fetches the screen of a kind once. While a page draws from a fetch it must stay the same: one that failed stays failed there, and the
 * error page shows. One that failed while preloading, or on an earlier visit, is repeated.
 */
function fetched(kind: string, isDrawn: boolean): Promise<Loaded> {
  let now = fetches.get(kind);
  if (!now || (now.hasFailed && !(isDrawn && now.isDrawn))) {
    const entry = screens[kind];
    const fresh: Fetch = {
      screen: entry ? entry.load() : Promise.reject(new Error(`No screen is named "${kind}".`)),
      isDrawn,
      hasFailed: false,
    };
    fresh.screen.catch(() => { fresh.hasFailed = true; });
    readable(fresh.screen);
    fetches.set(kind, fresh);
    now = fresh;
  }
  now.isDrawn ||= isDrawn;
  return now.screen;
}

/** Fetches what a step needs before it can be shown: its screen, and the fields of forms. */
export async function preloadStep(flow: FlowDefinition, name: string): Promise<void> {
  const step = flow.steps[name];
  if (step) await Promise.all([fetched(step.screen, false), (step.form ?? step.survey) && lateForm.preload()]);
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
