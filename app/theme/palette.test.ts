import { describe, expect, it } from 'vitest';
import { contrast, parseHex, toHex, toOklch, toRgb, type Rgb } from './colour';
import { deep, ground, ink, litOf, onDeep2, paletteOf, soft, white } from './palette';
import { tokensOf } from './theme';

const levels = [0, 0.2, 0.4, 0.6, 0.8, 1];
const grid = levels.flatMap((r) => levels.flatMap((g) => levels.map((b): Rgb => [r, g, b])));
const shade = (rgb: Rgb, by: number): Rgb => {
  const colour = toOklch(rgb);
  return toRgb({ ...colour, l: Math.min(Math.max(colour.l + by, 0), 1) });
};
const least = (measure: (colour: Rgb) => number): number => Math.min(...grid.map(measure));

describe('colour', () => {
  it('goes to OKLCH and back', () => {
    for (const rgb of grid) expect(toHex(toRgb(toOklch(rgb)))).toBe(toHex(rgb));
  });
  it('computes the contrast of the default green with white', () => {
    expect(toHex(toRgb({ l: 0.43, c: 0.082, h: 168 }))).toBe('#0e5e47');
    expect(contrast(white, [14 / 255, 94 / 255, 71 / 255])).toBeCloseTo(7.75, 1);
  });
  it('reads short and long hex, and nothing else', () => {
    expect([parseHex('#fff'), parseHex('#FFFFFF'), parseHex('red'), parseHex('#12345'), parseHex('url(x)')])
      .toEqual([white, white, undefined, undefined, undefined]);
  });
});

describe('a partner’s colour, whatever it is (the look, section 7)', () => {
  it('carries readable text on the button, hovered and pressed too', () => {
    for (const by of [0, 0.055, 0.095]) {
      expect(least((colour) => {
        const { primary, onPrimary, dir } = paletteOf(colour);
        return contrast(onPrimary, shade(primary, by * dir));
      })).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('is readable as a link on sheet, ground and chosen card', () => {
    for (const surface of [() => white, ground, soft]) {
      expect(least((colour) => {
        const { primary, text } = paletteOf(colour);
        return contrast(text, surface(toOklch(primary)));
      })).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('is visible as a focus ring', () => {
    expect(least((colour) => contrast(paletteOf(colour).line, white))).toBeGreaterThanOrEqual(3);
  });
  it('keeps texts on deep surfaces readable', () => {
    expect(least((colour) => contrast(white, deep(toOklch(paletteOf(colour).primary))))).toBeGreaterThan(13);
    expect(least((colour) => contrast(onDeep2(toOklch(paletteOf(colour).primary)), deep(toOklch(paletteOf(colour).primary)))))
      .toBeGreaterThan(9);
  });
  it('is unchanged where the contrast is enough: Kestrel’s yellow with ink, the violet with white', () => {
    const yellow = paletteOf(parseHex('#ffc72c') ?? white);
    expect([toHex(yellow.primary), toHex(yellow.onPrimary), yellow.dir]).toEqual(['#ffc72c', toHex(ink), 1]);
    const violet = paletteOf(parseHex('#6c4cf1') ?? white);
    expect([toHex(violet.primary), toHex(violet.onPrimary), violet.dir]).toEqual(['#6c4cf1', '#ffffff', -1]);
  });
  it('draws an edge round a button too pale to be seen', () => {
    expect([paletteOf(white).edged, paletteOf([0.05, 0.3, 0.2]).edged]).toEqual([true, false]);
  });
  it('highlights dark surfaces with the accent only where ink is readable on it', () => {
    const spruce = parseHex('#0e5e47') ?? white;
    expect([toHex(litOf(parseHex('#ffd400') ?? white, spruce)), toHex(litOf(parseHex('#552200') ?? white, spruce))])
      .toEqual(['#ffd400', '#ffffff']);
  });
});

describe('tokensOf', () => {
  it('ignores unknown and invalid values', () => {
    expect(tokensOf({ primary: 'red; background: url(x)', font: 'Comic Sans' })).toEqual({});
    expect(Object.keys(tokensOf({ primary: '#ffc72c', accent: '#ffd400', radius: 3, font: 'figtree', logo: '/x.svg' })).toSorted()).toEqual(
      ['--dir', '--font-display', '--font-text', '--lit', '--on-primary', '--primary', '--primary-line', '--primary-text', '--radius']);
  });
  it('makes a frame transparent only where the theme says so', () => {
    expect([tokensOf({ frame: 'transparent' }), tokensOf({ frame: 'url(x)' as 'transparent' }), tokensOf({})])
      .toEqual([{ '--frame-ground': 'transparent' }, {}, {}]);
  });
  it('keeps corners within 0 and 24', () =>
    expect([tokensOf({ radius: 99 }), tokensOf({ radius: -1 }), tokensOf({ radius: Number.NaN })])
    .toEqual([{ '--radius': '24px' }, { '--radius': '0px' }, {}]));
});
