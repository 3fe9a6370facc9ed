/** A Chromium for the figures: `CHROMIUM`, the usual paths, or the one Playwright has installed. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
/** Frames are drawn as soon as there is one to draw: what is measured is work, not the wait for a screen's next sixtieth of a second. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-sandbox', ...unpaced];

/** Opens the browser; says where to get one when there is none. */
export async function openBrowser() {
  const executablePath = [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM to its path, or run "npx playwright install chromium".');
  return chromium.launch({ executablePath, args: quiet });
}
