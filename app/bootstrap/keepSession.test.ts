import { expect, it } from 'vitest';
import { keepSession } from './keepSession';

it('an account that the host says again is no new login (S-14, RC-063)', () => {
  const heard: (string | undefined)[] = [];
  const kept = keepSession({ embedded: true, metadata: {}, urlToken: 'token' }, { user: () => undefined });
  kept.onSession(() => heard.push(kept.session().account?.email));
  for (const email of ['kim@example.com', 'kim@example.com', 'lee@example.com']) kept.logIn({ email });
  expect(heard).toEqual(['kim@example.com', 'lee@example.com']);
});

it('error reports name who is logged in by e-mail and public id alone, and nobody once the token is gone (AN-011)', () => {
  const users: unknown[] = [];
  const kept = keepSession({ embedded: false, metadata: {}, urlToken: 'token' }, { user: (user) => { users.push(user); } });
  kept.logIn({ email: 'kim@example.com', id: 'acc_1', firstName: 'Kim' });
  kept.logIn({ email: 'lee@example.com' });
  kept.forgetToken();
  expect(users).toEqual([{ email: 'kim@example.com', id: 'acc_1' }, { email: 'lee@example.com' }, undefined]);
});
