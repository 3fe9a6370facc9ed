import { afterAll, beforeAll, expect, it } from 'vitest';
import { methodUpdate } from '../../contracts/payment';
import type { Sandbox } from '../index';
import { buyer, clock, openSandbox, type ErrorBody } from '../testing';

let sandbox: Sandbox;
let ines: ReturnType<typeof buyer>;
beforeAll(async () => {
  sandbox = await openSandbox({ clock });
  ines = buyer(sandbox);
});
afterAll(() => sandbox.close());

const update = (source_token: string, name = 'Ines Ada Okafor', email = 'ines.update@example.com') =>
  ines.post<ErrorBody & { readonly public_id: string }>(methodUpdate.path, { email, source_token, name });

it('puts another card on file, under the whole name (PY-008)', async () => {
  const { status, body } = await update(await ines.card());
  const { rows } = await sandbox.db.query('select first_name, last_name, email from methods where id = $1', [body.public_id]);
  expect([status, rows]).toEqual([200, [{ first_name: 'Ines Ada', last_name: 'Okafor', email: 'ines.update@example.com' }]]);
});
it('takes a name of one word', async () => {
  const { body } = await update(await ines.card(), 'Okafor');
  expect((await sandbox.db.query('select first_name, last_name from methods where id = $1', [body.public_id])).rows)
    .toEqual([{ first_name: 'Okafor', last_name: '' }]);
});
it('refuses a spent token, a card that is refused, and a request without an e-mail (PY-008)', async () => {
  const token = await ines.card();
  await update(token);
  const again = await update(token);
  const expired = await update(await ines.card('expired_card'));
  const nobody = await ines.post(methodUpdate.path, { source_token: await ines.card(), name: 'Ines Okafor' });
  expect([again, expired, nobody].map(({ status, body }) => `${status} ${body.error.code}`))
    .toEqual(['400 token_already_used', '402 payment_method_rejected_by_service', '422 invalid_input']);
});
