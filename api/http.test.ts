import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, object, type Contract } from './contracts/contract';
import { site } from './contracts/site';
import { ApiError } from './errors';
import { createHttp, type HttpOptions } from './http';
import type { SendOptions, Session } from './types';

const answer = object({ id: { type: 'string' } });
const call = (kind: Contract['kind'], method: Contract['method'] = 'POST', path = '/api/partner/v1/things') =>
  contract<unknown, { readonly id: string }>({ id: `test.${kind}`, kind, method, path, summary: 'A call', answer, refusals: [] });
const quote = call('quote');
const purchase = call('purchase');
const good = () => Response.json({ id: 'thing_1' });
const refusal = (status: number, error: unknown, headers: Record<string, string> = {}) => Response.json({ error }, { status, headers });
const environment = { browser: 'Chrome 156', os: 'Linux', timezone: 'America/New_York' };

type Behaviour = (request: Request) => Response | Promise<Response>;
/** A client whose server gives these answers, one after the other, and then the last one again. */
const clientOf = (answers: readonly Behaviour[], session: Partial<Session> = {}, more: Partial<HttpOptions> = {}) => {
  const requests: Request[] = [];
  const reported: { readonly error: unknown; readonly extra?: { readonly request?: string; readonly code?: string } }[] = [];
  const http = createHttp({
    apiUrl: 'http://api.test', environment,
    session: () => ({ embedded: false, metadata: {}, ...session }),
    reports: { breadcrumb: () => undefined, report: (error, extra) => { reported.push({ error, extra }); } },
    fetch: async (request) => {
      const behave = answers[Math.min(requests.length, answers.length - 1)] ?? good;
      requests.push(request.clone());
      return behave(request);
    },
    ...more,
  });
  return { http, requests, reported, first: () => requests[0] as Request };
};
const siteInfo = { title: 'Surefoot', verticals: [], settings: {}, api_token: 'site_token' };
const failureOf = (sending: Promise<unknown>): Promise<ApiError> =>
  sending.then(() => { throw new Error('The call did not fail'); }, (error: unknown) => error as ApiError);
const never: Behaviour = (request) =>
  new Promise((_, reject) => { request.signal.addEventListener('abort', () => reject(request.signal.reason)); });
const cut: Behaviour = () => { throw new TypeError('Failed to fetch'); };

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

describe('the request of every call', () => {
  it('carries the device in ASCII, and the place once it is geocoded (CH-001, S-54)', async () => {
    const { http, first } = clientOf([good], {}, { environment: { ...environment, browser: 'Navegação 3' } });
    await http.send(quote, { at: { lat: 39.96, lng: -83.01 } });
    const header = first().headers.get('x-environment') ?? '';
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(header)).toEqual({ browser: 'Navegação 3', os: 'Linux', timezone: 'America/New_York', lat: 39.96, lng: -83.01 });
  });
  it('has trimmed texts and no keys without a value; a call without a body has none (CH-015, CH-018)', async () => {
    const { http, requests } = clientOf([good]);
    await http.send(quote, {
      body: { name: ' Ines ', list: [' a '], gone: undefined, zero: 0, deep: { city: ' Columbus', gone: undefined } },
    });
    await http.send(quote);
    expect(await requests[0]?.json()).toEqual({ name: 'Ines', list: ['a'], zero: 0, deep: { city: 'Columbus' } });
    expect(await requests[1]?.text()).toBe('');
  });
  it('sends an answer under a key named __proto__ under exactly that key (S12)', async () => {
    const { http, first } = clientOf([good]);
    await http.send(quote, { body: JSON.parse('{"__proto__":{"a":" b "}}') as object });
    expect(await first().text()).toBe('{"__proto__":{"a":"b"}}');
  });
  it('goes to the configured host, with its path and query filled in (CH-020)', async () => {
    const { http, first } = clientOf([good], {}, { apiUrl: 'https://partner.example/' });
    await http.send(call('list', 'GET', '/api/quotes/{quoteId}/plans'), {
      params: { quoteId: 'a/b' }, query: { category_code: 'x y', none: undefined },
    });
    expect(first().url).toBe('https://partner.example/api/quotes/a%2Fb/plans?category_code=x+y');
  });
});

