import { expect, it } from 'vitest';
import { createSites } from './sites';

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
    .toEqual({ frame_ancestors: ['https://acme.example'], theme: { logo: 'https://cdn.example/l.svg' } });
  await sites('acme.localhost:4300', 1000);
  expect(asked).toEqual(['?site=acme']);
  now = 60_001;
  await sites('acme.localhost:4300', 1000);
  expect(asked).toHaveLength(2);
});
it('knows nothing of a site that cannot be read, and asks again next time', async () => {
  const { asked, send } = partner(() => { throw new TypeError('no'); });
  const sites = createSites({ send, site: 'fixed' });
  expect(await sites('a.localhost', 1000)).toBeUndefined();
  expect(await sites('b.localhost', 1000)).toBeUndefined();
  expect(asked).toEqual(['?site=fixed', '?site=fixed']);
});
it('does not keep a page waiting for a slow partner', async () => {
  const sites = createSites({ send: () => new Promise<Response>(() => {}) });
  expect(await sites('a.localhost', 1)).toBeUndefined();
});
