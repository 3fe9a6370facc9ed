import { isObject } from '#engine/isObject';
import { isHTTPError, isNetworkError, isTimeoutError, type HTTPError } from 'ky';
import type { Contract } from '../contracts/contract';
import { ApiError, type ApiErrorDetails } from '../errors';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** `{ zip: ['…'] }`, `{ zip: '…' }`: a list of messages per field; anything else is left out. */
function fieldsOf(value: unknown): ApiErrorDetails['fields'] {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([name, messages]) => {
    const texts = (Array.isArray(messages) ? messages : [messages]).flatMap((message) => textOf(message) ?? []);
    return texts.length > 0 ? [[name, texts] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** ME-005: the body's `error` is an object or a sentence. */
function errorOf({ error }: Readonly<Record<string, unknown>>): Pick<ApiErrorDetails, 'code' | 'title' | 'message' | 'fields'> {
  if (!isObject(error)) return { code: 'default', message: textOf(error) };
  const { code, title, message, fields } = error;
  return { code: textOf(code) ?? 'default', title: textOf(title), message: textOf(message), fields: fieldsOf(fields) };
}

/** The body of an error; ky parses it only where its content type says JSON. */
function bodyOf({ data }: HTTPError): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

export const requestIdOf = ({ headers }: Response): string | undefined => headers.get('x-request-id') ?? undefined;
const [Unauthorized, RequestTimeout, Conflict, TooManyRequests] = [401, 408, 409, 429] as const;

/** A purchase that is still being processed after its retries may yet succeed (F07). */
export const isPending = (status: number, kind: Contract['kind']): boolean => status === Conflict && kind === 'purchase';

/** What a status outside 2xx means (quality, F05 to F11). */
function statusError(error: HTTPError, kind: Contract['kind']): ApiError {
  const { status } = error.response;
  const where = { status, request: requestIdOf(error.response) };
  if (status === Unauthorized) return new ApiError({ code: 'unauthorized', outcome: 'refused', ...where });
  if (status < 400 || status >= 500 || status === RequestTimeout) return new ApiError({ code: 'default', outcome: 'unknown', ...where });
  // Another try may do, whatever the body says.
  if (status === TooManyRequests) return new ApiError({ code: 'default', outcome: 'refused', ...where });
  const body = bodyOf(error);
  const isRefused = !isPending(status, kind) && isObject(body);
  return new ApiError({ ...(isObject(body) ? errorOf(body) : { code: 'default' }), outcome: isRefused ? 'refused' : 'unknown', ...where });
}

/** Any failure of a call as an ApiError. An abort is ours: the step was left. */
export function apiErrorOf(error: unknown, kind: Contract['kind'], signal?: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError({ code: 'aborted', outcome: 'unknown' });
  if (isHTTPError(error)) return statusError(error, kind);
  if (isTimeoutError(error)) return new ApiError({ code: 'timeout', outcome: 'unknown' });
  // ky's error holds the whole request with its token, so only the cause is kept.
  if (isNetworkError(error)) return new ApiError({ code: 'network', outcome: 'unknown' }, { cause: error.cause });
  return new ApiError({ code: 'default', outcome: 'unknown' }, { cause: error });
}
