import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedLine } from '../../app/lines/served';
import { proveFlow } from '../model/proveFlow';
import { drawnScreen } from '../support/drawn';
import { ines } from '../support/people';
import { snippetsIn, withSnippet } from '../support/snippets';
import { openTown, visitor, type Town, type Visit } from '../support/visitor';
import { lineOf, writtenLine } from '../support/writtenLine';

const recipes = snippetsIn(readFileSync(resolve(import.meta.dirname, '../../flows/cookbook.md'), 'utf8'), 'yaml');
const files: ServedLine[] = [];
let town: Town;
beforeAll(async () => { town = await openTown({ files }); });
afterAll(() => town.close());

const home = { ...ines, policyStartDate: '2026-03-20' };
interface Plan { readonly information: { readonly pricing_title: string } }
const prices = ({ context }: Visit): readonly string[] =>
  (context.plans as readonly Plan[]).map(({ information }) => information.pricing_title);
/** The prices of somebody in Ohio who insures this. */
async function pricesFor(visit: Visit, about: object, owner: object = {}): Promise<readonly string[]> {
  await visit.goesTo('home');
  await visit.goesOn(home);
  await visit.isAt('about').goesOn({ ...about });
  while (visit.view.step !== 'plans') await visit.goesOn({ ...ines, ...owner });
  return prices(visit);
}
const total = (visit: Visit): unknown => getPath(visit.isAt('payment').context, 'checkout.totals.subtotal');

