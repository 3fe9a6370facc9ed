import { expect, it } from 'vitest';
import { createProxy } from './proxy';

/** A partner that answers with the request it got. */
const asked: Request[] = [];
const partner: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  asked.push(request);
  return new Response('{"plans":[]}', {
    status: 201, headers: { 'x-request-id': 'r1', connection: 'x-inner', 'x-inner': '1', 'content-encoding': 'gzip', 'set-cookie': 'a=b' },
  });
};
const proxy = createProxy('https://partner.example/base/', partner);

it('passes path, query, token and body on, and the answer back', async () => {
  const answer = await proxy(new Request('http://shop.localhost:4300/api/partner/v1/site?site=a', {
    method: 'POST', body: '{"a":1}', headers: { authorization: 'Token t', 'x-unique-key': 'u', cookie: 'c=1', host: 'shop.localhost:4300' },
  }), '10.0.0.1');
  const call = asked.at(-1);
  expect(call?.url).toBe('https://partner.example/base/api/partner/v1/site?site=a');
  expect(await call?.text()).toBe('{"a":1}');
  expect(call?.headers.get('authorization')).toBe('Token t');
  expect(call?.headers.get('x-forwarded-for')).toBe('10.0.0.1');
  expect(call?.headers.get('cookie')).toBeNull();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect([...answer.headers.keys()]).not.toContain('x-inner');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('{"plans":[]}');
});
it('says so in the partner’s error shape when nobody answers', async () => {
  const dead = createProxy('https://partner.example', () => Promise.reject(new TypeError('fetch failed')));
  const answer = await dead(new Request('http://shop/api/x'));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: { code: 'partner_unreachable' } });
});
