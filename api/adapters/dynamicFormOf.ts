import { readDynamicForm, type DynamicForm } from '#engine/survey';
import { ApiError } from '../errors';

/** F13: a form that cannot be shown is a malformed answer. */
export function dynamicFormOf(raw: unknown): DynamicForm {
  try {
    return readDynamicForm(raw);
  } catch (cause) {
    throw new ApiError({ code: 'malformed', outcome: 'unknown' }, { cause });
  }
}
