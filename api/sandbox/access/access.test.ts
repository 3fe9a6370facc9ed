import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratings } from '#flows/ratings';
import { methods } from '../../contracts/payment';
import * as quotes from '../../contracts/quotes';
import * as rentalCar from '../../contracts/rentalCar';
import * as renters from '../../contracts/renters';
import { openApi } from '../console/openapi';
import type { Sandbox } from '../index';
import { alder, ines as household, planId as rentersPlan } from '../renters/testing';
import { buyer, clock, openSandbox, type ErrorBody, type Reply } from '../testing';
import { below, key, known, made, open, owned, purchases, said, settings, type Person, type Sent } from './testing';

const tokens = {
  'no token': null,
  'another site': 'site_oakline_1f08b3',
  'the same site without an account': 'site_harbor_77e1f2',
  'another account': `harbor_account_${'5d2e8b60'.repeat(6)}`,
  own: `harbor_account_${'9f3a7c21'.repeat(6)}`,
} as const;
type Who = keyof typeof tokens;
const strangers = (Object.keys(tokens) as Who[]).filter((who) => who !== 'own');

type Answer = Reply<ErrorBody & Record<string, never>>;

let sandbox: Sandbox;
beforeAll(async () => { sandbox = await openSandbox({ clock, ratings }); });
afterAll(() => sandbox.close());
const as = (who: Who): Person => buyer(sandbox, undefined, tokens[who]);
const ask = (who: Who, { method, path, body, key: uid }: Sent): Promise<Answer> =>
  as(who).send(method ?? 'POST', path, body, uid === undefined ? {} : { 'x-unique-key': uid });
const outcome = ({ status, body }: Answer) => [status, body.error?.code];
/** All that is stored; sequences apart, a refused call leaves it alone. */
const stored = async (): Promise<unknown> => Promise.all(['quotes', 'applications', 'methods', 'policies', 'charges'].map(async (table) =>
  (await sandbox.db.query(`select * from ${table} order by created_at, 1`)).rows));

