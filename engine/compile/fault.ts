import { isObject } from '../isObject';
import type { CallFault } from '../types';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * What the machine keeps of a failed call: plain data that can be shown and stored. An error that says nothing of its
 * own (a bug in an adapter) is `default` with an unknown outcome.
 */
export function toFault(error: unknown, call: string): CallFault {
  const from = isObject(error) ? error : {};
  const fields = isObject(from.fields) ? (from.fields as Record<string, readonly string[]>) : undefined;
  const title = text(from.title);
  const message = text(from.serverMessage) ?? (from instanceof Error ? undefined : text(from.message));
  const request = text(from.request);
  return {
    call, code: text(from.code) ?? 'default', outcome: from.outcome === 'refused' ? 'refused' : 'unknown',
    ...(title ? { title } : {}), ...(message ? { message } : {}), ...(fields ? { fields } : {}), ...(request ? { request } : {}),
    ...(typeof from.status === 'number' ? { status: from.status } : {}),
  };
}
