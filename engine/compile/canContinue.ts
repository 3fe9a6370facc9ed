import { getPath, isBlank } from '../context/paths';
import type { PatchTools } from '../context/applyPatch';
import type { StepForms } from '../context/stepForms';
import type { Context } from '../types';

type Tools = Pick<PatchTools, 'flow' | 'rules' | 'route'> & { readonly forms: StepForms };

/**
 * May Next lead on? What the step needs is still there, what it works out has come (a price that failed to come again is not there), what
 * is asked is answered, and no answer declines the visitor (SV-005).
 */
export function canContinue({ flow, rules, forms, route }: Tools, step: string, context: Context): boolean {
  const form = forms.form(step, context);
  const { refresh } = flow.steps[step] ?? {};
  return route.isOpen(step, context) && !(refresh && isBlank(getPath(context, refresh.of))) && !forms.stop(step, context)?.rejects
    && (form === undefined || rules.valid(form.schema, forms.answers(step, context)));
}
