/** Who is asking, so that tests that run side by side do not meet each other's failures: the header, else the cookie. */
export function clientOf(headers: Headers): string | undefined {
  const cookie = /(?:^|;\s*)sandbox_client=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1];
  return headers.get('x-sandbox-client') ?? cookie;
}
