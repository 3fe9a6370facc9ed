import { beforeAll, describe, expect, it } from 'vitest';
import type { QuoteService } from '#api/adapters/quoteService';
import { catalogue } from '#flows';
import type { Product } from '#flows/types';
import { checkProduct } from '../../app/check/check';

let product: Product;
beforeAll(async () => { product = await (catalogue.find(({ id }) => id === 'collectibles') as (typeof catalogue)[number]).product(); });

type Node = Record<string, unknown>;
/** The line with another value at a place of what it says at the quote service. */
function changed(path: string, value: unknown): Product {
  const quote = structuredClone(product.quote) as unknown as Node;
  const names = path.split('/');
  const owner = names.slice(0, -1).reduce<Node>((node, name) => node[name] as Node, quote);
  if (value === undefined) delete owner[names.at(-1) as string];
  else owner[names.at(-1) as string] = value;
  return { ...product, quote: quote as unknown as QuoteService };
}

const plan = 'update/plan_applications/0/fields';
describe('what a line says at the quote service', () => {
  it('is right as it stands', async () => expect(await checkProduct(product)).toEqual([]));
  it.each<[string, string, unknown, string, RegExp]>([
    ['a path that nothing gives', `${plan}/owner_email`, 'details.emial', `unknown-path quote/${plan}/owner_email`, /Did you mean "email"/],
    ['a path that no entry of the list has', `${plan}/collections/fields/has_fire_alarm`, 'has_fire_alrm',
      `unknown-path quote/${plan}/collections/fields/has_fire_alarm`, /in an entry of "collections".*Did you mean "has_fire_alarm"/],
    ['a path in a rule', 'entries/refuses/0/when', { 'collection.streetAdress': true },
      'unknown-path quote/entries/refuses/0/when/collection.streetAdress', /Did you mean "streetAddress"/],
    ['a path in a text', `${plan}/owner_email`, { text: '{details.emial}' }, `unknown-path quote/${plan}/owner_email/text`, /"email"/],
    ['a word that is none', 'vertcal', 'collectibles', 'unknown-word quote/vertcal', /Did you mean "vertical"/],
    ['a source that says two things', `${plan}/owner_email`, { value: 1, now: true }, `derivation quote/${plan}/owner_email`,
      /value and now/],
    ['a word that is missing', 'currency', undefined, 'missing-word quote', /"currency" is missing/],
    ['a value of another kind', 'plans/order', 'cheapest', 'wrong-value quote/plans/order', /dearestFirst/],
  ])('%s is named with its place', async (_, path, value, where, says) => {
    const found = await checkProduct(changed(path, value));
    expect(found.map(({ code, path: at }) => `${code} ${at.join('/')}`)).toEqual([where]);
    expect(`${found[0]?.message} ${found[0]?.suggestion}`).toMatch(says);
  });
});
