import { createClock } from '../clock';
import { createStepForms } from '../context/stepForms';
import { createRules } from '../rules/createRules';
import type { FlowDefinition } from '../types';
import { createRoute, type Route } from '.';

/** The route of a definition without a survey, at a moment that may move on. */
export function routeOf(flow: FlowDefinition, now: () => number = () => Date.parse('2026-03-10T12:00:00Z')): Route {
  const clock = createClock(now);
  const forms = createStepForms(flow, undefined, () => rules);
  const rules = createRules({ clock, isFilled: (step, context, judge) => forms.isFilled(step, context, judge) });
  return createRoute(flow, rules, forms, clock);
}
