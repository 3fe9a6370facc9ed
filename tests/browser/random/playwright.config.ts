import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** `npm run random`: somebody does anything on each line (I29). Not a part of `npm test`: the longer it runs, the more it finds. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.walks.ts',
  timeout: 0,
  reporter: [['line']],
  projects: [{ name: 'random', use: { viewport: { width: 375, height: 812 } } }],
});
