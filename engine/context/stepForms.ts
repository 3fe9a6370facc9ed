import type { Route } from '../route';
import type { Rules } from '../rules/types';
import type { SurveyKit } from '../survey/types';
import type { Context, FlowDefinition, Form, Patch, Stop } from '../types';
import { answersOf, answersPatch } from './answers';
import { choicesOf, withChoices, withoutField, choiceLists } from './choices';
import { getPath } from './paths';

type Data = Readonly<Record<string, unknown>>;
/** What each step asks at the moment: its own form with the choices that calls gave, or the survey's present screen. */
export interface StepForms {
  form(step: string, context: Context): Form | undefined;
  answers(step: string, context: Context, form?: Form): Data;
  /** New answers to the step as a patch; what is not asked is not touched. */
  change(step: string, context: Context, data: Data, form?: Form): Patch;
  stop(step: string, context: Context): Stop | undefined;
  /** Every question of the step holds a right answer; in a survey, every screen up to its end. */
  isFilled(step: string, context: Context, rules: Rules): boolean;
}
/** Forms of which the rules under `asks` see only what counts at their step. */
export const formsOnRoute = (forms: StepForms, { seen }: Pick<Route, 'seen'>): StepForms => {
  const form = (step: string, context: Context): Form | undefined => forms.form(step, seen(step, context));
  return { ...forms, form,
    answers: (step, context) => forms.answers(step, context, form(step, context)),
    change: (step, context, data) => forms.change(step, context, data, form(step, context)),
  };
};
interface CachedForm { readonly key: readonly unknown[]; readonly form: Form }

export function createStepForms(flow: FlowDefinition, survey: SurveyKit | undefined, rules: () => Rules): StepForms {
  // The validator indexes every new schema object: a form is made again only when a list or a rule's verdict has changed.
  const cached = new Map<string, readonly CachedForm[]>();

  const form = (name: string, context: Context): Form | undefined => {
    const step = flow.steps[name];
    if (step?.survey) return survey?.form(step.survey, context);
    if (!step?.form || (!step.choices && !step.asks)) return step?.form;
    const asks = Object.entries(step.asks ?? {}).map(([field, rule]) => [field, rules().holds(rule, context)] as const);
    const key = [...choiceLists(step).map((path) => getPath(context, path)), ...asks.map(([, asked]) => asked)];
    const before = cached.get(name) ?? [];
    const same = before.find((one) => one.key.every((part, index) => Object.is(part, key[index])));
    if (same) return same.form;
    const chosen = Object.entries(step.choices ?? {})
      .reduce((now, [field, from]) => withChoices(now, field, choicesOf(from, context)), step.form);
    const asked = asks.reduce((now, [field, isAsked]) => (isAsked ? now : withoutField(now, field)), chosen);
    cached.set(name, [{ key, form: asked }, ...before].slice(0, 8));
    return asked;
  };
  const answers = (name: string, context: Context, asked = form(name, context)): Data => {
    const step = flow.steps[name];
    if (step?.survey) return survey?.answers(step.survey, context) ?? {};
    return step ? answersOf(step, context, asked) : {};
  };
  return {
    form, answers,
    change: (name, context, data, asked = form(name, context)) => {
      const step = flow.steps[name];
      if (step?.survey) return survey?.change(step.survey, context, data) ?? {};
      return step ? answersPatch(step, data, asked) : {};
    },
    stop: (name, context) => { const use = flow.steps[name]?.survey; return use && survey?.stop(use, context); },
    isFilled: (name, context, judge) => {
      const step = flow.steps[name];
      if (step?.survey) return survey?.isComplete(step.survey, context, judge) ?? false;
      const asked = form(name, context);
      return asked === undefined || judge.valid(asked.schema, answers(name, context));
    },
  };
}
