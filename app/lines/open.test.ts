import { expect, it } from 'vitest';
import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';
import { withFile } from './open';

it('the gallery lists no line whose file is gone', () => {
  const entry = catalogue[0] as CatalogueEntry;
  const gone = { ...entry, id: 'gone' };
  const known = [{ summary: { code: 'pet' }, entry }, { summary: { code: 'gone', isRetired: true as const }, entry: gone }];
  expect(withFile(known)).toEqual([entry]);
});
