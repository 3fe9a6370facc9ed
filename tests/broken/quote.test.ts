import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuoteService } from '#api/adapters/quoteService';
import type { Rating } from '#api/sandbox/quotes/rating';
import { wording } from '#engine/check';
import { catalogue } from '#flows';
import type { Product } from '#flows/types';
import { rating } from '../../flows/collectibles/rating';
import { checkProduct } from '../../app/check/product';
import { checkRating } from '../../app/check/rating';
import { createSources } from '../../app/check/typescript';

let product: Product;
beforeAll(async () => { product = await (catalogue.find(({ id }) => id === 'collectibles') as (typeof catalogue)[number]).product(); });

type Node = Record<string, unknown>;
/** The data with another value at a place. */
function changed<Data extends object>(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data) as unknown as Node;
  const names = path.split('/');
  const owner = names.slice(0, -1).reduce<Node>((node, name) => node[name] as Node, copy);
  if (value === undefined) delete owner[names.at(-1) as string];
  else owner[names.at(-1) as string] = value;
  return copy as unknown as Data;
}

const plan = 'update/plan_applications/0/fields';
describe('what a line says at the quote service', () => {
  it('is right as it stands', async () => expect(await checkProduct(product)).toEqual([]));
  it.each<[string, string, unknown, string, RegExp]>([
    ['a path that nothing gives', `${plan}/owner_email`, 'details.emial', `unknown-path quote/${plan}/owner_email`,
      /Did you mean "details\.email"/],
    ['a path that no entry of the list has', `${plan}/collections/fields/has_fire_alarm`, 'has_fire_alrm',
      `unknown-path quote/${plan}/collections/fields/has_fire_alarm`, /in an entry of "collections".*Did you mean "has_fire_alarm"/],
    ['a path in a rule', 'entries/refuses/0/when', { 'collection.streetAdress': true },
      'unknown-path quote/entries/refuses/0/when/collection.streetAdress', /Did you mean "collection\.streetAddress"/],
    ['a path in a text', `${plan}/owner_email`, { text: '{details.emial}' }, `unknown-path quote/${plan}/owner_email/text`,
      /"details\.email"/],
    ['a word that is none', 'vertcal', 'collectibles', 'unknown-word quote/vertcal', /Did you mean "vertical"/],
    ['a source that says two things', `${plan}/owner_email`, { value: 1, now: true }, `derivation quote/${plan}/owner_email`,
      /value and now/],
    ['a word that is missing', 'currency', undefined, 'missing-word quote', /"currency" is missing/],
    ['a value of another kind', 'plans/order', 'cheapest', 'wrong-value quote/plans/order', /dearestFirst/],
  ])('%s is named with its place', async (_, path, value, where, says) => {
    const found = await checkProduct({ ...product, quote: changed(product.quote as QuoteService, path, value) });
    expect(found.map(({ code, path: at }) => `${code} ${at.join('/')}`)).toEqual([where]);
    expect(`${found[0]?.message} ${found[0]?.suggestion}`).toMatch(says);
  });
});

describe('a rating', () => {
  it.each<[string, string, unknown, string, RegExp]>([
    ['an input that nothing sends', 'inputs/total', { sum: ['plan_applications.0.collectoins.*.value'] },
      'unknown-path rating/inputs/total/sum',
      /the application that is sent has no such field. Did you mean "plan_applications\.0\.collections\.\*\.value"/],
    ['a field that is needed and never sent', 'checkout/needs/0', 'plan_applications.0.plan_idd', 'unknown-path rating/checkout/needs/0',
      /"plan_applications\.0\.plan_id"/],
    ['a buyer who is never sent', 'buyer/email', 'plan_applications.0.owner_emial', 'unknown-path rating/buyer/email', /nothing gives/],
    ['a row that reads no input', 'price/1/times/1/lookup', 'clams', 'unknown-path rating/price/1/times/1/lookup',
      /no input has this name. Did you mean "claims"/],
    ['a list that is no input', 'price/0/each', 'colections', 'unknown-path rating/price/0/each', /"collections"/],
    ['a rule that reads no input', 'refuses/1/when', { is_fellon: true }, 'unknown-path rating/refuses/1/when/is_fellon', /"is_felon"/],
    ['a title with a word that is none', 'title', '${price}/{pre}', 'unknown-path rating/title', /"per"/],
    ['a word that is none', 'price/2', { lesat: 60 }, 'unknown-word rating/price/2/lesat', /Did you mean "least"/],
    ['a refusal without a message', 'refuses/0/message', undefined, 'missing-word rating/refuses/0', /"message" is missing/],
    ['a rating without plans', 'plans', [], 'wrong-value rating/plans', /this is empty/],
  ])('%s is named with its place', (_, path, value, where, says) => {
    const { quote } = product as { readonly quote: QuoteService };
    expect(checkRating(rating, quote)).toEqual([]);
    const found = checkRating(changed(rating, path, value), quote);
    expect(found.map(({ code, path: at }) => `${code} ${at.join('/')}`)).toEqual([where]);
    expect(`${found[0]?.message} ${found[0]?.suggestion}`).toMatch(says);
  });
});

