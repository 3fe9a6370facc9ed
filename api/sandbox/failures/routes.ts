import type { Context, Hono } from 'hono';
import { contracts } from '../../contracts';
import { check } from '../http/check';
import type { Env } from '../http/mount';
import { clientOf } from './client';
import { failureRequest, type Failure, type Failures } from './failures';

/** Failures on demand. A client that names itself sees, makes and clears only its own; nobody in particular clears all. */
export function mountFailures(app: Hono<Env>, failures: Failures): void {
  const request = failureRequest(contracts.map(({ id }) => id));
  const client = (c: Context<Env>): string | undefined => c.req.query('client') ?? clientOf(c.req.raw.headers);
  app.get('/sandbox/failures', (c) => c.json({ failures: failures.list(client(c)) }));
  app.post('/sandbox/failures', async (c) => {
    const spec: Omit<Failure, 'id'> = await c.req.json().catch(() => undefined);
    check(request, spec);
    return c.json({ failure: failures.add({ client: client(c), ...spec }) }, 201);
  });
  app.delete('/sandbox/failures', (c) => {
    failures.clear(client(c));
    return c.json({ failures: failures.list(client(c)) });
  });
}
