import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../../contracts/rentalCar';
import { createCardOrigin } from '../card';
import type { Sandbox } from '../index';
import { buyer, clock, openSandbox, stores, week } from '../testing';

const unstorable = ['holds a character that cannot be stored'];

for (const { name, databaseUrl, skip } of stores) {
  describe.skipIf(skip)(`what ${name} cannot hold`, () => {
    let sandbox: Sandbox;
    let ines: ReturnType<typeof buyer>;
    beforeAll(async () => {
      sandbox = await openSandbox({ databaseUrl, clock });
      ines = buyer(sandbox);
    });
    afterAll(() => sandbox?.close());

    it.each([
      ['/sandbox/fonts/__proto__', 404], ['/sandbox/fonts/constructor', 404], ['/documents/__proto__.pdf', 404],
      ['/sandbox/ledger?email=%00', 422], ['/sandbox/ledger?since=8640000000000000', 422],
      ['/sandbox/ledger?since=-271821-04-20T00:00:00Z', 422], ['/sandbox/ledger?since=0000-01-01', 422],
      ['/api/quote/v1/quotes/%00/plans', 422], ['/api/quote/v1/protections/quotes/%00/plans', 422],
    ])('in an address is refused: %s', async (path, status) => {
      expect((await ines.send('GET', path)).status).toBe(status);
    });
    it.each(['\0', 'Her\0tz', 'Hertz \ud83d', '\ude00'])('in an answer is refused, with the name of its field: %j', async (text) => {
      const [main] = week.drivers;
      const driver = { ...main, isMainDriver: true, firstName: text, lastName: text };
      const { status, body } = await ines.quote({ ...week, rental_company_name: text, drivers: [driver] });
      expect([status, body.error]).toEqual([422, { code: 'invalid_input', fields: {
        'details.rental_company_name': unstorable, 'details.drivers.0.firstName': unstorable, 'details.drivers.0.lastName': unstorable,
      } }]);
    });
    it('in the name of an answer is refused, and answers nested without end are too', async () => {
      expect((await ines.quote({ ...week, 'a\0b': 1 } as never)).body.error.fields).toEqual({ details: unstorable });
      const deep = `{"details":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
      const { status, body } = await ines.post(checkout.path, deep);
      expect([status, Object.values(body.error.fields ?? {})]).toEqual([422, [['is nested too deeply']]]);
    });
    it('is not needed for a name in any writing, nor for pictures', async () => {
      const names = ['Zoë', 'Нина', '美咲', 'ندى', '👩‍🚒', 'A\u0301'];
      const drivers = names.map((firstName, index) => ({ firstName, lastName: 'Okafor', isMainDriver: index === 0 })).slice(0, 4);
      const { status, body } = await ines.quote({ ...week, drivers });
      expect([status, body.error]).toEqual([200, undefined]);
    });
    it('in the name on a card is refused by the card fields; a long name keeps whole characters', async () => {
      const origin = createCardOrigin({ db: sandbox.db, clock });
      const token = async (holder: object) => (await origin.fetch(new Request('http://localhost:4301/v1/tokens', {
        method: 'POST', headers: { 'content-type': 'application/json', origin: 'http://localhost:4301' },
        body: JSON.stringify({ key: 'pk_sandbox_local', number: '4242424242424242', cvc: '123', exp_month: 12, exp_year: 2030, holder }),
      }))).status;
      expect(await token({ name: 'In\0es' })).toBe(422);
      expect(await token({ name: 'Ines \ud83d' })).toBe(422);
      expect(await token({ name: `${'x'.repeat(199)}😀` })).toBe(200);
    });
  });
}
