import { newYorkToday, plusDays, spokenDay, usDate } from './support/days';
import { isDrawn } from './support/drawn';
import { Keys } from './support/keys';
import { startsAt } from './support/start';
import { expect, test } from './support/test';
import { problem } from './support/tour';

test('cover is bought with the keyboard alone, from the landing page to the policy number; the focus is always seen (I22, quality 7: 10, 35, 39)', async ({ page, shop, person }) => {
  const keys = new Keys(page);
  const pickUp = newYorkToday();
  await shop.opensLanding();
  // Before the script a press of the link loads the step as a page of its own, whose heading does not take the focus.
  await isDrawn(page);
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keys.press('Enter');
  await keys.activates(page.getByRole('link', { name: 'Get a price' }));

  await shop.isAt('rentalInfo');
  await expect(shop.heading).toBeFocused();
  await keys.fills(shop.field('Pick-up date'), usDate(pickUp));
  await keys.fills(shop.field('Return date'), usDate(plusDays(pickUp, 6)));
  await keys.fills(shop.select('Rental agency'), 'Hertz');
  await expect(shop.select('Rental agency')).toHaveValue('Hertz');
  await keys.activates(shop.nextButton);

  await shop.isAt('agreement');
  await expect(shop.heading).toBeFocused();
  await keys.press('Tab', 'Space');
  await expect(shop.radio('Yes')).toBeChecked();
  await keys.press('ArrowDown');
  await expect(shop.radio('No')).toBeChecked();
  await keys.seesFocus();
  await keys.press('Enter');

  await shop.isAt('useType');
  await expect(shop.heading).toBeFocused();
  await keys.to(shop.radio('Personal'));
  await keys.press('Space');
  await keys.activates(shop.nextButton, 'Space');

  await shop.isAt('driver');
  await expect(shop.heading).toBeFocused();
  await keys.fills(shop.field('First name'), person.firstName);
  await keys.fills(shop.field('Last name'), person.lastName);
  await keys.fills(shop.field('Phone number'), '6145550100');
  await keys.fills(shop.field('E-mail'), person.email);
  await keys.fills(shop.field('Street address'), person.streetAddress);
  await expect(page.getByRole('listbox')).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(shop.field('ZIP code')).not.toHaveValue('');
  await keys.to(shop.field('ZIP code'));
  await keys.press('Enter');

  await shop.isAt('additionalDrivers');
  await expect(shop.heading).toBeFocused();
  await keys.to(shop.radio('Yes'));
  await keys.press('Space', 'ArrowUp', 'ArrowUp');
  await expect(shop.radio('Yes')).toBeChecked();
  await keys.activates(shop.nextButton);

  await shop.isAt('addDrivers');
  await expect(shop.heading).toBeFocused();
  await keys.fills(shop.driverRow(1).getByRole('textbox', { name: 'First name' }), 'Jonah');
  await keys.fills(shop.driverRow(1).getByRole('textbox', { name: 'Last name' }), 'Okafor');
  await keys.activates(page.getByRole('button', { name: 'Add another driver' }));
  await expect(shop.driverRow(2).getByRole('textbox', { name: 'First name' })).toBeFocused();
  await keys.activates(shop.nextButton);

  await shop.isAt('plans');
  await expect(shop.heading).toBeFocused();
  const tabs = page.getByRole('tab');
  await keys.to(tabs.first());
  for (const [key, index] of [['ArrowRight', 1], ['End', -1], ['ArrowRight', 0], ['ArrowLeft', -1], ['Home', 0]] as const) {
    await keys.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await keys.seesFocus();
  }
  await keys.activates(page.getByRole('button', { name: 'Select Plan' }));

  await shop.isAt('payment');
  await expect(shop.heading).toBeFocused();
  const { number, expiry, code } = shop.cardFields;
  await expect(code).toBeEditable();
  await keys.fills(number, '4242424242424242');
  await keys.to(expiry);
  await keys.types('1230');
  await keys.to(code);
  await keys.types('123');
  const tick = page.getByRole('checkbox', { name: /certification/ });
  await keys.activates(tick, 'Space');
  await expect(shop.dialog).toBeVisible();
  await keys.activates(shop.dialog.getByRole('button', { name: 'I understand and accept' }));
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  await keys.activates(shop.payButton);

  await shop.isAt('confirmation');
  await expect(shop.heading).toBeFocused();
  await shop.policyNumber();
});

