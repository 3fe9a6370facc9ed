import type { CallFault } from '#engine';

/** ME-005: with fields the first field's name followed by its messages, else the message. */
export function faultMessage({ fields, message }: Pick<CallFault, 'fields' | 'message'>): string | undefined {
  const [first] = Object.entries(fields ?? {});
  return first ? line(first) : message || undefined;
}

/** C-24: every field, for the list of invalid_input; the plain message when the partner named no field. */
export function fieldLines({ fields, message }: Pick<CallFault, 'fields' | 'message'>): readonly string[] {
  const lines = Object.entries(fields ?? {}).map(line);
  return lines.length > 0 || !message ? lines : [message];
}

const line = ([name, messages]: readonly [string, readonly string[]]): string => [readable(name), ...messages].join(' ');

/** `rental_started` → `Rental started`. */
function readable(name: string): string {
  const words = name.replaceAll(/[_.]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