describe('authorization (C-19)', () => {
  const token = async (session: Partial<Session>, asked: Contract<never> = quote as Contract<never>) => {
    const client = clientOf([() => Response.json({ id: 'x', title: 'x', verticals: [], settings: {} })], session);
    await client.http.send(asked as Contract);
    return client.first().headers.get('authorization');
  };
  it.each([
    [59, 'Token'], [60, 'Bearer'], [61, 'Bearer'],
  ])('a token of %i characters from the address is a %s (CH-004)', async (length, scheme) => {
    const urlToken = 'x'.repeat(length);
    expect(await token({ urlToken, site: siteInfo })).toBe(`${scheme} ${urlToken}`);
  });
  it('without it, the site’s token, always as Token; else none (CH-002, CH-005, CH-008)', async () => {
    expect(await token({ site: { ...siteInfo, api_token: 'y'.repeat(80) } })).toBe(`Token ${'y'.repeat(80)}`);
    expect(await token({})).toBeNull();
  });
  it('the site is requested with the token of the address or none', async () => {
    expect(await token({ site: siteInfo }, site as Contract<never>)).toBeNull();
    expect(await token({ urlToken: 'abc' }, site as Contract<never>)).toBe('Token abc');
  });
  it('a token that no header can carry is dropped and reported once, without its text (I18)', async () => {
    const { http, requests, reported } = clientOf([good], { urlToken: 'a\nb', site: siteInfo });
    await http.send(quote);
    await http.send(quote);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Token site_token', 'Token site_token']);
    expect(reported).toHaveLength(1);
    expect(String(reported[0]?.error)).not.toContain('a\nb');
    expect(await token({ urlToken: 'токен' })).toBeNull();
  });
  it('only the product API gets the token and the device (C-18)', async () => {
    const { http, first } = clientOf([good], { urlToken: 'abc' });
    await http.send(call('list', 'GET', '/sandbox/places/thing'));
    expect([first().headers.get('authorization'), first().headers.get('x-environment')]).toEqual([null, null]);
  });
});

