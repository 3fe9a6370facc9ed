import { describe, expect, it } from 'vitest';
import { createParentWindow } from './index';
import { covers } from './origin';

interface Around { readonly ancestor?: string; readonly referrer?: string; readonly framed?: boolean; readonly native?: (text: string) => void }
const pageIn = ({ ancestor, referrer = '', framed = true, native }: Around) => {
  const posted: { readonly message: unknown; readonly target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => { posted.push({ message, target }); } };
  const page: Record<string, unknown> = { location: { ancestorOrigins: ancestor === undefined ? undefined : [ancestor] }, document: { referrer } };
  page['parent'] = framed ? parent : page;
  if (native) page['ReactNativeWebView'] = { postMessage: native };
  return { posted, window: page as unknown as Window };
};
const host = 'https://shop.partner.example';
const post = (around: Around, { embedded = true, allowed = [host] }: { readonly embedded?: boolean; readonly allowed?: readonly string[] } = {}) => {
  const { posted, window } = pageIn(around);
  const parent = createParentWindow({ window, embedded: () => embedded, allowed: () => allowed });
  parent.post('purchase-completed', { plan_id: 'p1', email: 'ines@example.com', token: 'abc', total: 89.3 });
  parent.post('anything', { flow: 'x' });
  return posted;
};

describe('messages to the page around us (AN-009, S5, S-57)', () => {
  const told = [{ target: host, message: { source: 'surefoot', type: 'purchase-completed', payload: { plan_id: 'p1', total: 89.3 } } }];
  it('go to its exact origin, with listed fields only', () => {
    expect(post({ ancestor: host })).toEqual(told);
    expect(post({ referrer: `${host}/page?x=1` })).toEqual(told);
  });
  it.each<[string, Around, Parameters<typeof post>[1]]>([
    ['the page is unknown', {}, undefined],
    ['its origin is null', { ancestor: 'null' }, undefined],
    ['the site does not list it', { ancestor: 'https://shop.partner.example.evil.com' }, undefined],
    ['the route is not embedded', { ancestor: host }, { embedded: false }],
    ['there is no frame', { framed: false, referrer: host }, undefined],
    ['the site lists nobody', { ancestor: host }, { allowed: [] }],
  ])('are not sent when %s', (_, around, options) => {
    expect(post(around, options)).toEqual([]);
  });
  it('reach a native app as text, with the same fields', () => {
    const texts: string[] = [];
    post({ framed: false, native: (text) => { texts.push(text); } });
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([told[0]?.message]);
  });
});

describe('a site’s list of hosts', () => {
  it.each([
    ['https://a.example', 'https://a.example', true], ['https://a.example:443', 'https://a.example', true], ['https://a.example', 'https://a.example:8443', false],
    ['http://localhost:*', 'http://localhost:4300', true], ['https://*.a.example', 'https://b.a.example', true], ['https://*.a.example', 'https://a.example', false],
    ['https://a.example', 'http://a.example', false], ['*', 'https://a.example', false], ['javascript:x', 'https://a.example', false],
  ])('%s and %s: %s', (entry, origin, expected) => {
    expect(covers(entry, origin)).toBe(expected);
  });
});
