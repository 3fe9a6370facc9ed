import { expect, it } from 'vitest';
import { keepSession } from './keepSession';

it('an account that the host says again is no new login (S-14, RC-063)', () => {
  const heard: (string | undefined)[] = [];
  const kept = keepSession({ embedded: true, metadata: {}, urlToken: 'token' }, { user: () => undefined });
  kept.onSession(() => heard.push(kept.session().account?.email));
  for (const email of ['kim@example.com', 'kim@example.com', 'lee@example.com']) kept.logIn({ email });
  expect(heard).toEqual(['kim@example.com', 'lee@example.com']);
});