describe('what the price reads of add-ons', () => {
  const withAddOns = (...offers: readonly object[]): Rating => ({
    ...rating, addOns: 'plan_applications.0.plan_id', price: [...rating.price, { each: 'addOns', add: 'price' }],
    plans: offers.map((offered, index) =>
      ({ ...rating.plans[0] as Rating['plans'][number], plan_id: `plan-${index}`, details: { plan_add_ons: offered } })),
  });
  const judged = (wrong: Rating): readonly string[] =>
    checkRating(wrong, product.quote as QuoteService).map((one) => `${one.code} ${one.path.join('/')}: ${wording(one)}`);
  const offers = { abroad: { price: 3, title: 'Abroad' }, parts: { price: 2.5, prise: 1 } };
  it('is there, and one that lacks it is free', () => {
    expect(judged(withAddOns(offers))).toEqual([]);
    expect(judged(withAddOns(offers, { ...offers, free: { title: 'Free' }, all: {}, none: 0 }))).toEqual([]);
    expect(judged(withAddOns({}))).toEqual([]);
  });
  it('is told where a row says it otherwise: all of them would be free', () => {
    const wrong = { ...withAddOns(offers), price: [...rating.price, { each: 'addOns', add: 'pryce' }] };
    expect(judged(wrong)).toEqual([`unknown-path rating/price/${rating.price.length}/add: `
      + 'nothing gives "pryce": neither an input nor an entry of "addOns" has this name. Did you mean "price"?']);
  });
  it('is told where no add-on says it so', () => expect(judged(withAddOns({ abroad: { prise: 3 } }))).toEqual([
    expect.stringMatching(/nothing gives "price": neither an input nor an entry of "addOns".* Did you mean "prise"\?$/u)]));
  it('is told where one add-on says it otherwise: it would be free', () =>
    expect(judged(withAddOns(offers, { ...offers, parts: { prise: 2.5 } }))).toEqual([
      'misspelt-name rating/plans/1/details/plan_add_ons/parts/prise: the price reads "price" of each add-on, '
      + 'and nothing reads "prise": this one would cost nothing. Did you mean "price"?',
    ]));
});

it('an error code for which the page has no words is told, with the nearest or with what to do instead', async () => {
  const quote = changed(product.quote as QuoteService, 'entries/refuses/0/code', 'physical_adress_required');
  const pending = changed(changed(rating, 'pending/code', 'wait_for_it'), 'refuses/0/code', 'too_many_claims');
  const found = await checkProduct({ ...product, quote, rating: pending });
  expect(found.map(({ code, path, suggestion }) => `${code} ${path.join('/')}: ${suggestion}`)).toEqual([
    'unknown-refusal quote/entries/refuses/0/code: Did you mean "physical_address_required"?',
    'unknown-refusal rating/refuses/0/code: Leave the code out: then its `message` is what they read.',
    'unknown-refusal rating/pending/code: Those for which it has words stand in app/modals/catalogue.ts.',
  ]);
});

it('what is wrong is found in the file where it stands', () => {
  const sources = createSources(resolve(import.meta.dirname, '../..'));
  const wordAt = (...path: readonly string[]): string => {
    const { file = '', text = '', start = 0, end = 0 } = sources.locate('collectibles', path) ?? {};
    return `${file.split('/').slice(-2).join('/')} ${text.slice(start, end)}`;
  };
  expect(wordAt('quote', 'entries', 'id')).toBe("collectibles/quote.ts 'reference_id'");
  expect(wordAt('rating', 'price', '2', 'least')).toBe('collectibles/rating.ts 60');
});
