import type { PageConfig } from './config';

/** Where the scripts of the configured providers come from, as the Content-Security-Policy writes it. Nothing configured is nowhere. */
export const scriptOrigins = ({ cardScript, cardKey, mapsKey }: PageConfig): readonly string[] => [
  ...(cardScript ? [new URL(cardScript).origin] : cardKey ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []),
  ...(mapsKey ? ['https://maps.googleapis.com'] : []),
];

export function isScriptOf(origins: readonly string[], address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { origin, protocol } = new URL(address, base);
  if (!/^https?:$/.test(protocol)) return false;
  return origins.some((allowed) => origin === allowed
    || (allowed.startsWith('https://*.') && origin.startsWith('https://') && origin.endsWith(allowed.slice('https://*'.length))));
}
