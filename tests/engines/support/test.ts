import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { ines } from '../../support/people';
import { LinePages } from '../../browser/support/journeyPage';
import { Sandbox } from '../../browser/support/sandbox';
import type { Person } from '../../browser/support/shop';
import type { Driver } from './driver';
import { findFirefox, startFirefox } from './firefox';
import { EnginePage, type EngineLocator } from './page';
import { until } from './programs';
import { findWebKit, startWebKit } from './webkit';

export type EngineName = 'firefox' | 'webkit';
const engines = {
  firefox: { isThere: () => findFirefox() !== undefined, start: startFirefox, packages: 'firefox-esr' },
  webkit: { isThere: () => findWebKit() !== undefined, start: startWebKit, packages: 'webkit2gtk-driver xvfb' },
} as const;

/** Milliseconds. Firefox counts two clicks of WebDriver as a double click, wherever they are. */
const doubleClickTime = 550;

/** The shop in another engine. */
export class EngineShop extends LinePages<EngineLocator, EnginePage> {
  private pressedAt = -Infinity;
  async presses(target: EngineLocator): Promise<void> {
    // The shop ignores the second half of a double click (I01).
    await until(() => performance.now() - this.pressedAt > doubleClickTime, 'the last press is long ago');
    await target.click();
    this.pressedAt = performance.now();
  }
}

interface Visit {
  readonly enginePage: EnginePage;
  readonly engineShop: EngineShop;
  readonly sandbox: Sandbox;
  readonly person: Person;
}
interface Engine { readonly engineName: EngineName; readonly driver: Driver | undefined }

/** Nothing is left of the test before, and the sandbox knows the visit by its cookie. */
async function beginsVisit(driver: Driver, origin: string, client: string): Promise<void> {
  // A file of the origin without a page of its own.
  await driver.send('WebDriver:Navigate', { url: `${origin}/embed.js` });
  await driver.send('WebDriver:DeleteAllCookies');
  await driver.send('WebDriver:ExecuteScript', { script: 'localStorage.clear(); sessionStorage.clear();', args: [] });
  await driver.send('WebDriver:AddCookie', { cookie: { name: 'sandbox_client', value: client, path: '/' } });
}

export const test = base.extend<Visit, Engine>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  driver: [async ({ engineName }, use) => {
    const { isThere, start } = engines[engineName];
    if (!isThere()) return use(undefined);
    const driver = await start();
    await use(driver);
    await driver.close();
  }, { scope: 'worker' }],
  person: async ({}, use) => { await use({ ...ines, email: `ines.${randomUUID().slice(0, 8)}@example.com` }); },
  sandbox: async ({ request }, use) => {
    const sandbox = new Sandbox(request, `engine-${randomUUID()}`);
    await use(sandbox);
    await sandbox.mends();
  },
  enginePage: async ({ driver, engineName, baseURL, sandbox }, use, info) => {
    info.skip(driver === undefined, `${engineName} is missing: apt-get install ${engines[engineName].packages}`);
    if (!driver || !baseURL) return;
    await driver.send('WebDriver:SwitchToFrame', { id: null });
    await beginsVisit(driver, baseURL, sandbox.client);
    await use(new EnginePage(driver, baseURL));
    if (info.status !== info.expectedStatus) {
      const script = 'return `${location.href} ${document.activeElement?.outerHTML.slice(0, 200)}\\n${document.body.innerText}`';
      await driver.send('WebDriver:SwitchToFrame', { id: null });
      await info.attach('page', { body: String(await driver.send('WebDriver:ExecuteScript', { script, args: [] })) });
    }
  },
  engineShop: async ({ enginePage, person }, use) => { await use(new EngineShop(enginePage, person)); },
});
export { expect } from '@playwright/test';
