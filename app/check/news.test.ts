import { expect, it } from 'vitest';
import type { Found } from './found';
import { newsOf } from './news';
import { newsOfModules } from './run';

const found = (file: string, text: string, consequences: readonly Found[] = []): Found =>
  ({ file, line: 1, column: 1, code: 'unknown-step', text, consequences });
const [first, second] = [found('a.ts', 'a: one.', [found('a.ts', 'a: two.')]), found('b.ts', 'b: one.')];

it('a finding is told when it comes, with what follows from it, and not again while it stays', () => {
  expect(newsOf([], [first])).toEqual(['a.ts:1:1 unknown-step a: one.', '  a.ts:1:1 unknown-step a: two.']);
  expect(newsOf([first], [first, second])).toEqual(['b.ts:1:1 unknown-step b: one.']);
  expect(newsOf([first, second], [first, second])).toEqual([]);
});
it('a file is told once as right again, when its last finding is gone', () => {
  expect(newsOf([second, found('b.ts', 'b: two.')], [second])).toEqual([]);
  expect(newsOf([second, found('b.ts', 'b: two.'), first], [first])).toEqual(['b.ts: no mistakes any more.']);
});
it('of a line that is a file the check under `npm run dev` tells nothing: the shop has told it', () => {
  const line = found('flows/pet/line.yaml', 'pet: one.');
  expect(newsOfModules([], [line, second])).toEqual(['b.ts:1:1 unknown-step b: one.']);
  expect(newsOfModules([line], [])).toEqual([]);
});
