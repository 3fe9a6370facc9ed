import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Locator } from '@playwright/test';
import { keyboard } from './support/hand';
import { LinePages, type JourneyPage } from './support/journeyPage';
import { Keys } from './support/keys';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { LineWalk, lineOf, Walk } from './support/walk';
import { holdsEnter } from './support/ways';

const entry = lineOf('collectibles');
const phone = { tag: '@phone' };
/** The second collection: elsewhere, and somebody else's. */
const vault = { streetAddress: '12 Vault Lane', ownership_type: 'trust', trust_name: 'The Alder Trust' };
const number = /^CO-\d{4}-\d+$/;

/** A page of the line inside another page. */
class FramePages extends LinePages {
  override mount = '/embed/v1';
  presses(target: Locator): Promise<void> { return target.click(); }
}

/** From the list of collections, which is empty. */
async function buysTwo(walk: LineWalk<Locator>, second: LineWalk<Locator>): Promise<void> {
  await walk.addsEntry();
  await second.addsEntry();
  await expect(walk.shop.page.getByRole('listitem').filter({ hasText: /Okafor|Alder Trust/ })).toHaveCount(2);
  await walk.through();
  await expect(walk.shop.page.getByText(number)).toBeVisible();
}
/** The walk up to the list is shown by others: here it begins there, still empty. */
async function beginsAtList(shop: Walk['shop'], given: Readonly<Record<string, unknown>> = {}): Promise<Walk> {
  await beginsAt(shop, entry, 'collections', given);
  const walk = new Walk(shop, entry, { given });
  await walk.settles();
  return walk;
}

// At desktop size with the keyboard, and with the mouse in a partner's page.
test('two collections with different owners are bought (CL-001, CL-003, CL-009)', { tag: '@phone-only' }, async ({ shop, sandbox, person }) => {
  await buysTwo(await beginsAtList(shop), new Walk(shop, entry, { given: vault }));
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test('two collections with different owners are bought with the keyboard alone (CL-001, I22)', async ({ page, shop, sandbox, person }) => {
  const hand = keyboard(new Keys(page));
  const walk = new Walk(shop, entry, { hand });
  await walk.enters();
  await walk.through({ to: 'collections' });
  await buysTwo(walk, new Walk(shop, entry, { hand, given: vault }));
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});

test.describe('inside a partner’s page', () => {
  let host: Server | undefined;
  test.afterAll(() => { host?.close(); });
  test('two collections with different owners are bought (CL-001, AS-001)', async ({ page, baseURL, sandbox, person }) => {
    const shopUrl = `http://keepsake.localhost:${new URL(baseURL ?? '').port}`;
    const inside = `${shopUrl}/embed/v1/${entry.base}/${entry.startPath}?auth_token=keepsake_embed_44`;
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>Keepsake</title><iframe title="Insurance" src="${inside}" width="1100" height="900"></iframe>`);
    });
    host = server;
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    await page.goto(`http://host.localhost:${(server.address() as AddressInfo).port}/`);
    await expect(page.frameLocator('iframe[title="Insurance"]').getByRole('heading', { level: 1 })).toBeVisible();
    const frame = page.frame({ url: /\/embed\/v1\// }) as Frame;
    const framed = Object.assign(Object.create(frame) as Frame, { keyboard: page.keyboard }) as unknown as JourneyPage<Locator>;
    const pages = new FramePages(framed, person);
    const walk = new LineWalk<Locator>(pages, entry);
    await walk.through({ to: 'collections' });
    await buysTwo(walk, new LineWalk(pages, entry, { given: vault }));
    expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
  });
});

test('the dialog of a collection closes on Escape and on Back, with nothing changed, and gives the focus back; Escape in a field with suggestions closes those alone (CL-014, PS-006, I26, quality 7: 13)', phone, async ({ page, shop }) => {
  const walk = await beginsAtList(shop);
  await walk.addsEntry();
  const edit = page.getByRole('button', { name: /^Edit/ });
  const value = shop.dialog.getByRole('textbox', { name: 'Total value' });
  await shop.presses(edit);
  await expect(value).toHaveValue('25,000');
  await value.fill('99000');
  await shop.dialog.getByRole('combobox', { name: 'Street address' }).press('Escape');
  await expect(value).toHaveValue('99,000');
  await value.press('Escape');
  await expect(shop.dialog).toHaveCount(0);
  await expect(page.getByText('$99,000')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await shop.presses(edit);
  await expect(value).toHaveValue('25,000');
  await value.fill('99000');
  await page.goBack();
  await expect(shop.dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page.getByText('$25,000').first()).toBeVisible();
  await shop.presses(page.getByRole('button', { name: /^Remove/ }));
  await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('Tab goes round in the dialog of a collection, and what has the focus is in view, its label too (CL-014, I22, quality 7: 35)', phone, async ({ page, shop }) => {
  await beginsAtList(shop);
  await shop.presses(page.getByRole('button', { name: 'Add a collection' }));
  await shop.presses(shop.dialog.getByRole('button', { name: 'I understand' }));
  const street = shop.dialog.getByRole('combobox', { name: 'Street address' });
  const cancel = shop.dialog.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await page.keyboard.press('Tab');
  await expect(street).toBeFocused();
  await expect(street).toBeInViewport({ ratio: 1 });
  await expect(shop.dialog.locator('label').filter({ hasText: 'Street address' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeInViewport();
});

test('a double click on Remove takes away one collection, not the one that moves up; the next has the focus, and what has gone is said (CL-001, I01, I22, WCAG 4.1.3)', async ({ page, shop }) => {
  const walk = await beginsAtList(shop);
  for (const given of [{}, vault, { streetAddress: '3 Mill Road' }]) await new Walk(shop, entry, { given }).addsEntry();
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(3);
  // The second half comes when the next collection has moved up.
  await remove.first().click();
  await expect(remove).toHaveCount(2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(remove).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Edit 12 Vault Lane/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Removed: 48 Alder Street' })).toHaveCount(1);
  await holdsEnter(page, remove.last());
  await shop.page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Edit 12 Vault Lane/ })).toBeFocused();
  await expect(remove).toHaveCount(1);
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a collection' })).toBeFocused();
  await expect(walk.primary).toHaveAttribute('aria-disabled', 'true');
});

test('what the server refuses is told over the dialog, which keeps what was typed; a second policy waits for the first (CL-010, CL-012, CL-016)', async ({ page, shop, watch }) => {
  watch.expectsStatus(400, 409, 422);
  const pending = { lastName: 'Pending' };
  const walk = await beginsAtList(shop, pending);
  await walk.addsEntry();
  await shop.presses(page.getByRole('button', { name: /^Edit/ }));
  const value = shop.dialog.getByRole('textbox', { name: 'Total value' });
  await value.fill('1000001');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Save collection' }));
  const message = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Ok', exact: true }) });
  await expect(message).toContainText(/limit|up to/i);
  await shop.presses(message.getByRole('button', { name: 'Ok', exact: true }));
  await expect(shop.dialog.getByRole('button', { name: 'Save collection' })).toBeFocused();
  await expect(value).toHaveValue('1,000,001');
  await value.fill('25000');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Save collection' }));
  await expect(shop.dialog).toHaveCount(0);
  await walk.through();
  await expect(shop.heading).toHaveText('Your policy is pending review.');

  const second = new Walk(shop, entry, { given: pending });
  await beginsAt(shop, entry, 'payment', pending);
  await second.settles();
  await second.fills();
  await shop.presses(second.primary);
  await expect(shop.dialog).toHaveAccessibleName('Policy pending approval');
  await shop.closesMessage();
  expect((await second.place()).path).toBe('payment');
});
