import { expect, it } from 'vitest';
import { between, changesIn, changeWords } from './valueDiff';

const said = (was: unknown, is: unknown): readonly string[] => changeWords(changesIn(was, is));

it('each value that differs is told by its place', () => {
  expect(said({ a: 1, b: { c: 'x', d: 2 } }, { a: 1, b: { c: 'y' }, e: [] }))
    .toEqual(['b.c: "x" → "y"', 'b.d: 2 → nothing', 'e: nothing → []']);
});
it('an entry that is put into a list or taken out of it changes none of the others', () => {
  const rows = [{ least: 1 }, { least: 2 }, { least: 3 }];
  expect(said(rows, rows.toSpliced(1, 0, { least: 9 }))).toEqual(['1: nothing → {"least":9}']);
  expect(said(rows, rows.slice(1))).toEqual(['0: {"least":1} → nothing']);
  expect(said(rows, [rows[0], { least: 7 }, rows[2]])).toEqual(['1.least: 2 → 7']);
});
it('of long values the difference is shown, and what stands shortly before it', () => {
  const words = 'a long sentence that says the same on both sides, over and over again, and only then comes ';
  expect(between(`${words}one thing.`, `${words}another.`)).toBe('…and only then comes one thing." → …and only then comes another."');
});
it('a longer list of differences says how many more there are', () => {
  const [was, is] = [1, 2].map((value) => Object.fromEntries([...'abcdefgh'].map((name) => [name, value])));
  expect(said(was, is).slice(-2)).toEqual(['f: 1 → 2', 'and 2 more']);
});