test('a message holds the focus while it is open, closes with Escape, and gives the focus back to what opened it (I26, quality 7: 13)',
  async ({ page, shop }) => {
  const keys = new Keys(page);
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ agency: 'Renty' });
  await keys.activates(shop.nextButton);
  await expect(shop.dialog).toHaveAccessibleName('Ineligible for coverage');
  await expect(shop.dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 4; stop += 1) {
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await keys.seesFocus();
    await keys.press(stop % 2 ? 'Shift+Tab' : 'Tab');
  }
  await keys.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await expect(shop.nextButton).toBeFocused();
  await shop.seesReservation({ agency: 'Renty' });
});

test('where a click focuses no button, as in Safari, the focus still goes back to what opened a message and the calendar (I26)',
  async ({ page, shop }) => {
  // A pressed button takes no focus. Focus that a script sets, and keys, work as ever.
  await page.addInitScript(() => document.addEventListener('mousedown', (event) => {
    if ((event.target as Element).closest('button')) event.preventDefault();
  }));
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ agency: 'Renty' });
  const calendar = page.getByRole('button', { name: 'Calendar for Pick-up date' });
  await shop.presses(calendar);
  await expect(page.getByRole('dialog', { name: /pick-up date/i }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(shop.field('Pick-up date').or(calendar).and(page.locator(':focus'))).toHaveCount(1);
  await shop.presses(shop.nextButton);
  await expect(shop.dialog).toHaveAccessibleName('Ineligible for coverage');
  await shop.presses(shop.dialog.getByRole('button').first());
  await expect(shop.dialog).toBeHidden();
  await expect(shop.nextButton).toBeFocused();
});

test('after a call that failed the focus is back on the button that made it (quality 2: F05, 7: 13)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(500);
  const keys = new Keys(page);
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 500 });
  await keys.activates(shop.nextButton);
  await expect(shop.dialog).toHaveAccessibleName('Something went wrong');
  await keys.press('Escape');
  await expect(shop.dialog).toBeHidden();
  await expect(shop.nextButton).toBeFocused();
  await shop.seesDriver();
});

test('after Try again the focus is on the heading of what has come, also when it comes at once (quality 2: F11, 7: 10)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(503);
  const keys = new Keys(page);
  await sandbox.fails({ call: 'carsafe.plans', fault: 'status', status: 503, times: 3 });
  await page.goto('/vehicle-contents-insurance/plans');
  await keys.activates(shop.dialog.getByRole('button', { name: 'Ok' }));
  await sandbox.mends();
  await keys.activates(page.getByRole('button', { name: 'Try again' }));
  await expect(shop.heading).toHaveText('Choose your vehicle contents plan');
  await expect(shop.heading).toBeFocused();
});

test('the calendar opens, is walked and closes by keys; Escape leaves the date as it was (quality 7: 39)', async ({ page, shop }) => {
  const keys = new Keys(page);
  await shop.opens('rentalInfo');
  const field = shop.field('Pick-up date');
  const pickUp = plusDays(newYorkToday(), 3);
  await keys.fills(field, usDate(pickUp));
  const button = page.getByRole('button', { name: 'Calendar for Pick-up date' });
  const calendar = page.getByRole('dialog', { name: /pick-up date/i });
  await keys.press('Shift+Tab', 'Enter');
  await expect(calendar).toBeVisible();
  await expect(calendar.getByRole('button', { name: spokenDay(pickUp) })).toBeFocused();
  await keys.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: spokenDay(plusDays(pickUp, 1)) })).toBeFocused();
  await keys.seesFocus();
  await keys.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(field.or(button).and(page.locator(':focus'))).toHaveCount(1);
  await expect(field).toHaveValue(usDate(pickUp));
  await field.focus();
  await keys.press('ArrowDown');
  await expect(calendar.getByRole('button', { name: spokenDay(pickUp) })).toBeFocused();
  await keys.press('ArrowDown', 'Enter');
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue(usDate(plusDays(pickUp, 7)));
});

test('a refused submit puts the focus on the summary, and each of its lines leads to its field (quality 7: 1, 2, 8)',
  async ({ page, shop, person }) => {
  const keys = new Keys(page);
  await startsAt(shop, 'driver');
  await shop.fillsDriver({ ...person, email: 'ines@example' });
  await shop.field('ZIP code').fill('4321');
  await keys.activates(shop.nextButton);
  await expect(problem(page)).toBeFocused();
  const lines = problem(page).getByRole('link');
  await expect(lines).toHaveText([/^E-mail/, /^ZIP code/]);
  for (const label of ['E-mail', 'ZIP code']) {
    const line = lines.filter({ hasText: label });
    const words = await line.innerText();
    await expect(shop.field(label)).toHaveAccessibleDescription(new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    await line.focus();
    await keys.press('Enter');
    await expect(shop.field(label)).toBeFocused();
    await expect(page.getByText(label, { exact: true })).toBeInViewport();
  }
});
