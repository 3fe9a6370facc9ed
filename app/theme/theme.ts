import type { SiteSettings } from '#api/contracts/site';
import { parseHex, toHex, type Rgb } from './colour';
import { litOf, paletteOf } from './palette';

export type Theme = NonNullable<SiteSettings['theme']>;

const standard: Rgb = parseHex('#0e5e47') ?? [0, 0, 0];
const families: Readonly<Record<string, string>> = {
  figtree: 'var(--figtree)',
  bricolage: 'var(--bricolage)',
  system: 'system-ui, sans-serif',
};

/** The tokens that a partner's theme sets. Invalid and unknown values are ignored. */
export function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const wanted = theme.primary === undefined ? undefined : parseHex(theme.primary.trim());
  const palette = wanted && paletteOf(wanted);
  const accent = theme.accent === undefined ? undefined : parseHex(theme.accent.trim());
  const family = Object.entries(families).find(([name]) => theme.font?.toLowerCase().startsWith(name))?.[1];
  return {
    ...(palette && {
      '--primary': toHex(palette.primary), '--on-primary': toHex(palette.onPrimary), '--dir': String(palette.dir),
      '--primary-text': toHex(palette.text), '--primary-line': toHex(palette.line),
      ...(palette.edged && { '--button-line': 'var(--primary-line)' }),
    }),
    ...(accent && { '--lit': toHex(litOf(accent, palette?.primary ?? standard)) }),
    ...(Number.isFinite(theme.radius) && { '--radius': `${Math.min(Math.max(theme.radius ?? 0, 0), 24)}px` }),
    ...(theme.frame === 'transparent' && { '--frame-ground': 'transparent' }),
    ...(family && { '--font-display': family, '--font-text': family }),
  };
}

/** Sets the partner's theme on the root, once at start. Through the CSSOM, so that a strict style-src holds. */
export function applyTheme(theme: Theme | undefined, root: HTMLElement): void {
  for (const [token, value] of Object.entries(tokensOf(theme ?? {}))) root.style.setProperty(token, value);
}
