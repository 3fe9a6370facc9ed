import { describe, expect, it } from 'vitest';
import { stillNeeded } from './stillNeeded';

describe('stillNeeded (D6)', () => {
  it('names the row as the page does where several rows ask the same', () => {
    const inRow = (title: string, index: number, rowTitle?: string) => ({ title, row: { index, title: rowTitle } });
    expect(stillNeeded([{ title: 'E-mail' }, inRow('Last name', 0, 'Owner {n}'), inRow('ZIP code', 1, 'Owner {n}'), inRow('Age', 1)]))
      .toBe('Still needed: e-mail, last name of owner 1, ZIP code of owner 2, age of row 2');
    expect(stillNeeded([inRow('Do they smoke?', 0), inRow('Do they smoke?', 1)])).toBe('Still needed: 2 answers');
  });
  it('says nothing when nothing is missing', () => expect(stillNeeded([])).toBeUndefined());
  it('names the missing fields as words in a sentence', () => {
    expect(stillNeeded([{ title: 'Return date' }, { title: 'ZIP code' }])).toBe('Still needed: return date, ZIP code');
  });
  it('counts questions instead of asking them all again beside the button (RS-029)', () => {
    const questions = [{ title: 'Is it your main residence?' }, { title: 'Do you live in the house yourself?' }];
    expect(stillNeeded(questions)).toBe('Still needed: 2 answers');
    expect(stillNeeded(questions.slice(0, 1))).toBe('Still needed: 1 answer');
    expect(stillNeeded([{ title: 'Return date' }, ...questions])).toBe('Still needed: return date, 2 answers');
  });
});
