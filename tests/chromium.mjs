/** Where Chromium is, and how it gets here. Plain Node, no packages. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of the browser without windows. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const usualFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Chromium takes only the last list of features to turn off, so this one begins with Playwright's own (see `disabledFeatures` there). The
 * rest makes a new page cheaper: no hidden pages for the address bar, no renderer kept in reserve.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay', 'MediaRouter', 'PaintHolding',
  'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess',
];

/** `--headless` and `--no-sandbox` belong to Playwright's options; these keep the browser from calling home. */
export const launchArguments = [
  '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

function usual(names) {
  const folders = [...new Set([...(process.env.PATH ?? '').split(delimiter), ...usualFolders])].filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualFiles].find((file) => existsSync(file));
}

async function playwrights() {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The browser that is there: `CHROMIUM`, the usual paths, Playwright's own. */
async function findChromium(wantedNames = names) {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM says "${wanted}", and there is no such file.`);
    return wanted;
  }
  return usual(wantedNames) ?? playwrights();
}

/** For tests, the same engine without windows comes first: it costs a quarter less of a whole run. */
export const findHeadless = () => findChromium([shell, ...names]);

const run = (command, parameters, environment = {}) => new Promise((resolve) => {
  const child = spawn(command, parameters,
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment }, shell: process.platform === 'win32' });
  child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
});
const isRoot = () => process.getuid?.() === 0;
const hasCommand = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Finds Chromium for the tests or installs it; undefined when neither works. `say` is told what is done. */
export async function provideChromium(say) {
  const present = await findHeadless();
  if (present) {
    say(`Chromium: ${present}`);
    return present;
  }
  say('Chromium was not found. Installing it with Playwright …');
  if (await run('npx', ['playwright', 'install', 'chromium'])) {
    const installed = await findHeadless();
    if (installed) return installed;
  }
  if (hasCommand('apt-get') && isRoot()) {
    say('That did not work. Installing it with apt-get …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], quiet);
    for (const name of [shell, 'chromium'])
      if (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) return findHeadless();
  }
  say('Chromium could not be installed. Install it, or set CHROMIUM to its path.');
  return undefined;
}
