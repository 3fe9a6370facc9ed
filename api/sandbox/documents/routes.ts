import type { Hono } from 'hono';
import type { Env } from '../http/mount';
import { refuse } from '../http/refuse';
import { documents } from './policies';

export function mountDocuments(app: Hono<Env>): void {
  app.get('/documents/:file', (c) => {
    const make = documents.get(c.req.param('file').replace(/\.pdf$/, '')) ?? refuse(404, 'not_found', 'There is no such document.');
    return c.body(new Uint8Array(make()), 200, {
      'content-type': 'application/pdf', 'content-disposition': `inline; filename="${c.req.param('file')}"`,
    });
  });
}
