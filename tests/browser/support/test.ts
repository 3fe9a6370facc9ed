import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { ines } from '../../support/people';
import { everythingOrigin } from './origin';
import { Sandbox } from './sandbox';
import { Shop, type Person } from './shop';
import { Watch } from './watch';

interface Visit {
  /** Console, uncaught errors and policy: the test fails at its end when there was anything unexpected. */
  readonly watch: Watch;
  /** The page in a visitor's words. */
  readonly shop: Shop;
  /** The partner's side: ledger, failures on demand. */
  readonly sandbox: Sandbox;
  /** Ines, with an e-mail address of this test's own. */
  readonly person: Person;
}

/** For specs about animation, or about presses while a step still moves. Elsewhere steps appear at once (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Each test is a visitor of its own: the sandbox tells them apart by a cookie, the ledger by the e-mail address. */
export const test = base.extend<Visit>({
  person: async ({}, use) => { await use({ ...ines, email: `ines.${randomUUID().slice(0, 8)}@example.com` }); },
  sandbox: async ({ request, context, baseURL }, use) => {
    const client = `browser-${randomUUID()}`;
    await context.addCookies([baseURL ?? '', everythingOrigin].map((url) => ({ name: 'sandbox_client', value: client, url })));
    const sandbox = new Sandbox(request, client);
    await use(sandbox);
    await sandbox.mends();
  },
  watch: [async ({ page }, use) => {
    const watch = new Watch();
    await watch.on(page);
    await use(watch);
    watch.isQuiet();
  }, { auto: true }],
  // Not used by every test, but always there: without the cookie a test would meet the failures of others.
  shop: async ({ page, person, sandbox, hasTouch }, use) => { await use(new Shop(page, { person, sandbox, touch: hasTouch })); },
});
export { expect } from '@playwright/test';
