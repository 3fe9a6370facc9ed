import { createClock, createRules } from '#engine';
import { expect, it } from 'vitest';
import { limitsOf } from './limits';
import type { LineFile } from './lineFile';

const rules = createRules({ clock: createClock() });
/** Does the service take a list of so many, where the form asks for it in this way? */
const takes = (words: object, count: number): boolean => rules.valid(limitsOf({
  quote: { create: {}, update: { users: { list: 'about.users', fields: { first_name: 'firstName' } } } },
  steps: { about: { path: 'about', screen: 'form', title: 'About', save: 'about',
    form: [{ users: { title: 'Users', rows: ['personName'], ...words } }] } },
} as unknown as LineFile), { users: Array.from({ length: count }, () => ({ first_name: 'Noor' })) });

it('a list is as long as the form takes it, or empty: who is not asked for it sends an empty one (S21)', () => {
  expect([0, 1, 2, 3].map((count) => takes({ minItems: 2, maxItems: 2 }, count))).toEqual([true, false, true, false]);
  expect([0, 1, 9].map((count) => takes({}, count))).toEqual([true, true, true]);
});
it('an entry has the limits of the form over its list, whatever the step is called that shows it', () => {
  const limits = limitsOf({
    quote: { create: {}, update: { pets: { list: 'pets', fields: { pet_name: 'name' } } } },
    steps: {
      animals: { path: 'animals', screen: 'entries', title: 'Pets', content: { list: 'pets', most: 2 } },
      animal: { path: 'animal', screen: 'entry', title: 'Pet', over: 'animals', save: 'pet', form: [{ name: { title: 'Name', maxLength: 5 } }] },
    },
  } as unknown as LineFile);
  const named = (...names: readonly string[]): boolean => rules.valid(limits, { pets: names.map((name) => ({ pet_name: name })) });
  expect([named('Rex', 'Mia'), named('Rex', 'Methuselah'), named('Rex', 'Mia', 'Bob')]).toEqual([true, false, false]);
});
it('a date that is counted from another one is counted from it as the application calls it; from none where it is not sent', () => {
  const asked = (sent: Readonly<Record<string, string>>) => limitsOf({
    quote: { create: {}, update: sent },
    steps: { trip: { path: 'trip', screen: 'form', title: 'Trip', save: 'trip', form: [{
      first: { title: 'First day', format: 'date' }, last: { title: 'Last day', format: 'date', window: { from: 'first', min: 0, max: 89 } },
    }] } },
  } as unknown as LineFile);
  const limits = asked({ start_date: 'trip.first', end_date: 'trip.last' });
  const takes = (end_date: string): boolean => rules.valid(limits, { start_date: '2026-03-10', end_date });
  expect([takes('2026-03-10'), takes('2026-06-07'), takes('2026-03-09'), takes('2026-06-08')]).toEqual([true, true, false, false]);
  expect(rules.valid(asked({ end_date: 'trip.last' }), { end_date: '2020-01-01' })).toBe(true);
});
