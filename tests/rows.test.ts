import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hasRange, rowsIn, titlesOf } from './titles';

const root = resolve(import.meta.dirname, '..');
/** How many rows each group of the requirements has. */
const groups = { RC: 87, WG: 23, PY: 31, CH: 21, RN: 83, SV: 69, BO: 50, VC: 49, RS: 62, CL: 21, ST: 15, AS: 25, ME: 25, AN: 12, PS: 6,
  OL: 10, CO: 15 } as const;
const rowsOf = (group: keyof typeof groups): readonly string[] =>
  Array.from({ length: groups[group] }, (_, index) => `${group}-${String(index + 1).padStart(3, '0')}`);

/** Rows that no test can show yet, and why. A row that a test names must leave this list. */
const later: Readonly<Record<string, string>> = {
  'WG-022': 'no step shows icons of all four sizes',
  'CO-009': 'names the icon sizes of WG-022; its other half is shown by AN-012',
  'CH-021': 'the specification shows no more paths',
  'ME-025': 'the specification shows no more texts',
};

const folders = ['schemas', 'engine', 'api', 'widgets', 'flows', 'app', 'tests'] as const;
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
const titles = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')));

it('the title of a test names every row of the requirements, in full', () => {
  const all = (Object.keys(groups) as (keyof typeof groups)[]).flatMap(rowsOf);
  const named = new Set(titles.flatMap(rowsIn));
  expect(all.filter((row) => !named.has(row) && !Object.hasOwn(later, row)), 'not named by any title').toEqual([]);
  expect(Object.keys(later).filter((row) => named.has(row)), 'named by a title, and on the list of later').toEqual([]);
  expect([...named].filter((row) => !all.includes(row)), 'no row of the requirements').toEqual([]);
  expect(titles.filter(hasRange), 'a range does not say which rows the test shows').toEqual([]);
});
