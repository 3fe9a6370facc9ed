import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';
import { folder } from './album';

/** `npm run screens`: pictures of every step of every line, to be looked at by people. Nothing is compared. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: `${folder}/.results`,
  reporter: [['line']],
  globalTeardown: './index.ts',
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
    { name: '375', use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true } },
  ],
});
