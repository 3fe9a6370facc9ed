/** OKLCH and WCAG contrast, as pure functions. Values outside sRGB are clipped by channel, as browsers do. */
export interface Oklch { readonly l: number; readonly c: number; readonly h: number }
/** Channels of sRGB from 0 to 1. */
export type Rgb = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
/** Rounds to 256 levels for each channel. */
const shown = (v: number): number => Math.round(Math.min(Math.max(v, 0), 1) * 255) / 255;

export function toRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ] as const;
  return [shown(fromLinear(linear[0])), shown(fromLinear(linear[1])), shown(fromLinear(linear[2]))];
}

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const B = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return { l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360 };
}

const luminance = (rgb: Rgb): number => 0.2126 * toLinear(rgb[0]) + 0.7152 * toLinear(rgb[1]) + 0.0722 * toLinear(rgb[2]);

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** `#0e5e47` or `#064`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(text);
  const [, r, g, b] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(short ? `#${short.slice(1).map((digit) => digit + digit).join('')}` : text) ?? [];
  return r && g && b ? [parseInt(r, 16) / 255, parseInt(g, 16) / 255, parseInt(b, 16) / 255] : undefined;
}
export const toHex = (rgb: Rgb): string => `#${rgb.map((v) => Math.round(v * 255).toString(16).padStart(2, '0')).join('')}`;
