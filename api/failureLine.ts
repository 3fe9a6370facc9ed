/** An answer of 5xx, as the server's log tells it. */
export interface Failed {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** The number that the visitor is told as well. */
  readonly request?: string | null;
  /** What failed, in one word. */
  readonly code?: string;
  readonly error?: unknown;
}

/** SQLSTATE class 22: the database's words repeat the value that it could not take, which a visitor may have typed. */
const repeatsValue = (code: string): boolean => /^22\w{3}$/.test(code);
const frames = (stack: string): string => stack.split('\n').filter((line) => /^\s+at /.test(line)).join('\n');
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  return repeatsValue(code) ? `${code}\n${frames(stack)}` : [code, stack].filter(Boolean).join(' ');
}

/** A line of the server's log about an error that visitors may not notice. */
export const errorLine = (what: string, error: unknown, at = new Date()): string => `${at.toISOString()} ${what} ${described(error)}`;

/** The request was cut off while it was read: its sender has left, and nothing has failed. */
export const isCutOff = ({ signal }: Request, error: unknown): boolean =>
  signal.aborted && error instanceof Error && error.message === 'aborted';

/** The line of the server's log about an answer of 5xx: without the query, the body and the headers, which may hold personal data. */
export function failureLine({ method, url, status, request, code, error }: Failed, at = new Date()): string {
  const what = [method, new URL(url).pathname, status, 'request', request ?? '-', ...(code ? [code] : [])].join(' ');
  return error === undefined ? `${at.toISOString()} ${what}` : errorLine(what, error, at);
}
