import type { StripeElementStyle, CustomFontSource } from '@stripe/stripe-js';

/** The page's colours and font for the provider's frames, as plain values: the frames cannot read our style sheet. */
export function frameStyle(): StripeElementStyle {
  const root = getComputedStyle(document.documentElement);
  const token = (name: string, otherwise: string): string => plainColour(root.getPropertyValue(name)) ?? otherwise;
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(document.body);
  return {
    base: {
      color: token('--ink', '#112120'), fontFamily, fontSize: `${Math.max(16, Number.parseFloat(fontSize))}px`, fontWeight,
      '::placeholder': { color: token('--ink-3', '#5c6b6a') }, ':disabled': { color: token('--off-ink', '#5c6665') },
    },
    invalid: { color: token('--danger', '#b52524') },
  };
}

/** Converts any CSS colour to `#rrggbb`: the frames may not support `oklch()`. */
function plainColour(value: string): string | undefined {
  const canvas = value.trim() === '' ? null : document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = value.trim();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const unquoted = (family: string): string => family.trim().replaceAll(/^["']|["']$/g, '');
/** Sheets of other origins cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
const absolute = (source: string, base: string): string =>
  source.replaceAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);

/** The files of the page's typeface, for the provider's frames: they cannot use what this page has loaded. */
export function pageFonts(): CustomFontSource[] {
  const { fontFamily, fontWeight } = getComputedStyle(document.body);
  const [family = ''] = fontFamily.split(',').map(unquoted);
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  return faces.filter(({ style }) => unquoted(style.getPropertyValue('font-family')) === family).map(({ style, parentStyleSheet }) => ({
    family, weight: fontWeight, display: 'swap', unicodeRange: style.getPropertyValue('unicode-range'),
    src: absolute(style.getPropertyValue('src'), parentStyleSheet?.href ?? document.baseURI),
  }));
}