/** What each recipe promises, as a visitor meets it. */
const promises: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'Skip a step': async (visit) => {
    await visit.goesOn(home);
    await visit.goesOn({ use: 'home', worth: 800 });
    await visit.isAt('owner').goesTo('work');
    visit.isAt('owner');
    await visit.back();
    await visit.isAt('about').goesOn({ use: 'work', worth: 800 });
    await visit.isAt('work').goesOn({ hours: 50 });
    visit.isAt('owner');
    expect(await pricesFor(visit, { use: 'work', worth: 800 })).toEqual(['$40.50/month', '$22.50/month']);
    expect(await pricesFor(visit, { use: 'home', worth: 800 })).toEqual(['$21.60/month', '$12.00/month']);
  },
  'Ask more on a page': async (visit) => {
    await visit.goesOn(home);
    await visit.isAt('about').fills({ use: 'home', worth: 800, bought: '2025-03-10', floor: 2 }).next();
    visit.isAt('about').misses('isLocked');
    await visit.goesOn({ isLocked: true });
    visit.isAt('owner');
  },
  'Make a step optional': async (visit) => {
    await visit.goesOn(home);
    await visit.goesOn({ use: 'home', worth: 800 });
    await visit.isAt('remark').next();
    await visit.isAt('owner').back();
    await visit.isAt('remark').goesOn({ remark: 'It has a scratch.' });
    visit.isAt('owner');
  },
  'Move a step': async (visit) => {
    await visit.goesOn(home);
    await visit.isAt('owner').goesOn({ ...ines });
    await visit.isAt('about').goesOn({ use: 'home', worth: 800 });
    expect(prices(visit.isAt('plans'))).toEqual(['$21.60/month', '$12.00/month']);
  },
  'Ask twice': async (visit) => {
    await visit.goesOn(home);
    await visit.goesOn();
    await visit.isAt('owner').goesOn({ ...ines, emailAgain: 'other@example.com' });
    await visit.isAt('owner').sees('emailsDiffer').dismisses();
    await visit.isAt('owner').goesOn({ emailAgain: ines.email });
    visit.isAt('plans');
  },
  'Ask for a list': async (visit) => {
    const [noor, sam] = [{ firstName: 'Noor', lastName: 'Aziz' }, { firstName: 'Sam', lastName: 'Aziz' }];
    expect(await pricesFor(visit, { use: 'home', worth: 800, users: [noor] })).toEqual(['$21.60/month', '$12.00/month']);
    expect(await pricesFor(visit, { use: 'home', worth: 800, users: [noor, sam] })).toEqual(['$23.76/month', '$13.20/month']);
  },
  'Price by who is in a list, and turn one away': async (visit) => {
    const born = (...days: readonly string[]): Readonly<Record<string, unknown>> =>
      ({ use: 'home', worth: 800, users: days.map((day) => ({ firstName: 'Noor', born: day })) });
    await visit.goesOn(home);
    await visit.fills(born('1990-02-03', '1950-03-10')).next();
    await visit.isAt('about').sees('tooOld').dismisses();
    expect(await pricesFor(visit, born('1990-02-03'))).toEqual(['$21.60/month', '$12.00/month']);
    expect(await pricesFor(visit, born('1990-02-03', '1950-03-11'))).toEqual(['$54.00/month', '$30.00/month']);
  },
  'Offer add-ons': async (visit) => {
    await pricesFor(visit, { use: 'home', worth: 800 });
    await visit.goesOn();
    await visit.isAt('extras').skips();
    expect(total(visit)).toBe(21.6);
    await visit.back();
    await visit.isAt('extras').fills({ addOns: ['abroad', 'luggage'] }).next();
    expect(total(visit)).toBe(29.1);
  },
  'Refuse a country': async (visit) => {
    await visit.isAt('country').goesOn({ country: 'CA' });
    await visit.isAt('country').sees('usOnly').dismisses();
    await visit.goesTo('home');
    await visit.isAt('country').fills({ country: 'US' }).next();
    visit.isAt('home');
  },
  'Turn somebody away with a page': async (visit) => {
    await visit.goesTo('sorry');
    await visit.isAt('country').goesOn({ country: 'CA' });
    expect(visit.isAt('sorry').view).toMatchObject({ done: true, back: 'country' });
    expect(await drawnScreen(visit)).toMatch(/We cannot insure you there.*<button[^>]*>.*Back/su);
    expect(await drawnScreen(visit)).not.toContain('Next');
    await visit.goesTo('home');
    await visit.isAt('sorry').back();
    await visit.isAt('country').goesOn({ country: 'US' });
    await visit.isAt('home').goesTo('sorry');
    visit.isAt('home');
  },
  'Depend on an earlier answer': async (visit) => {
    await visit.goesOn(home);
    await visit.goesOn({ use: 'home', worth: 4999 });
    expect(visit.isAt('owner').view.form?.schema.properties).not.toHaveProperty('hasSafe');
    await visit.back();
    await visit.isAt('about').goesOn({ use: 'home', worth: 5000 });
    expect(visit.isAt('owner').view.form?.schema.properties).toHaveProperty('hasSafe');
    expect(await pricesFor(visit, { use: 'home', worth: 5000 }, { hasSafe: true })).toEqual(['$27.22/month', '$15.12/month']);
    expect(await pricesFor(visit, { use: 'home', worth: 5000 }, { hasSafe: false })).toEqual(['$30.24/month', '$16.80/month']);
  },
  'Read a choice in words': async (visit) => {
    await pricesFor(visit, { use: 'work', worth: 800 });
    expect(await drawnScreen(visit.isAt('plans'))).toContain('You use it for work. You can change that every month.');
  },
  'Ask for consent': async (visit) => {
    await pricesFor(visit, { use: 'home', worth: 800 });
    await visit.goesOn();
    const card = { card: { complete: true, brand: 'visa' } };
    await visit.isAt('payment').fills(card).next();
    visit.isAt('payment').misses('acknowledged');
    await visit.opensTerms();
    await visit.sees('terms').dismisses();
    visit.isAt('payment').misses('acknowledged');
    await visit.accepts();
    await visit.isAt('payment').goesOn(card);
    visit.isAt('confirmation');
  },
  'Change a price': async (visit) => {
    expect(await pricesFor(visit, { use: 'work', worth: 2000 })).toEqual(['$39.00/month', '$23.40/month']);
    expect(await pricesFor(visit, { use: 'home', worth: 800 })).toEqual(['$23.75/month', '$15.00/month']);
  },
  'Price by the day, and by age': async (visit) => {
    await visit.goesOn({ ...home, endDate: '2026-03-26' });
    await visit.isAt('about').goesOn({ use: 'home', worth: 800 });
    await visit.isAt('owner').goesOn({ ...ines, born: '1956-03-21' });
    expect(prices(visit.isAt('plans'))).toEqual(['$25.20', '$14.00']);
    await visit.goesTo('owner');
    await visit.goesOn({ born: '1956-03-20' });
    expect(prices(visit.isAt('plans'))).toEqual(['$37.80', '$21.00']);
    await visit.goesTo('home');
    await visit.goesOn({ endDate: '2026-03-20' });
    while (visit.view.step !== 'plans') await visit.goesOn();
    expect(prices(visit)).toEqual(['$5.40', '$3.00']);
    await visit.goesOn();
    expect(total(visit)).toBe(5.4);
  },
  'Add a third plan': async (visit) =>
    expect(await pricesFor(visit, { use: 'home', worth: 800 })).toEqual(['$30.00/month', '$21.60/month', '$12.00/month']),
  'Sell in another currency': async (visit) => {
    expect(await pricesFor(visit, { use: 'home', worth: 800 })).toEqual(['€21.60/month', '€12.00/month']);
    const plans = await drawnScreen(visit.isAt('plans'));
    expect(plans).toContain('€800');
    await visit.goesOn();
    expect(getPath(visit.isAt('payment').context, 'checkout.currency.code')).toBe('EUR');
    const payment = await drawnScreen(visit);
    await visit.goesTo('about');
    const about = await drawnScreen(visit.isAt('about'));
    expect(about).toContain('€');
    expect(plans + payment + about).not.toContain('$');
  },
  'Take a promo code': async (visit) => {
    await visit.goesOn(home);
    await visit.isAt('about').goesOn({ use: 'home', worth: 800, promo: 'WINTER' });
    await visit.isAt('about').sees('unknownCode').dismisses();
    expect(await pricesFor(visit, { use: 'home', worth: 800, promo: 'SPRING' })).toEqual(['$19.44/month', '$10.80/month']);
    expect(await pricesFor(visit, { use: 'home', worth: 800, promo: undefined })).toEqual(['$21.60/month', '$12.00/month']);
  },
};