describe('a failure', () => {
  const sent = (behave: Behaviour, asked = quote) => failureOf(clientOf([behave]).http.send(asked));
  it('has the body’s code, title, message and fields, and is refused (ME-005)', async () => {
    const fields = { zip: ['is short'], city: 'is unknown', none: [] };
    const body = { code: 'invalid_input', title: 'No', message: 'Bad', fields };
    const error = await sent(() => refusal(400, body, { 'x-request-id': 'req_7' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'invalid_input', title: 'No', serverMessage: 'Bad', fields: { zip: ['is short'], city: ['is unknown'] },
      outcome: 'refused', status: 400, request: 'req_7',
    });
  });
  it('may have a sentence as its error', async () => {
    expect(await sent(() => refusal(422, 'We cannot do that.')))
      .toMatchObject({ code: 'default', serverMessage: 'We cannot do that.', outcome: 'refused' });
  });
  const reset = () => new ReadableStream({ start: (stream) => { stream.error(new Error('reset')); } });
  const html = { headers: { 'content-type': 'text/html' } };
  const lost = { code: 'default', outcome: 'unknown', serverMessage: undefined };
  it.each<[string, Behaviour, object]>([
    ['F01 no connection', cut, { code: 'network', outcome: 'unknown' }],
    ['F02 cut off in the middle', () => new Response(reset()), { code: 'network', outcome: 'unknown' }],
    ['F05 400 with JSON as text', () => new Response('{"error":{"code":"busy"}}', { status: 400 }), { code: 'busy', outcome: 'refused' }],
    ['F06 401', () => refusal(401, { code: 'anything' }), { code: 'unauthorized', outcome: 'refused', status: 401 }],
    ['F07 409', () => refusal(409, { code: 'busy' }), { code: 'busy', outcome: 'refused' }],
    ['F09 429', () => new Response('slow down', { status: 429 }), { code: 'default', outcome: 'refused' }],
    ['F09 429 with a code', () => refusal(429, { code: 'no_offers_found', message: 'slow down' }),
      { code: 'default', outcome: 'refused', status: 429, serverMessage: undefined }],
    ['F10 500 with a code', () => refusal(500, { code: 'no_offers_found', message: 'stack' }), lost],
    ['F11 503', () => new Response('', { status: 503 }), { code: 'default', outcome: 'unknown' }],
    ['F12 half a JSON', () => new Response('{"id":'), { code: 'malformed', outcome: 'unknown' }],
    ['F13 another shape', () => Response.json({ id: 7 }), { code: 'malformed', outcome: 'unknown', status: 200 }],
    ['F13 null', () => Response.json(null), { code: 'malformed', outcome: 'unknown' }],
    ['F14 nothing', () => new Response(''), { code: 'malformed', outcome: 'unknown' }],
    ['F15 a page', () => new Response('<h1>Hello</h1>', html), { code: 'malformed', outcome: 'unknown' }],
    ['F15 a page with 400', () => new Response('<h1>No</h1>', { ...html, status: 400 }), lost],
  ])('%s', async (_, behave, expected) => {
    expect(await sent(behave)).toMatchObject(expected);
  });
  it('is reported once, with its request id; a 401 also deletes the session’s token (AN-010, D3)', async () => {
    const onUnauthorized = vi.fn();
    const { http, reported } = clientOf([() => refusal(401, 'no', { 'x-request-id': 'req_9' })], {}, { onUnauthorized });
    await failureOf(http.send(quote));
    expect(reported.map(({ extra }) => extra)).toEqual([{ request: 'req_9', code: 'unauthorized' }]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
  it('names in its report where an answer differs from its contract, and no value of it (F13, AN-010)', async () => {
    const crumbs: string[] = [];
    const reports = { breadcrumb: (_: string, message: string) => { crumbs.push(message); }, report: () => undefined };
    const said: string[] = [];
    const options = { reports, warn: (text: string) => { said.push(text); } };
    await failureOf(clientOf([() => Response.json({ id: 7 })], {}, options).http.send(quote));
    await failureOf(clientOf([() => new Response('{"id":')], {}, options).http.send(quote));
    const call = `${quote.method} ${quote.path}`;
    expect(crumbs).toEqual([`${call} 200: id does not match`, `${call} 200`, `${call} 200: no JSON`, `${call} 200`]);
    expect(said[0]).toBe('test.quote: id does not match: the answer is refused by its contract.');
  });
  it('leaving the step aborts the call without a report', async () => {
    const { http, reported, first } = clientOf([never]);
    const step = new AbortController();
    const sending = failureOf(http.send(quote, { signal: step.signal }));
    await vi.advanceTimersByTimeAsync(10);
    step.abort();
    expect(await sending).toMatchObject({ code: 'aborted' });
    expect(first().signal.aborted).toBe(true);
    expect(reported).toEqual([]);
  });
});

describe('time limits and retries (S-78)', () => {
  const callWith = async (answers: readonly Behaviour[], asked: typeof quote, options: SendOptions<unknown> = {}) => {
    const client = clientOf(answers);
    const started = Date.now();
    const sending = client.http.send(asked, options).then((value) => value.id, (error: ApiError) => error.code);
    await vi.runAllTimersAsync();
    return { result: await sending, requests: client.requests, seconds: (Date.now() - started) / 1000 };
  };
  const limits = [['quote', 60], ['survey', 60], ['method', 30], ['purchase', 60]] as const;
  it.each(limits)('a %s call times out after %i seconds and is not retried', async (kind, seconds) => {
    expect(await callWith([never], call(kind))).toMatchObject({ result: 'timeout', seconds, requests: { length: 1 } });
  });
  it('an answer after 59 seconds is used', async () => {
    const late: Behaviour = () => new Promise((resolve) => { setTimeout(() => resolve(good()), 59_000); });
    expect((await callWith([late], quote)).result).toBe('thing_1');
  });
  it.each<[string, Behaviour]>([
    ['no answer', never], ['no connection', cut], ['502', () => new Response('', { status: 502 })],
    ['504', () => new Response('', { status: 504 })],
  ])('a list is requested once more after %s', async (_, behave) => {
    expect(await callWith([behave, good], call('list', 'GET'))).toMatchObject({ result: 'thing_1', requests: { length: 2 } });
    expect((await callWith([behave], call('startup', 'GET'))).requests).toHaveLength(2);
  });
  it('a POST is not retried, and neither is a GET after 500', async () => {
    expect((await callWith([cut], call('list', 'POST'))).requests).toHaveLength(1);
    expect((await callWith([() => new Response('', { status: 500 })], call('list', 'GET'))).requests).toHaveLength(1);
  });
  it('a short Retry-After is obeyed once; a long one is not waited for, and no Retry-After of another kind of call (F09)', async () => {
    const busy = (after: string): Behaviour => () => new Response('', { status: 429, headers: { 'retry-after': after } });
    expect(await callWith([busy('3'), good], quote)).toMatchObject({ result: 'thing_1', seconds: 3 });
    expect((await callWith([busy('3')], quote)).requests).toHaveLength(2);
    expect((await callWith([busy('11'), good], quote)).requests).toHaveLength(1);
    expect((await callWith([busy('1'), good], purchase)).requests).toHaveLength(1);
  });
  it('a Retry-After may be a date; anything else is not retried (F09)', async () => {
    const busy = (after: string): Behaviour => () => new Response('', { status: 429, headers: { 'retry-after': after } });
    const inSeconds = (seconds: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + seconds * 1000).toUTCString();
    expect(await callWith([busy(inSeconds(3)), good], quote)).toMatchObject({ result: 'thing_1', requests: { length: 2 } });
    expect((await callWith([busy(inSeconds(30)), good], quote)).requests).toHaveLength(1);
    expect((await callWith([busy('soon'), good], quote)).requests).toHaveLength(1);
    expect((await callWith([() => new Response('', { status: 429 }), good], quote)).requests).toHaveLength(1);
  });
  it('the limit covers the body: an answer that never ends times out, and a safe read is retried', async () => {
    const endless: Behaviour = ({ signal }) => new Response(new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    }));
    expect(await callWith([endless], quote)).toMatchObject({ result: 'timeout', seconds: 60, requests: { length: 1 } });
    expect(await callWith([endless, good], call('list', 'GET'))).toMatchObject({ result: 'thing_1', seconds: 15, requests: { length: 2 } });
  });
  it('leaving the step during the wait for a retry aborts it without a report', async () => {
    const { http, requests, reported } = clientOf([() => refusal(409, { code: 'purchase_in_progress' })]);
    const step = new AbortController();
    const sending = failureOf(http.send(purchase, { signal: step.signal }));
    await vi.advanceTimersByTimeAsync(500);
    step.abort();
    await vi.runAllTimersAsync();
    expect(await sending).toMatchObject({ code: 'aborted' });
    expect([requests.length, reported]).toEqual([1, []]);
  });
  it('a purchase that is still being processed is sent again unchanged, three times at most (F07)', async () => {
    const busy: Behaviour = () => refusal(409, { code: 'purchase_in_progress' });
    const { result, requests } = await callWith([busy, busy, good], purchase, { body: { plan: 1 }, headers: { 'X-Unique-Key': 'key_1' } });
    expect(result).toBe('thing_1');
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(Array.from({ length: 3 }, () => '{"plan":1}'));
    expect(requests.map((request) => request.headers.get('x-unique-key'))).toEqual(['key_1', 'key_1', 'key_1']);
    const client = clientOf([busy]);
    const sending = failureOf(client.http.send(purchase));
    await vi.runAllTimersAsync();
    expect(await sending).toMatchObject({ code: 'purchase_in_progress', outcome: 'unknown' });
    expect(client.requests).toHaveLength(4);
  });
});
