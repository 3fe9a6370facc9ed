import type { CustomFontSource } from '@stripe/stripe-js';

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