describe('the cookbook', () => {
  it('has no recipe that is not tried here', () => {
    expect(recipes.map(({ heading }) => heading)).toEqual(Object.keys(promises));
  });
  it.each(recipes)('$heading: the line is right and complete, and does what the recipe says', async ({ heading, text }) => {
    const id = `dog${files.length}`;
    const { findings, line } = await lineOf(withSnippet(writtenLine('dog'), text).replace('id: dog', `id: ${id}`)
      .replace('code: dog', `code: ${id}`).replace('base: dog', `base: ${id}`));
    expect(findings).toEqual([]);
    const { complete, broken, dead } = await proveFlow(await line.entry.product());
    expect({ complete, broken, dead }).toEqual({ complete: true, broken: 0, dead: [] });
    files.push(line);
    await promises[heading]?.(await visitor(town, id, { siteName: 'everything' }));
  });
  it('Offer add-ons: one that the page offers under another name is told, with its place', async () => {
    const { text = '' } = recipes.find(({ heading }) => heading === 'Offer add-ons') ?? {};
    const { printed: told } = await lineOf(withSnippet(writtenLine('dog'), text).replace('value: luggage', 'value: lugage'));
    const said = /misspelt-name .*offered\[1\]\.value: visitors may choose "lugage".*Did you mean "luggage"\?$/u;
    expect(told).toEqual([expect.stringMatching(said)]);
  });
  it('Rename a step: with its name in all these places the line is right, and the check lists those that are left', async () => {
    const renamed = writtenLine('dog').replace('\n  owner:\n', '\n  holder:\n');
    const { findings, printed: left } = await lineOf(renamed);
    expect(findings).toHaveLength(1);
    expect(left.filter((one) => one.includes('unknown-step')).map((one) => /dog › (\w+)/.exec(one)?.[1])).toEqual(['about', 'payment']);
    expect((await lineOf(renamed.replaceAll(/\b(next|change): owner\b/g, '$1: holder'))).findings).toEqual([]);
  });
});
