import { describe, expect, it } from 'vitest';
import { labelLines, roundedPath } from './curve';

describe('a way with rounded corners', () => {
  it('bends at each corner and never further than half of the shorter side', () => {
    expect(roundedPath([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 10 }], 12)).toBe('M 0 0 L 95 0 Q 100 0 100 5 L 100 10');
  });
  it('is a straight line between two points, and nothing without any', () => {
    expect(roundedPath([{ x: 0, y: 0 }, { x: 8, y: 0 }])).toBe('M 0 0 L 8 0');
    expect(roundedPath([])).toBe('');
  });
});

it('breaks labels between words', () => {
  expect(labelLines('pick-up date after today', 12)).toEqual(['pick-up date', 'after today']);
  expect(labelLines('')).toEqual([]);
});
