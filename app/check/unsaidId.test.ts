import { expect, it } from 'vitest';
import { checkText } from './text';
import { unsaidId } from './unsaidId';

it('a file that is no definition is named as itself', () => {
  expect(checkText('just words\n', '/drafts/words.yaml').found.map(({ text }) => text)).toEqual(['words: a definition is an object.']);
  expect(checkText('{ "start": ', '/drafts/half.json').found.map(({ text }) => text)).toEqual([expect.stringMatching(/^half: /u)]);
});
it('a line that does not say its id is named as its folder', () => {
  expect(['/lines/bike/line.yaml', 'C:\\lines\\bike\\line.json', '/lines/bike/draft.yaml', 'line.yml', '.yaml'].map(unsaidId))
    .toEqual(['bike', 'bike', 'draft', 'line', '.yaml']);
});
