import type { Failure } from './failures';

const json = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Waits; ends early when the request is aborted. */
const wait = (seconds: number, signal: AbortSignal): Promise<void> => new Promise((done) => {
  if (signal.aborted) return done();
  const timer = setTimeout(done, seconds * 1000);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    done();
  }, { once: true });
});

/** The header makes the server destroy the socket instead of ending the answer. */
const lost = (): Response => new Response(
  new ReadableStream({ start: (controller) => controller.error(new Error('The connection was cut on demand.')) }),
  { headers: { 'x-sandbox-cut': '1' } },
);

function refusal({ status = 500, code = 'server_error', title, message, fields, body, seconds = 1 }: Failure): Response {
  if (typeof body === 'string') return html(body, status);
  const retry: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': String(Math.ceil(seconds)) } : {};
  return json(JSON.stringify(body ?? { error: { code, title, message, fields } }), status, retry);
}

const answers: Readonly<Record<Exclude<Failure['fault'], 'slow' | 'twice'>, (failure: Failure) => Response>> = {
  status: refusal,
  cut: lost,
  after: lost,
  empty: () => new Response('', { headers: { 'content-type': 'application/json' } }),
  html: () => html('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'),
  malformed: () => json('{"policy_number": "RC-'),
  'wrong-shape': () => json('{"unexpected":true}'),
};

/** Applies one failure to a call; `process` does the call's real work. */
export async function injectFault(failure: Failure, process: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  const { fault, processed = false, seconds = 20 } = failure;
  if (fault === 'slow') {
    const early = processed ? await process() : undefined;
    await wait(seconds, signal);
    return early ?? process();
  }
  if (fault === 'twice') {
    const first = await process();
    await process();
    return first;
  }
  if (processed || fault === 'after') await process();
  return answers[fault](failure);
}
