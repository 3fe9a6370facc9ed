import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, toHex, toOklch, toRgb, type Oklch, type Rgb } from './colour';
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

describe('the style sheet (the look, section 2)', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const written = new Map([...css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gmu)].map(([, name = '', value = '']) => [name, value]));
  /** `c * 0.3`, `min(c, 0.058)`, `0.962`, `calc(l + 0.055 * var(--dir))`: of the main colour, under white text. */
  const part = (text: string, { l, c, h }: Oklch): number => {
    const [, inMin, most] = /^min\((.+), (.+)\)$/u.exec(text) ?? [];
    if (inMin !== undefined) return Math.min(part(inMin, { l, c, h }), Number(most));
    const [, added] = /^calc\(l \+ (.+) \* var\(--dir\)\)$/u.exec(text) ?? [];
    if (added !== undefined) return l - Number(added);
    const [, times] = /^c \* (.+)$/u.exec(text) ?? [];
    return times === undefined ? { c, h, l }[text] ?? Number(text) : c * Number(times);
  };
  const colourOf = (name: string): string => {
    const value = written.get(name) ?? '';
    const [, other] = /^var\(--(.+)\)$/u.exec(value) ?? [];
    if (other !== undefined) return colourOf(other);
    if (value === '#fff') return '#ffffff';
    const [, of, parts = ''] = /^oklch\((?:from var\(--(.+?)\) )?(.+)\)$/u.exec(value) ?? [];
    const from = of === undefined ? { l: 0, c: 0, h: 0 } : toOklch(parseHex(colourOf(of)) ?? white);
    const [l, c, h] = [...parts.matchAll(/(?:\w+\((?:[^()]|\([^()]*\))*\)|[^\s/]+)/gu)].map(([text]) => part(text, from));
    return toHex(toRgb({ l: l ?? 0, c: c ?? 0, h: h ?? 0 }));
  };
  it.each(Object.entries({
    primary: '#0e5e47', 'on-primary': '#ffffff', 'primary-hover': '#004e39', 'primary-press': '#004230', 'primary-text': '#0e5e47',
    'primary-line': '#0e5e47', 'primary-soft': '#e4f8ef', 'primary-tint': '#c3ecdb', deep: '#003324', 'on-deep': '#ffffff',
    'on-deep-2': '#c5ded4', ink: '#112120', 'ink-2': '#445352', 'ink-3': '#5c6b6a', surface: '#ffffff', ground: '#f3f8f6', sunk: '#eaf1ee',
    line: '#dbe1de', 'line-strong': '#778382', off: '#e4e9e8', 'off-ink': '#5c6665', glow: '#f9af61', 'glow-soft': '#fff1dd',
    'glow-ink': '#773f12', danger: '#b52524', 'danger-soft': '#fef1f0', good: '#217541',
  }))('has --%s as the look has it: %s', (name, hex) => {
    const [here, there] = [colourOf(name), hex].map((text) => parseHex(text) ?? white) as [Rgb, Rgb];
    // What lies outside sRGB is clipped here and there, and both are rounded.
    expect(Math.max(...here.map((channel, index) => Math.abs(channel - (there[index] ?? 0)))) * 255, colourOf(name)).toBeLessThan(2.5);
  });
  it('has the surfaces that a partner’s colour is made readable on', () => {
    const spruce = toOklch(parseHex(colourOf('primary')) ?? white);
    const worked = { 'primary-soft': soft, ground, deep, 'on-deep-2': onDeep2, ink: () => ink };
    for (const [name, made] of Object.entries(worked)) expect(toHex(made(spruce)), name).toBe(colourOf(name));
  });
});
