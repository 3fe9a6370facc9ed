import { contrast, toOklch, toRgb, type Oklch, type Rgb } from './colour';

/** What follows from a partner's main colour by contrast alone; the tints are in tokens.css. */
export interface Palette {
  readonly primary: Rgb;
  readonly onPrimary: Rgb;
  /** −1 under white text, +1 under ink, so that hover and press only gain contrast. */
  readonly dir: -1 | 1;
  readonly text: Rgb;
  readonly line: Rgb;
  /** The fill has too little contrast to white: the button gets a border. */
  readonly edged: boolean;
}

export const white: Rgb = [1, 1, 1];
export const ink: Rgb = toRgb({ l: 0.235, c: 0.022, h: 190 });
const step = 0.01;

/** The tinted surfaces of tokens.css. */
export const soft = ({ c, h }: Oklch): Rgb => toRgb({ l: 0.962, c: Math.min(c * 0.3, 0.024), h });
export const ground = ({ c, h }: Oklch): Rgb => toRgb({ l: 0.974, c: Math.min(c * 0.075, 0.006), h });
export const deep = ({ c, h }: Oklch): Rgb => toRgb({ l: 0.285, c: Math.min(c, 0.058), h });
export const onDeep2 = ({ c, h }: Oklch): Rgb => toRgb({ l: 0.88, c: Math.min(c, 0.03), h });

/** Darkens the colour by steps until the contrast is enough; black always is. */
function darken(colour: Oklch, holds: (rgb: Rgb) => boolean): Rgb {
  for (let l = colour.l; l > 0; l -= step) {
    const rgb = toRgb({ ...colour, l });
    if (holds(rgb)) return rgb;
  }
  return [0, 0, 0];
}

export function paletteOf(wanted: Rgb): Palette {
  const asked = toOklch(wanted);
  const onPrimary = contrast(white, wanted) >= 4.5 || contrast(ink, wanted) < 4.5 ? white : ink;
  const fits = contrast(onPrimary, wanted) >= 4.5;
  const primary = fits ? wanted : darken(asked, (rgb) => contrast(white, rgb) >= 4.5);
  const colour = toOklch(primary);
  const surfaces = [white, ground(colour), soft(colour)];
  const readable = (least: number) => (rgb: Rgb) => surfaces.every((surface) => contrast(rgb, surface) >= least);
  return {
    primary, onPrimary, dir: onPrimary === white ? -1 : 1,
    text: readable(4.5)(primary) ? primary : darken(colour, readable(4.5)),
    line: readable(3)(primary) ? primary : darken(colour, readable(3)),
    edged: contrast(primary, white) < 1.5,
  };
}

/** The highlight colour on dark surfaces: the partner's accent if its contrast is enough, else white. */
export const litOf = (accent: Rgb, primary: Rgb): Rgb =>
  (contrast(ink, accent) >= 4.5 && contrast(accent, deep(toOklch(primary))) >= 3 ? accent : white);
