import { createClock } from '#engine';
import { expect, it } from 'vitest';
import { sourceTools, valueOf } from './source';

const tools = sourceTools({ clock: createClock(), newId: () => 'new' });
const countOf = (word: 'days' | 'years', from: unknown, to: unknown): unknown =>
  valueOf({ [word]: { from: 'trip.first', to: 'trip.last' } }, { trip: { first: from, last: to } }, tools);

it('days and whole years are counted between two dates', () => {
  expect(countOf('days', '2026-03-10', '2026-03-10')).toBe(1);
  expect(countOf('days', '2026-02-27', '2026-03-02')).toBe(4);
  expect(countOf('years', '1990-03-11', '2026-03-10')).toBe(35);
});
it('there is no number without both dates, nor where the second is before the first: nothing is charged a minus', () => {
  for (const word of ['days', 'years'] as const) {
    for (const [from, to] of [['2026-03-10', '2026-03-09'], ['2026-03-10', undefined], ['soon', '2026-03-10'], ['2026-03-10', 7]])
      expect(countOf(word, from, to), `${word} ${from} ${to}`).toBeUndefined();
  }
});
