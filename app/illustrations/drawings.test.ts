import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const drawings = readFileSync(new URL('./drawings.svg', import.meta.url), 'utf8');
/** The drawings by id, each with its colours. */
const things = drawings.split(/^ {2}(?=<g id=)/mu).slice(1)
  .map((text) => [/id="([^"]*)"/u.exec(text)?.[1] ?? '', [...text.matchAll(/fill="([^"]*)"/gu)].map(([, fill = '']) => fill)] as const);

it.each(['car', 'house', 'shop', 'suitcase', 'pet', 'people', 'sofa'])('the %s is lighter than the hills before which it stands', (name) => {
  // The hills have the three dark tones, and the glow belongs to small parts.
  expect(things.find(([id]) => id === name)?.[1].join(' ')).toMatch(/--art-[45]|--art-glass|oklch\(0\.99/u);
});
