import type { Page } from '@playwright/test';
import { lines } from '../../support/lines';
import { expect, test } from '../support/test';
import { soon } from '../support/soon';
import { actionsOf } from './actions';
import { Anybody } from './anybody';

const { ACTIONS = '300', SEED = '1' } = process.env;

/** The way back may lead out of the shop, and a document is no page of it. */
const isElsewhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => location.protocol !== 'http:' || document.contentType !== 'text/html').catch(() => false);
/** What stands in the browser: a page of the shop, at rest; or what is wrong with it. */
const seen = (page: Page): Promise<string> => page.evaluate(() => {
  const words = document.body.innerText;
  if (/try refreshing the page|has not loaded completely/u.test(words)) return `broken: ${words.slice(0, 200)}`;
  if (document.querySelectorAll('h1').length !== 1) return 'no heading, or several';
  const isBusy = document.querySelector('.busy-overlay, :is(main, [role=dialog]) [aria-busy=true]') !== null
    || [...document.querySelectorAll('output, [role=status]')].some(({ textContent }) => textContent.startsWith('Loading'));
  return isBusy ? 'busy' : 'a page at rest';
});

for (const entry of lines) {
  test(`${entry.id}: whatever somebody does, a page stands there, and what keeps it busy ends (I29)`, async ({ page, shop, watch, sandbox, person }) => {
    watch.expectsStatus(400, 401, 402, 403, 404, 409, 410, 412, 422, 429);
    watch.expectsLostCalls();
    page.context().on('page', (other) => { void other.close(); });
    page.on('dialog', (dialog) => { void dialog.accept(); });
    const anybody = new Anybody(shop, entry);
    await anybody.begins();
    const done: string[] = [];
    for (const action of actionsOf(Number(SEED), Number(ACTIONS))) {
      done.push(`${JSON.stringify(action)} at ${new URL(page.url()).pathname}`);
      await anybody.acts(action);
      if (await isElsewhere(page)) await anybody.begins();
      const message = `with seed ${SEED}, after\n${done.slice(-20).join('\n')}`;
      await expect.poll(() => seen(page).catch(String), { message, timeout: 90_000, ...soon }).toBe('a page at rest');
    }
    const { policies, charges } = await sandbox.ledger(person.email);
    expect(charges.length).toBe(policies.length);
  });
}
