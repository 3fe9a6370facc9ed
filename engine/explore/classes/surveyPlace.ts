import type { CompiledFlow } from '../../compile/assemble';
import type { Context, SurveyUse } from '../../types';
import { createIds } from '../sharing';

/**
 * Where in which of the server's questions a visit is; empty for flows without them. Answers to the present question are told apart by
 * being right and by the way they lead.
 */
export function createSurveyPlaces({ flow, rules, patching: { survey } }: CompiledFlow): (context: Context) => string {
  const uses = Object.values(flow.steps).flatMap((step) => step.survey ?? []);
  const { idOf } = createIds();
  const placesByContext = new WeakMap<Context, string>();
  const placeIn = (use: SurveyUse, context: Context): string => {
    if (!survey) return '';
    const form = survey.form(use, context);
    const isRight = !form || rules.valid(form.schema, survey.answers(use, context));
    const onward = { ...context, ...survey.advance(use, use.reply ? { ...context, [use.reply]: undefined } : context) };
    return `${idOf(context[use.form])} ${survey.place(use, context)} ${isRight} ${survey.place(use, onward)}`;
  };
  return (context) => {
    let place = placesByContext.get(context);
    if (place === undefined) placesByContext.set(context, (place = uses.map((use) => placeIn(use, context)).join()));
    return place;
  };
}
