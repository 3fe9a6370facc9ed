import { expect, it } from 'vitest';
import { createSites } from './sites';

const acme = {
  api_token: 't1', title: 'Acme', verticals: ['rental_car'],
  settings: { frame_ancestors: ['https://acme.example', 7], theme: { logo: 'https://cdn.example/l.svg' } },
};
const acmePartner = { name: 'Acme', client_id: 'acme', email: 'help@acme.example' };
const service = (answers: Readonly<Record<string, () => Response>>) => {
  const asked: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(`${name} ${request.headers.get('authorization') ?? 'nobody'}`);
    return answers[name]?.() ?? new Response(null, { status: 404 });
  };
  return { asked, send };
};
const partner = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  return { asked, send: (request: Request) => { asked.push(new URL(request.url).search); return Promise.resolve(answer()); } };
};
const known = () => Response.json({
  title: 'Acme', settings: { frame_ancestors: ['https://acme.example', 7], theme: { logo: 'https://cdn.example/l.svg' } },
});

it('asks once a minute for the site of a host', async () => {
  let now = 0;
  const { asked, send } = partner(known);
  const sites = createSites({ send, now: () => now });
  expect(await sites('acme.localhost:4300', 1000))
    .toEqual({ settings: { frame_ancestors: ['https://acme.example'], theme: { logo: 'https://cdn.example/l.svg' } } });
  await sites('acme.localhost:4300', 1000);
  expect(asked).toEqual(['?site=acme']);
  now = 60_001;
  await sites('acme.localhost:4300', 1000);
  expect(asked).toHaveLength(2);
});
it('knows nothing of a site that cannot be read, and asks again next time', async () => {
  const { asked, send } = partner(() => { throw new TypeError('no'); });
  const sites = createSites({ send, site: 'fixed' });
  expect(await sites('a.localhost', 1000)).toEqual({});
  expect(await sites('b.localhost', 1000)).toEqual({});
  expect(asked).toEqual(['?site=fixed', '?site=fixed']);
});
it('does not keep a page waiting for a slow partner', async () => {
  const sites = createSites({ send: () => new Promise<Response>(() => {}) });
  expect(await sites('a.localhost', 1)).toEqual({});
});
it('asks for the site, then with its token for the partner, once a minute for all visitors (AS-014, C-52)', async () => {
  const { asked, send } = service({ site: () => Response.json(acme), partner: () => Response.json(acmePartner) });
  let now = 0;
  const sites = createSites({ send, now: () => now });
  expect(await sites('acme.localhost', 1000)).toMatchObject({ site: acme, partner: acmePartner });
  await sites('acme.localhost', 1000);
  expect(asked).toEqual(['site nobody', 'partner Token t1']);
  now = 60_001;
  await sites('acme.localhost', 1000);
  expect(asked).toHaveLength(4);
});
it('hands over no answer that breaks its contract, and asks again for a partner that failed', async () => {
  const broken = service({ site: () => Response.json({ ...acme, verticals: 'all' }), partner: () => Response.json(acmePartner) });
  expect((await createSites({ send: broken.send })('acme.localhost', 1000)).site).toBeUndefined();
  expect(broken.asked).toEqual(['site nobody']);
  const failing = service({ site: () => Response.json(acme), partner: () => new Response(null, { status: 500 }) });
  const sites = createSites({ send: failing.send });
  expect(await sites('acme.localhost', 1000)).toMatchObject({ site: acme });
  expect((await sites('acme.localhost', 1000)).partner).toBeUndefined();
  expect(failing.asked).toHaveLength(4);
});
