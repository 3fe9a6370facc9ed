import { fieldNames } from '../../context/answers';
import { fieldSchema } from '../../rules/errors';
import type { FlowDefinition, JsonSchema } from '../../types';
import { mostChoices } from '../inputs/values';

export const fieldAt = (flow: FlowDefinition, path: string): JsonSchema | undefined => askedAt(flow, path)?.field;
export const stepAsking = (flow: FlowDefinition, path: string): string | undefined => askedAt(flow, path)?.step;
/** The field whose answer is kept at a path, or a part of it, and the step that asks it. */
function askedAt(flow: FlowDefinition, path: string): { readonly step: string; readonly field: JsonSchema } | undefined {
  for (const [step, { form, save, survey }] of Object.entries(flow.steps)) {
    // What a survey asks the server says; it may be a text.
    if (survey && path.startsWith(`${survey.answers}.`)) return { step, field: { type: 'string' } };
    const inner = save ? (path.startsWith(`${save}.`) ? path.slice(save.length + 1) : '') : path;
    const names = inner.split('.');
    if (form && fieldNames(form.schema).includes(names[0] as string)) {
      const field = fieldSchema(form.schema, names);
      if (Object.keys(field).length > 0) return { step, field };
    }
  }
  return undefined;
}

/** All its values are known, and tried. */
export const isListed = (field: JsonSchema = {}): boolean =>
  (field.enum !== undefined && field.enum.length <= mostChoices) || field.const !== undefined || field.type === 'boolean';

/** A field in which anything may be typed, of which the rule asks more than whether it is one of some texts. */
export const isOpenText = (field: JsonSchema | undefined, asked: JsonSchema | undefined): boolean =>
  field?.type === 'string' && field.enum === undefined && field.const === undefined && field.window === undefined
    && asked !== undefined && ['pattern', 'format', 'minLength', 'maxLength'].some((word) => JSON.stringify(asked).includes(`"${word}":`));
