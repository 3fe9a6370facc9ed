import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clientOf } from '../failures/client';
import type { Failures } from '../failures/failures';
import { injectFault } from '../failures/injectFault';
import type { Deps, Handler } from './call';
import { check } from './check';
import { invalidInput, Refused, refuse } from './refuse';
import type { Owner } from '../access/owner';
import { siteByToken, siteWithoutToken, type Site } from '../site/sites';

/** CH-002, CH-004, CH-006: a call may come without a token, but never with one that is not known. */
function authorize(headers: Headers, host: string): { readonly site?: Site; readonly owner: Owner } {
  const value = headers.get('authorization');
  if (value === null) return { owner: { site: siteWithoutToken(host)?.name ?? '' } };
  const token = /^(?:Token|Bearer) (.+)$/.exec(value)?.[1] ?? '';
  const site = siteByToken(token) ?? refuse(401, 'unauthorized', 'This token is not known.');
  // A site is known by its name: what was made under an older token of its own stays usable.
  return { site, owner: { site: site.name, account: site.accounts?.[token] } };
}

/** What the server that runs the sandbox knows of a connection. */
export interface ConnectionInfo { readonly remoteAddress?: string }
export interface Env { readonly Bindings: ConnectionInfo; readonly Variables: { requestId: string } }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return invalidInput({ body: ['must be JSON'] });
  }
};

export const answerRefusal = (c: Context<Env>, { status, error, headers }: Refused): Response =>
  c.json({ error }, status as ContentfulStatusCode, { ...headers });

async function answer(c: Context<Env>, { contract, run }: Handler, deps: Deps, text: string): Promise<Response> {
  try {
    const host = new URL(c.req.url).hostname;
    const caller = authorize(c.req.raw.headers, host);
    const query = c.req.query();
    const body = contract.request ? parse(text) : undefined;
    check(undefined, c.req.param());
    check(contract.query, query);
    check(contract.request, body);
    const missing = (contract.headers ?? []).filter((name) => !c.req.header(name)?.trim());
    if (missing.length > 0) invalidInput(Object.fromEntries(missing.map((name) => [name, ['is missing']])));
    const call = {
      body, query, params: c.req.param(), ...caller, deps, headers: c.req.raw.headers, host, remoteAddress: c.env.remoteAddress,
    };
    return c.json(await run(call as never) as object);
  } catch (error) {
    if (error instanceof Refused) return answerRefusal(c, error);
    throw error;
  }
}

/** Puts each contract on its path; a failure on demand comes first. */
export function mount(app: Hono<Env>, handlers: readonly Handler[], failures: Failures, deps: Deps): void {
  for (const handler of handlers) {
    const { method, path, id } = handler.contract;
    app.on(method, [
      path, ...(handler.also === undefined ? [] : [handler.also]),
    ].map((one) => one.replace(/\{(\w+)\}/g, ':$1')), async (c) => {
      const text = await c.req.text();
      const process = () => answer(c, handler, deps, text);
      const fault = failures.take(id, clientOf(c.req.raw.headers));
      return fault ? injectFault(fault, process, c.req.raw.signal) : process();
    });
  }
}
