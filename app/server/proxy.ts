/** Headers that belong to one connection and are not passed on (RFC 9110 section 7.6.1). */
const connectionHeaders = [
  'connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding',
  'upgrade',
];
/** fetch sets these itself; the partner must not get the shop's cookies. */
const requestHeaders = ['host', 'content-length', 'accept-encoding', 'cookie'];
/** fetch has already unpacked the body. */
const responseHeaders = ['content-encoding', 'content-length', 'set-cookie'];

function without(headers: Headers, names: readonly string[]): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase()).filter(Boolean);
  const kept = new Headers(headers);
  for (const name of [...connectionHeaders, ...names, ...named]) kept.delete(name);
  return kept;
}

/**
 * Sends a call on to the partner and streams the answer back. A partner that cannot be reached is a 502 in the partner's own error shape.
 */
export function createProxy(target: string, send: typeof fetch = fetch): (request: Request, remoteAddress?: string) => Promise<Response> {
  return async (request, remoteAddress) => {
    const { pathname, search } = new URL(request.url);
    const address = new URL(target.replace(/\/$/, '') + pathname + search);
    const headers = without(request.headers, requestHeaders);
    if (remoteAddress) headers.set('x-forwarded-for', remoteAddress);
    headers.set('x-forwarded-host', request.headers.get('host') ?? '');
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const answer = await send(address, {
        method: request.method, headers, redirect: 'manual', signal: request.signal,
        ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
      } as RequestInit);
      return new Response(answer.body, { status: answer.status, headers: without(answer.headers, responseHeaders) });
    } catch {
      return Response.json({ error: { code: 'partner_unreachable' } }, { status: 502 });
    }
  };
}
