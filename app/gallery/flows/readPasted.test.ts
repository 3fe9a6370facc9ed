import { describe, expect, it } from 'vitest';
import { sound } from '../../../tests/broken/sound';
import { readPasted, type Pasted } from './readPasted';

const text = JSON.stringify(sound, null, 2);
const told = (pasted: Pasted): readonly string[] =>
  ('found' in pasted ? pasted.found.map(({ line, column, text: words }) => `${line}:${column} ${words}`) : []);

describe('a pasted definition', () => {
  it('becomes a flow when nothing is wrong', () => expect(readPasted(text)).toEqual({ flow: sound }));
  it('is answered with its mistakes, with line, place and the nearest name', () => {
    const wrong = text.replace('"screen": "question"', '"screen": "qestion"').replace('"otherwise": "info"', '"otherwise": "inof"');
    expect(told(readPasted(wrong))).toEqual([
      expect.stringMatching(/^\d+:\d+ .*plans › otherwise.*"inof".*"info"/), expect.stringMatching(/more › screen.*"qestion".*"question"/),
    ]);
  });
  it('is mended where that is certain', () => {
    const pasted = readPasted(text.replace('"otherwise": "info"', '"otherwise": "inof"'));
    expect('mended' in pasted && pasted.mended).toBe(text);
  });
  it.each(['', '{ oh', '[]', '3', 'null'])('is refused in words when it is no definition at all: %s', (bad) => {
    expect(told(readPasted(bad)).length).toBeGreaterThan(0);
  });
});
