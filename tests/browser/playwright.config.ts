import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findHeadless, launchArguments } from '../chromium.mjs';
import { freePorts } from './support/ports';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, '.cache/browser');
const executablePath = await findHeadless();

// This file is read again in every worker: what it chose the first time travels in the environment.
if (!process.env.BROWSER_TEST_PORTS) {
  process.env.BROWSER_TEST_PORTS = (await freePorts(2)).join(' ');
  const data = mkdtempSync(join(tmpdir(), 'surefoot-browser-'));
  process.env.BROWSER_TEST_DATA = data;
  process.env.BROWSER_TEST_LINES = join(data, 'lines');
  mkdirSync(process.env.BROWSER_TEST_LINES);
  // Lines that `npm run prove -- FILE --browser` walks, beside those of the shop.
  for (const [index, file] of (process.env.PATHS_FILES ?? '').split('\n').filter(Boolean).entries()) {
    mkdirSync(join(process.env.BROWSER_TEST_LINES, `${index}`));
    copyFileSync(file, join(process.env.BROWSER_TEST_LINES, `${index}`, `line${extname(file)}`));
  }
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
}
const [port = '', cardPort = ''] = process.env.BROWSER_TEST_PORTS.split(' ');
const baseURL = `http://localhost:${port}`;

/** Real Chromium, the production build, real input events. Tests tagged `@phone` run at phone size as well, `@phone-only` there alone. */
export default defineConfig({
  testDir: '.',
  outputDir: join(output, 'results'),
  fullyParallel: true,
  workers: 4,
  retries: 0,
  // Only a test that hangs takes as long: on a busy machine the others are slower, not red.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // What a screen reader reads, beside its spec.
  snapshotPathTemplate: '{testFileDir}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'line'], ['json', { outputFile: process.env.BROWSER_TEST_REPORT ?? join(output, 'report.json') }]],
  use: {
    baseURL,
    // A control that never comes fails its test long before the test's own limit.
    actionTimeout: 120_000,
    // A failed test leaves a picture and the page as text. Its actions and requests cost a tenth of the run: `--trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Each step comes in with half a second of animation, which costs a quarter of the run. Specs about motion and presses ask for it
    // (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // A page lives for seconds: compiling its scripts a second and a third time, for speed, costs a twentieth of the run.
    launchOptions: { ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--js-flags=--no-maglev --no-turbofan', ...launchArguments] },
  },
  projects: [
    // A walk waits for a tenth of a second here and there: two leave a part of two cores idle. On a phone it waits longer, between taps.
    { name: 'desktop', workers: 3, grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node app/server/start.mjs',
    cwd: root,
    // Answers when the database is there, not only the page.
    url: `${baseURL}/sandbox/ledger?limit=1`,
    env: { PORT: port, CARD_PORT: cardPort, HOST: '127.0.0.1', DATA_DIR: process.env.BROWSER_TEST_DATA ?? '',
      LINES_DIR: process.env.BROWSER_TEST_LINES ?? '', ASSETS_DIR: '', DATABASE_URL: '',
      PARTNER_API_URL: '', STRIPE_PUBLISHABLE_KEY: '', GOOGLE_MAPS_KEY: '', SITE: '' },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
