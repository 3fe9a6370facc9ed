import type { ComponentType } from 'react';
import { preloadSafeHtml } from '../parts/SafeHtml';
import type { ScreenProps } from './types';

export interface ScreenKind {
  /** Also called on the step before, as a preload. */
  readonly load: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
  /** The sources of what `load` imports: the server names their files in the page (app/server/pageModules.ts). */
  readonly files: readonly string[];
}

/** Loads the screen and the sanitiser that it or its modal needs. If the sanitiser fails, the screen still loads. */
async function withSanitiser<T>(screen: Promise<T>): Promise<T> {
  const [module] = await Promise.all([screen, preloadSafeHtml().catch(() => undefined)]);
  return module;
}

const sanitiser = 'app/parts/SafeHtmlBody.tsx';
/** Kind of screen → its module, fetched when a step needs it. Content comes from the flow; no product is named here. */
export const screens: Readonly<Record<string, ScreenKind>> = {
  form: { load: () => import('./FormScreen'), files: ['app/screens/FormScreen.tsx'] },
  question: { load: () => import('./FormScreen'), files: ['app/screens/FormScreen.tsx'] },
  survey: { load: () => withSanitiser(import('./survey/SurveyScreen')), files: ['app/screens/survey/SurveyScreen.tsx', sanitiser] },
  plans: { load: () => withSanitiser(import('./plans/PlansScreen')), files: ['app/screens/plans/PlansScreen.tsx', sanitiser] },
  compare: { load: () => withSanitiser(import('./compare/CompareScreen')), files: ['app/screens/compare/CompareScreen.tsx', sanitiser] },
  addOns: { load: () => import('./addOns/AddOnsScreen'), files: ['app/screens/addOns/AddOnsScreen.tsx'] },
  entries: { load: () => import('./entries/EntriesScreen'), files: ['app/screens/entries/EntriesScreen.tsx'] },
  entry: { load: () => import('./entries/EntryScreen'), files: ['app/screens/entries/EntryScreen.tsx'] },
  quote: { load: () => import('./quote/QuoteScreen'), files: ['app/screens/quote/QuoteScreen.tsx'] },
  payment: { load: () => withSanitiser(import('./payment/PaymentScreen')), files: ['app/screens/payment/PaymentScreen.tsx', sanitiser] },
  confirmation: { load: () => import('./confirmation/ConfirmationScreen'), files: ['app/screens/confirmation/ConfirmationScreen.tsx'] },
};
