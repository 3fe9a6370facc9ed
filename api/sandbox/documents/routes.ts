import type { Hono } from 'hono';
import type { Env } from '../http/mount';
import { refuse } from '../http/refuse';
import type { Rating } from '../quotes/rating';
import { documents } from './policies';
import { ratedDocuments } from './rated';

export function mountDocuments(app: Hono<Env>, ratings: () => readonly Rating[]): void {
  app.get('/documents/:file', (c) => {
    const all = new Map([...ratings().flatMap(ratedDocuments), ...documents]);
    const make = all.get(c.req.param('file').replace(/\.pdf$/, '')) ?? refuse(404, 'not_found', 'There is no such document.');
    return c.body(new Uint8Array(make()), 200, {
      'content-type': 'application/pdf', 'content-disposition': `inline; filename="${c.req.param('file')}"`,
    });
  });
}
