import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from '../browser/playwright.config';
import type { EngineName } from './support/test';

/** The same production build and sandbox as in tests/browser. Both engines at once, each with one browser. */
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
