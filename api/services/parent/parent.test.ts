import { describe, expect, it } from 'vitest';
import { hostCommands, hostEvents } from './messages';
import { listenToHost, readCommand, type HostCommand } from './commands';
import { createParentWindow } from './index';
import { covers } from './origin';

interface Around {
  readonly ancestor?: string;
  readonly referrer?: string;
  readonly framed?: boolean;
  readonly native?: (text: string) => void;
  readonly webkit?: (message: unknown) => void;
}
const pageIn = ({ ancestor, referrer = '', framed = true, native, webkit }: Around) => {
  const posted: { readonly message: unknown; readonly target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => { posted.push({ message, target }); } };
  const page: Record<string, unknown> = {
    location: { ancestorOrigins: ancestor === undefined ? undefined : [ancestor] }, document: { referrer },
  };
  page['parent'] = framed ? parent : page;
  if (native) page['ReactNativeWebView'] = { postMessage: native };
  if (webkit) page['webkit'] = { messageHandlers: { surefoot: { postMessage: webkit } } };
  const listeners: ((event: unknown) => void)[] = [];
  page['addEventListener'] = (_: string, listener: (event: unknown) => void) => listeners.push(listener);
  return {
    posted, parent, receives: (event: object) => listeners.forEach((listener) => listener(event)), window: page as unknown as Window,
  };
};
const host = 'https://shop.partner.example';
const post = (
  around: Around, { embedded = true, allowed = [host] }: { readonly embedded?: boolean; readonly allowed?: readonly string[] } = {}
) => {
  const { posted, window } = pageIn(around);
  const parent = createParentWindow({ window, embedded: () => embedded, allowed: () => allowed });
  parent.post('purchase-completed', { plan_id: 'p1', email: 'ines@example.com', token: 'abc', total: 89.3 });
  parent.post('anything' as never, { flow: 'x' });
  parent.post('toString' as never);
  return posted;
};

