import { newYorkToday, plusDays } from './support/days';
import { fits, motion, sideways } from './support/looks';
import { beginsAt, startsAt } from './support/start';
import { Renters } from './support/survey';
import { expect, test } from './support/test';
import { problem } from './support/tour';
import { lineOf } from './support/walk';

test('a refused submit is said first in the page title, and no longer once it is put right; nothing typed is lost (quality 7: 3, 4)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp: '2020-01-01', back: '2020-01-03' });
  await shop.next();
  await expect(problem(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Please provide/);
  await expect(shop.field('Pick-up date')).toHaveValue('01/01/2020');
  await shop.fillsReservation();
  await expect(page).toHaveTitle(/^Please provide/);
  await shop.next();
  await shop.isAt('useType');
  await expect(page).toHaveTitle(/^Is this car/);
});

test('nobody is corrected while still typing; the message comes when the field is left (quality 7: 5)', async ({ page, shop }) => {
  await startsAt(shop, 'driver');
  await shop.field('E-mail').pressSequentially('ines@exa');
  await expect(page.getByText('E-mail must look like')).toBeHidden();
  await shop.field('E-mail').press('Tab');
  await expect(page.getByText('E-mail must look like')).toBeVisible();
});

test('one press on Next is enough, also when it makes a message appear above the button (quality 7: 1)', async ({ page, shop, person }) => {
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await shop.field('ZIP code').fill('4321');
  // At its upper edge, with a real press: should the button move down while it is pressed, the release misses it.
  await shop.nextButton.click({ position: { x: 40, y: 4 }, delay: 120 });
  await expect(problem(page)).toBeFocused();
  await shop.field('ZIP code').fill('432');
  await shop.back();
  await shop.isAt('useType');
  await shop.next();
  await shop.field('ZIP code').fill(person.postal);
  await shop.next();
  await shop.isAt('additionalDrivers');
});

test('a button that cannot go on yet says what is missing, can be found and is not silent when pressed (D6)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').fill('12/01/2031');
  await expect(shop.nextButton).toHaveAttribute('aria-disabled', 'true');
  await expect(shop.nextButton).toHaveAccessibleDescription(/return date.*rental agency/i);
  await shop.nextButton.focus();
  await shop.page.keyboard.press('Enter');
  await expect(shop.page.getByRole('status').filter({ hasText: /return date/i })).toBeAttached();
  await shop.isAt('rentalInfo');
});

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('a message and the calendar fit and can be closed (I21)', async ({ page, shop }) => {
    await shop.opens('rentalInfo');
    await shop.presses(page.getByRole('button', { name: 'Calendar for Pick-up date' }));
    await expect(page.getByRole('grid').first()).toBeVisible();
    expect.soft(await sideways(page)).toEqual(fits);
    await page.keyboard.press('Escape');
    await shop.fillsReservation({ agency: 'Renty' });
    await shop.next();
    await expect(shop.dialog).toBeVisible();
    expect.soft(await sideways(page)).toEqual(fits);
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
    await expect(shop.dialog).toBeHidden();
  });
});

test('with reduced motion nothing moves while a price is waited for; otherwise a step settles in half a second (AS-012, I20, quality 7: 38)', async ({ page, shop, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(shop.overlay).toBeVisible();
  expect(await motion(page), 'busy').toEqual([]);
  await shop.isAt('additionalDrivers');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await shop.opens('rentalInfo');
  await expect.poll(() => motion(page)).not.toEqual([]);
  await expect(page.locator('.screen').first()).toHaveCSS('animation-duration', '0.5s');
});

test('the sentence about a slow call comes into a region that was there before: screen readers say it (quality 7: 14, WCAG 4.1.3)',
  async ({ page, shop, sandbox }) => {
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await page.evaluate(() => { for (const region of document.querySelectorAll('output')) region.dataset.wasThere = 'yes'; });
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(shop.overlay).toHaveAttribute('data-was-there', 'yes');
  await shop.isAt('additionalDrivers');
  await expect(shop.overlay).toHaveCount(0);
});

test('a screen that is slow to come is waited for aloud: the page says that it loads, then reads the heading (quality 7: 10, 15, WCAG 4.1.3)',
  async ({ page, shop }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/assets\/PlansScreen-/, async (route) => { await held; await route.continue(); });
  await startsAt(shop, 'additionalDrivers');
  await shop.answers('No');
  await shop.next();
  const loading = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await expect(loading).toHaveCount(1);
  release();
  await shop.isAt('plans');
  await expect(loading).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
});

test('the heading of a payment page is read once: it keeps the focus when the price comes (quality 7: 10, RS-033)',
  async ({ page, shop }) => {
  await beginsAt(shop, lineOf('pet'), 'plans');
  await expect(shop.heading).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['read'] = '';
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement && target.textContent === 'Your Quote') document.documentElement.dataset['read'] += 'read;';
    });
  });
  const loading = page.getByRole('status').filter({ hasText: /^Loading your quote$/ });
  await page.route(/\/checkout$/, async (route) => {
    await loading.waitFor();
    await expect(shop.heading).toBeFocused();
    await route.continue();
  });
  await shop.presses(page.getByRole('button', { name: /^(Choose|Select)/ }).first());
  await expect(shop.payButton).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-read', 'read;');
});

test('a press beside a dialog, as by the second half of a double click, leaves the focus in it (WCAG 2.4.3, quality 7: 13)',
  async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  const help = page.getByRole('button', { name: 'Need help?' });
  await help.click();
  const ok = page.getByRole('dialog').getByRole('button', { name: 'Ok', exact: true });
  await expect(ok).toBeFocused();
  await page.mouse.dblclick(20, 500);
  await expect(ok).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(help).toBeFocused();
});

test('Change on the payment page leads to the question, and Next back to the page, past what needs no look (quality 7: 26)',
  async ({ page, shop }) => {
  await startsAt(shop, 'payment');
  const change = (row: string) => shop.presses(page.getByRole('button', { name: `Change ${row}` }));
  await change('Rental dates');
  await shop.isAt('rentalInfo');
  await shop.fillsReservation({ pickUp: plusDays(newYorkToday(), 12) });
  await shop.next();
  // Another day of pick-up asks for the use and the plan again; the driver stays.
  await shop.isAt('useType');
  await shop.answers('Personal');
  await shop.next();
  await shop.isAt('plans');
  await shop.choosesPlan('Standard');
  await shop.isAt('payment');
  await change('Rental dates');
  await shop.isAt('rentalInfo');
  await shop.next();
  await shop.isAt('payment');
  await expect(shop.heading).toBeFocused();
  // The way back is as if nobody had left the page.
  await page.goBack();
  await shop.isAt('plans');
});

test('each Change on the payment page has a name of its own, also where two rows are “Name” (quality 7: 26)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('residential'), 'payment');
  await shop.presses(page.getByRole('button', { name: 'Change Name, Beneficiary', exact: true }));
  await expect(shop.heading).toHaveText('What is the beneficiary information?');
  await shop.next();
  await shop.presses(page.getByRole('button', { name: 'Change Name, Policy holder', exact: true }));
  await expect(shop.heading).toHaveText('What is the policy holder information?');
});
