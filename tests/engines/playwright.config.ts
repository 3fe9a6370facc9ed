import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from '../browser/playwright.config';
import type { EngineName } from './support/test';

/**
 * The same production build and sandbox as in tests/browser, and at the same time in `npm test`: one browser of each engine uses what those
 * of Chromium leave of two cores. A walk waits after each press, lest two of them count as a double click.
 */
export default defineConfig<object, { readonly engineName: EngineName }>({
  ...shop,
  testDir: '.',
  outputDir: join(shop.outputDir ?? '', '../engines'),
  workers: 2,
  projects: [
    { name: 'firefox', workers: 1, use: { engineName: 'firefox' } },
    // Only Firefox can be told to refuse storage.
    { name: 'webkit', workers: 1, testIgnore: '**/storage.spec.ts', use: { engineName: 'webkit' } },
  ],
});
