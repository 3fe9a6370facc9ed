import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from '../browser/playwright.config';
import type { EngineName } from './support/test';

/**
 * The same production build and sandbox as in tests/browser. Both engines at once, each with two browsers: a walk waits after each press,
 * lest two of them count as a double click, and one browser of each leaves half of two cores idle.
 */
export default defineConfig<object, { readonly engineName: EngineName }>({
  ...shop,
  testDir: '.',
  outputDir: join(shop.outputDir ?? '', '../engines'),
  workers: 4,
  projects: [
    { name: 'firefox', workers: 2, use: { engineName: 'firefox' } },
    // Only Firefox can be told to refuse storage.
    { name: 'webkit', workers: 2, testIgnore: '**/storage.spec.ts', use: { engineName: 'webkit' } },
  ],
});