it('every operation of openapi.json has a row here', () => {
  const operations = Object.values(openApi().paths).flatMap((path) => Object.values(path) as { readonly operationId: string }[]);
  expect([owned, open, known].flatMap((rows) => Object.keys(rows)).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

describe('what an account made is not there for anybody else', () => {
  it.each(Object.entries(owned))('%s', async (_id, requestOf) => {
    const request = await requestOf(as('own'));
    const before = await stored();
    for (const who of strangers) {
      const answer = await ask(who, request);
      expect([who, answer.status], JSON.stringify(answer.body)).toEqual([who, 404]);
    }
    expect(await stored()).toEqual(before);
    expect(await ask('own', request)).toMatchObject({ status: 200 });
  });
  it.each(purchases)('%s, sent again with the same key after the sale', async (id) => {
    const request = await owned[id]?.(as('own')) as Sent;
    const { body } = await ask('own', request);
    for (const who of strangers) expect([who, (await ask(who, request)).status]).toEqual([who, 404]);
    expect((await ask('own', request)).body).toEqual(body);
  });
  it('and the same is said of a quote that never was', async () => {
    const request = await owned['rentalCar.purchase']?.(as('own')) as Sent;
    const none = { ...request, body: { ...request.body as object, quote_id: 'rcq_0' } };
    expect((await ask('another account', request)).body).toEqual((await ask('own', none)).body);
  });
  it('rating it begins a quote of one’s own (RN-075)', async () => {
    const { quote_id } = await made.renters(as('own'));
    const before = (await sandbox.db.query('select * from quotes where id = $1', [quote_id])).rows;
    for (const who of strangers) {
      const body = { property_address: alder, plan_id: rentersPlan, details: household, settings, quote_id };
      const answer = await as(who).post<renters.RatesAnswer>(renters.rates.path, body);
      expect([who, answer.status, answer.body.quote_id === quote_id]).toEqual([who, 200, false]);
    }
    expect((await sandbox.db.query('select * from quotes where id = $1', [quote_id])).rows).toEqual(before);
  });
});

describe('what names nothing of anybody’s', () => {
  it.each(Object.entries(open))('%s answers every caller alike', async (_id, requestOf) => {
    for (const who of Object.keys(tokens) as Who[]) {
      const answer = await ask(who, await requestOf(as(who)));
      expect([who, answer.status], JSON.stringify(answer.body)).toEqual([who, 200]);
    }
  });
  it('site.partner is told to whoever has a token', async () => {
    const request = known['site.partner'] as Sent;
    expect(await Promise.all((Object.keys(tokens) as Who[]).map(async (who) => [who, (await ask(who, request)).status])))
      .toEqual(Object.keys(tokens).map((who) => [who, who === 'no token' ? 401 : 200]));
  });
});

describe('a visitor who logs in on the way', () => {
  const anonymous: Who = 'the same site without an account';
  it.each(Object.entries(owned))('%s: the account takes over what the site’s own token began, and nobody else has it after that',
    async (id, requestOf) => {
    const request = await requestOf(as(anonymous));
    expect(await ask('own', request)).toMatchObject({ status: 200 });
    const writes = request.method !== 'GET' && id !== 'renters.cadences';
    for (const who of [anonymous, 'another account'] as const) {
      expect([who, (await ask(who, request)).status]).toEqual([who, writes ? 404 : 200]);
    }
  });
  it('another token of the same site opens what its first one began', async () => {
    const id = await made.home(as(anonymous));
    const embed = buyer(sandbox, undefined, 'harbor_embed_31');
    expect((await embed.send('GET', below(quotes.plans.path, id))).status).toBe(200);
  });
});

describe('a payment method', () => {
  const pays = async (who: Who, payment_method_id: string, buyerNamed: object = said) => {
    const body = { ...await made.rental(as(who)), ...buyerNamed, payment_method_id, metadata: {} };
    return outcome(await ask(who, { path: rentalCar.purchase.path, key: key(), body }));
  };
  const unknown = [404, 'payment_method_not_found'];
  it('pays for whoever’s token made it, and for nobody else', async () => {
    for (const who of strangers) expect([who, await pays(who, await as('own').paysWith())]).toEqual([who, unknown]);
    expect(await pays('own', await as('own').paysWith())).toEqual([200, undefined]);
    expect(await pays('own', 'pm_0')).toEqual(unknown);
  });
  it('pays for the buyer it was made for, where the purchase names one (CH-006)', async () => {
    const card = await as('no token').paysWith();
    expect(await pays('no token', card, { ...said, email: 'mallory@example.com' })).toEqual(unknown);
    expect(await pays('no token', card, { ...said, email: ' INES@example.com'.trim() })).toEqual([200, undefined]);
  });
  it('without an e-mail is told by the name', async () => {
    const { body: { public_id } } = await as('no token').post<{ readonly public_id: string }>(methods.path, {
      first_name: 'Ines', last_name: 'Okafor', token: await as('no token').card(),
    });
    expect(await pays('no token', public_id, { ...said, first_name: 'Mallory' })).toEqual(unknown);
    expect(await pays('no token', public_id)).toEqual([200, undefined]);
  });
});

it('a purchase sent again is answered with the policy to its buyer only (CH-006, D1)', async () => {
  const request = await owned['rentalCar.purchase']?.(as('no token')) as Sent;
  const again = (change: object) => ask('no token', { ...request, body: { ...request.body as object, ...change } });
  const { body } = await ask('no token', request);
  expect(outcome(await again({ email: 'mallory@example.com' }))).toEqual([404, 'quote_not_found']);
  expect(Object.keys((await again({ email: undefined, first_name: undefined })).body.error.fields ?? {})).toEqual(['first_name', 'email']);
  expect((await again({})).body).toEqual(body);
});
