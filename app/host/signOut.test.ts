import { expect, it } from 'vitest';
import { createStorage } from '../bootstrap/storage';
import { afterSignOut, signOut } from './signOut';

it('signing out empties the storage, forgets the token, tells the page around us and goes to / (S-15, PS-003, RN-072)', () => {
  const storage = createStorage(() => { throw new Error('none'); });
  for (const name of ['surefoot.renters', 'surefoot.rental-car.embed.v1', 'surefoot:visit']) storage.setItem(name, '1');
  const done: string[] = [];
  const page = { location: { pathname: '/embed/v1/renters-insurance/quote', assign: (to: string) => done.push(to) } } as unknown as {
    parent: unknown;
  } & Window;
  Object.assign(page, { parent: page });
  signOut(
    { storage, lasting: storage, forgetToken: () => done.push('token'),
      services: { parent: { post: (type: string) => done.push(type) } } as never },
    page,
  );
  expect(done).toEqual(['token', 'signed-out', '/']);
  expect(['surefoot.renters', 'surefoot.rental-car.embed.v1', 'surefoot:visit'].filter((name) => storage.getItem(name) !== null)).toEqual([
    'surefoot:visit',
  ]);
});
it('inside another page, where / may not be shown, it goes to the line’s first page (S6)', () => {
  expect(afterSignOut({ path: '/embed/v1/renters-insurance/quote', framed: true })).toBe('/embed/v1/renters-insurance');
  expect(afterSignOut({ path: '/renters-insurance/quote', framed: true })).toBe('/');
});
