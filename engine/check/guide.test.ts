import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codes } from './codes';

const rows = readFileSync(join(import.meta.dirname, 'guide.md'), 'utf8').split('\n').filter((line) => /^\| `[a-z-]+` \|/.test(line))
  .map((line) => line.replaceAll('\\|', '/').split('|').slice(1, -1).map((cell) => cell.trim()));

it('the guide has an entry for each code, in their order, and for no other', () => {
  expect(rows.map(([code]) => code)).toEqual(codes.map((code) => `\`${code}\``));
});
it('each entry says what is wrong and shows an example', () => {
  for (const [code = '', meaning = '', example = '', ...more] of rows) {
    expect([code, meaning.length > 15, example.length > 3, more.length]).toEqual([code, true, true, 0]);
  }
});
