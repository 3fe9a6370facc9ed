import type { Hono } from 'hono';
import type { Env } from '../http/mount';
import { refuse } from '../http/refuse';
import type { Rating } from '../quotes/rating';
import { documents } from './policies';
import { heading, paragraph, titled, textPdf } from './pdf';

/** The sample policy of each plan of a line that its rating words, by its name. */
const ratedDocuments = ({ plans, wording }: Rating): readonly (readonly [name: string, make: () => Uint8Array])[] =>
  (wording ? plans.map(({ plan_id, information: { title } }) => [plan_id, () => textPdf(title, [
    ...titled(title), ...Object.entries(wording).flatMap(([head, texts]) => [...heading(head), ...texts.flatMap(paragraph)]),
  ])] as const) : []);

export function mountDocuments(app: Hono<Env>, ratings: () => readonly Rating[]): void {
  app.get('/documents/:file', (c) => {
    const all = new Map([...ratings().flatMap(ratedDocuments), ...documents]);
    const make = all.get(c.req.param('file').replace(/\.pdf$/, '')) ?? refuse(404, 'not_found', 'There is no such document.');
    return c.body(new Uint8Array(make()), 200, {
      'content-type': 'application/pdf', 'content-disposition': `inline; filename="${c.req.param('file')}"`,
    });
  });
}
