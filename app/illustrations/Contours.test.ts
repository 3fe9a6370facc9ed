import { describe, expect, it } from 'vitest';
import { contours } from './Contours';

describe('contours', () => {
  it('draws one closed curve a ring, each wider than the last', () => {
    const paths = contours({ rings: 6, step: 20, turn: 1 }, 400);
    expect(paths).toHaveLength(6);
    const widths = paths.map((path) => {
      expect(path).toMatch(/^M.*Z$/u);
      const xs = [...path.matchAll(/(-?\d+) (-?\d+)(?=C|Z)/gu)].map((match) => Number(match[1]));
      return Math.max(...xs) - Math.min(...xs);
    });
    expect([...widths].toSorted((a, b) => a - b)).toEqual(widths);
  });
  it('draws the same hill every time', () => {
    expect(contours({ rings: 2, step: 9, turn: 3 }, 100)).toEqual(contours({ rings: 2, step: 9, turn: 3 }, 100));
  });
});
