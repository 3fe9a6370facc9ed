import type { StripeElementStyle } from '@stripe/stripe-js';

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