describe('messages to the page around us (AN-009, S5, S-57)', () => {
  const sent = [{ target: host, message: { source: 'surefoot', type: 'purchase-completed', payload: { plan_id: 'p1', total: 89.3 } } }];
  it('go to its exact origin, with listed fields only', () => {
    expect(post({ ancestor: host })).toEqual(sent);
    expect(post({ referrer: `${host}/page?x=1` })).toEqual(sent);
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
  it('say that the shop could not start where no site is known, by a code alone, and only inside a frame of an embed route', () => {
    const fails = (around: Around, embedded = true): unknown => {
      const { posted, window } = pageIn(around);
      const parent = createParentWindow({ window, embedded: () => embedded, allowed: () => [] });
      parent.post('startup-failed', { code: 'startup', email: 'ines@example.com', token: 'abc' });
      return posted;
    };
    expect(fails({ ancestor: host }))
      .toEqual([{ target: host, message: { source: 'surefoot', type: 'startup-failed', payload: { code: 'startup' } } }]);
    expect([fails({ ancestor: host }, false), fails({ framed: false, referrer: host }), fails({ ancestor: 'null' })]).toEqual([[], [], []]);
  });
  it('reach a native app as text, with the same fields', () => {
    const texts: string[] = [];
    post({ framed: false, native: (text) => { texts.push(text); } });
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([sent[0]?.message]);
    const messages: unknown[] = [];
    post({ framed: false, webkit: (message) => { messages.push(message); } });
    expect(messages).toEqual([sent[0]?.message]);
  });
  it('no event lists a field of the person or a token', () => {
    expect(Object.values(hostEvents).flat().filter((field) => /mail|name|phone|street|token|birth|policy/i.test(field))).toEqual([]);
  });
});

describe('a site’s list of hosts', () => {
  it.each([
    ['https://a.example', 'https://a.example', true], ['https://a.example:443', 'https://a.example', true],
    ['https://a.example', 'https://a.example:8443', false],
    ['http://localhost:*', 'http://localhost:4300', true], ['https://*.a.example', 'https://b.a.example', true],
    ['https://*.a.example', 'https://a.example', false],
    ['https://a.example', 'http://a.example', false], ['*', 'https://a.example', false], ['javascript:x', 'https://a.example', false],
  ])('%s and %s: %s', (entry, origin, expected) => {
    expect(covers(entry, origin)).toBe(expected);
  });
});

describe('a command of the page around us (S-14, S-15, S5)', () => {
  const signOut = { source: 'surefoot-host', type: 'sign-out' };
  const receives = (
    event: (page: ReturnType<typeof pageIn>) => object, { allowed = [host], around = { ancestor: host } as Around } = {}
  ): readonly HostCommand[] => {
    const received: HostCommand[] = [];
    const page = pageIn(around);
    listenToHost({ window: page.window, allowed: () => allowed, onCommand: (command) => { received.push(command); } });
    page.receives(event(page));
    return received;
  };
  it('is accepted from the window around us at its exact origin', () => {
    expect(receives(({ parent }) => ({ source: parent, origin: host, data: signOut }))).toEqual([{ type: 'sign-out' }]);
    expect(receives(({ parent }) => ({
      source: parent, origin: host,
      data: {
        source: 'surefoot-host', type: 'account', payload: { email: 'kim@example.com', firstName: 'Kim', isAdmin: true, id: 7, phone: ' ' },
      },
    })))
      .toEqual([{ type: 'account', payload: { email: 'kim@example.com', firstName: 'Kim' } }]);
  });
  it.each<[string, (page: ReturnType<typeof pageIn>) => object]>([
    ['another origin', ({ parent }) => ({ source: parent, origin: 'https://evil.example', data: signOut })],
    ['an origin that begins like it', ({ parent }) => ({ source: parent, origin: `${host}.evil.com`, data: signOut })],
    ['an opaque origin', ({ parent }) => ({ source: parent, origin: 'null', data: signOut })],
    ['the right origin in another window', () => ({ source: {}, origin: host, data: signOut })],
    ['our own page', ({ window }) => ({ source: window, origin: host, data: signOut })],
  ])('is not accepted from %s', (_, event) => {
    expect(receives(event)).toEqual([]);
  });
  it('is not accepted where the site lists nobody, and without a frame', () => {
    expect(receives(({ parent }) => ({ source: parent, origin: host, data: signOut }), { allowed: [] })).toEqual([]);
    expect(receives(({ window }) => ({ source: window, origin: host, data: signOut }), { around: { framed: false, referrer: `${host}/` } }))
      .toEqual([]);
  });
  it.each<[string, unknown]>([
    ['text', 'sign-out'], ['nothing', null], ['a list', [signOut]], ['a number', 7], ['another source', { ...signOut, source: 'surefoot' }],
    ['an unlisted type', { ...signOut, type: 'navigate' }],
    ['a type of every object', { ...signOut, type: 'constructor' }], ['inherited fields', Object.create(signOut)],
    ['keys of prototypes', JSON.parse('{"__proto__":{"source":"surefoot-host","type":"sign-out"}}')],
    ['an account without anything', { ...signOut, type: 'account' }],
    ['an account that is a list', { ...signOut, type: 'account', payload: ['a@b.co'] }],
  ])('%s is ignored', (_, data) => {
    expect(readCommand(data)).toBeUndefined();
    expect('polluted' in {}).toBe(false);
  });
  it('an account has only listed texts of limited length, read as own properties', () => {
    const account = (payload: unknown): unknown => readCommand({ source: 'surefoot-host', type: 'account', payload });
    expect(account(JSON.parse('{"__proto__":{"email":"a@b.co"},"constructor":{"x":1},"email":"c@d.co"}')))
      .toEqual({ type: 'account', payload: { email: 'c@d.co' } });
    expect(account({ email: `${'a'.repeat(300)}@b.co`, firstName: { toString: 'x' } })).toEqual({ type: 'account', payload: {} });
    expect(hostCommands.account).toContain('email');
  });
});
