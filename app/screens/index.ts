import type { ComponentType } from 'react';
import { preloadSafeHtml } from '../parts/SafeHtml';
import type { ScreenProps } from './types';

export interface ScreenKind {
  /** Also called on the step before, as a preload. */
  readonly load: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
}

/** Loads the screen and the sanitiser that it or its modal needs. If the sanitiser fails, the screen still loads. */
async function withSanitiser<T>(screen: Promise<T>): Promise<T> {
  const [module] = await Promise.all([screen, preloadSafeHtml().catch(() => undefined)]);
  return module;
}

/** Kind of screen → its module, fetched when a step needs it. Content comes from the flow; no product is named here. */
export const screens: Readonly<Record<string, ScreenKind>> = {
  form: { load: () => import('./FormScreen') },
  question: { load: () => import('./FormScreen') },
  survey: { load: () => withSanitiser(import('./survey/SurveyScreen')) },
  plans: { load: () => withSanitiser(import('./plans/PlansScreen')) },
  compare: { load: () => withSanitiser(import('./compare/CompareScreen')) },
  addOns: { load: () => import('./addOns/AddOnsScreen') },
  quote: { load: () => import('./quote/QuoteScreen') },
  payment: { load: () => withSanitiser(import('./payment/PaymentScreen')) },
  confirmation: { load: () => import('./confirmation/ConfirmationScreen') },
};
