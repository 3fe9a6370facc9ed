import type { CallFault } from '#engine';
import type { TitleOf } from './fieldTitles';

/** ME-005: with fields the first field's name followed by its messages, else the message. */
export function faultMessage({ fields, message }: Pick<CallFault, 'fields' | 'message'>, titleOf?: TitleOf): string | undefined {
  const [first] = Object.entries(fields ?? {});
  return first ? line(first, titleOf) : message || undefined;
}

/** C-24: every field, for the list of invalid_input; the plain message when the partner named no field. */
export function fieldLines({ fields, message }: Pick<CallFault, 'fields' | 'message'>, titleOf?: TitleOf): readonly string[] {
  const lines = Object.entries(fields ?? {}).map((field) => line(field, titleOf));
  return lines.length > 0 || !message ? lines : [message];
}

/** The field by the title that the visitor knows, else by the names of its path. */
const line = ([path, messages]: readonly [string, readonly string[]], titleOf?: TitleOf): string =>
  [titleOf?.(path) ?? readable(path), ...messages].join(' ');

/** `drivers.0.shoe_size` → `Drivers shoe size`. */
function readable(path: string): string {
  const names = path.split('.').filter((part) => !/^\d*$/u.test(part));
  const words = names.join(' ').replaceAll(/_+/gu, ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
