import { readDynamicForm, type DynamicForm } from '#engine/survey';
import { ApiError } from '../errors';

/** F13: questions that cannot be asked are an answer that cannot be read. */
export function dynamicFormOf(raw: unknown): DynamicForm {
  try {
    return readDynamicForm(raw);
  } catch (cause) {
    throw new ApiError({ code: 'malformed', outcome: 'unknown' }, { cause });
  }
}
