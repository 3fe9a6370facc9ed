import type { Locator, Page } from '@playwright/test';
import { newYorkToday, plusDays, spokenDay, usDate } from './support/days';
import type { Shop } from './support/shop';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf, Walk } from './support/walk';

/** The tenth of the month after next: thirty and thirty-one days later lie in one month. */
const tenth = (): string => {
  const [year = 0, month = 0] = newYorkToday().split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 10)).toISOString().slice(0, 10);
};
async function opensCalendar(shop: Shop, of: string): Promise<Locator> {
  await shop.presses(shop.page.getByRole('button', { name: `Calendar for ${of}` }));
  const calendar = shop.page.getByRole('dialog', { name: `Choose ${of.toLowerCase()}` });
  await expect(calendar.getByRole('grid')).toBeVisible();
  return calendar;
}
const dayIn = (calendar: Locator, day: string): Locator => calendar.getByRole('button', { name: spokenDay(day) });
const nextMonth = (calendar: Locator): Promise<void> => calendar.getByRole('button', { name: /next month/i }).click();

test('the return calendar offers up to 30 days after pick-up and not one more, the same day included (RC-058, RC-059)',
  async ({ shop }) => {
  const pickUp = tenth();
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').fill(usDate(pickUp));
  const calendar = await opensCalendar(shop, 'Return date');
  await expect(dayIn(calendar, pickUp)).toBeEnabled();
  await expect(dayIn(calendar, plusDays(pickUp, -1))).toBeDisabled();
  await nextMonth(calendar);
  await expect(dayIn(calendar, plusDays(pickUp, 31))).toBeDisabled();
  await dayIn(calendar, plusDays(pickUp, 30)).click();
  await expect(calendar).toHaveCount(0);
  await expect(shop.field('Return date')).toHaveValue(usDate(plusDays(pickUp, 30)));
  await expect(shop.field('Return date')).toBeFocused();
  await shop.select('Rental agency').selectOption('Hertz');
  await shop.next();
  await shop.isAt('useType');
});

test.describe('a browser whose day is already tomorrow', () => {
  test.use({ timezoneId: 'UTC' });
  test('picks up today by New York’s calendar, and not the day before (RC-057)', async ({ page, shop }) => {
    await page.clock.setFixedTime('2027-03-12T03:30:00Z');
    await shop.opens('rentalInfo');
    const calendar = await opensCalendar(shop, 'Pick-up date');
    await expect(dayIn(calendar, '2027-03-10')).toBeDisabled();
    await expect(dayIn(calendar, '2027-03-12')).toBeEnabled();
    await dayIn(calendar, '2027-03-11').click();
    await expect(shop.field('Pick-up date')).toHaveValue('03/11/2027');
  });
});

test('a typed pick-up before today is told, and nothing moves (RC-057)', async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp: plusDays(newYorkToday(), -1), back: plusDays(newYorkToday(), 2) });
  await shop.next();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(shop.field('Pick-up date')).toHaveAttribute('aria-invalid', 'true');
  await shop.isAt('rentalInfo');
});

test('a typed return 31 days after pick-up is told at the first press of Next, although its error moves the button; 30 days pass (RC-058)',
  { tag: '@phone' }, async ({ page, shop }) => {
  const pickUp = tenth();
  await shop.opens('rentalInfo');
  await shop.select('Rental agency').selectOption('Hertz');
  await shop.field('Pick-up date').fill(usDate(pickUp));
  await shop.field('Return date').fill(usDate(plusDays(pickUp, 31)));
  await shop.next();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(shop.field('Return date')).toHaveAttribute('aria-invalid', 'true');
  await shop.isAt('rentalInfo');
  await shop.field('Return date').fill(usDate(plusDays(pickUp, 30)));
  await shop.next();
  await shop.isAt('useType');
});

test('Next pressed while a calendar is open leads on, although the page moves up when it closes; so does a press on the next date field, or on a label',
  async ({ page, shop }) => {
  // The calendar has room below its field, and the form grows with it.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await shop.opens('rentalInfo');
  await shop.select('Rental agency').selectOption('Hertz');
  const [pickUp, back] = [shop.field('Pick-up date'), shop.field('Return date')];
  const calendars = page.getByRole('dialog', { name: /^Choose / });
  await pickUp.click();
  await page.keyboard.type(usDate(tenth()));
  await back.click({ delay: 100 });
  await expect(calendars).toHaveAccessibleName('Choose return date');
  await page.getByText('Return date', { exact: true }).click({ delay: 100 });
  await expect(calendars).toHaveAccessibleName('Choose return date');
  await page.keyboard.type(usDate(plusDays(tenth(), 6)));
  await shop.nextButton.click({ delay: 100 });
  await shop.isAt('useType');
});

test('a date that was told, put right and made wrong again is told at the first press of Next', async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.select('Rental agency').selectOption('Hertz');
  await shop.field('Pick-up date').fill(usDate(tenth()));
  await shop.field('Return date').fill(usDate(plusDays(tenth(), 31)));
  await shop.next();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await shop.field('Return date').fill(usDate(plusDays(tenth(), 30)));
  await expect(summary).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await shop.nextButton.click({ delay: 100 });
  await expect(summary).toBeFocused();
});

test('a date typed with its year first is understood; words stay as they are typed; of a year with two digits it is told that it needs four (quality 7: 4, 7)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  const field = shop.field('Pick-up date');
  await field.pressSequentially('2031-12-0');
  await expect(field).toHaveValue('2031-12-0');
  await field.press('1');
  await expect(field).toHaveValue('12/01/2031');
  const refused = [['Dec 1 2031', /must be a real date, like/], ['12/05/2031abc', /must be a real date, like/],
    ['12/1/31', /must have a year of four digits, like/]] as const;
  for (const [typed, told] of refused) {
    await field.fill('');
    await field.pressSequentially(typed);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(told);
  }
});

test('a date in digits alone is understood where another date stands, as where none stands (I28, quality 7: 19)', async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  const field = shop.field('Pick-up date');
  for (const [pasted, shown] of [['12052031', '12/05/2031'], ['12062031', '12/06/2031']] as const) {
    await field.fill(pasted);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue(shown);
  }
});

test('an open calendar follows the date that is typed, and can still be turned to another month (WG-021)', async ({ page, shop }) => {
  const pickUp = plusDays(tenth(), 60);
  await shop.opens('rentalInfo');
  const field = shop.field('Pick-up date');
  await shop.presses(field);
  const calendar = page.getByRole('dialog', { name: 'Choose pick-up date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect(dayIn(calendar, pickUp)).toHaveCount(0);
  await field.pressSequentially(usDate(pickUp));
  await expect(dayIn(calendar, pickUp)).toBeVisible();
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await nextMonth(calendar);
  await expect(dayIn(calendar, pickUp)).toHaveCount(0);
  await calendar.getByRole('button', { name: /previous month/i }).click();
  await expect(dayIn(calendar, pickUp)).toBeVisible();
  await field.press('ArrowDown');
  await expect(dayIn(calendar, pickUp)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(dayIn(calendar, pickUp)).toHaveCount(0);
  await expect(calendar.locator(':focus')).toHaveCount(1);
});

test('moving the pick-up so that the return is too far away clears the return, a nearer one keeps it (RC-044)', async ({ shop }) => {
  const pickUp = tenth();
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp, back: plusDays(pickUp, 30) });
  await shop.field('Pick-up date').fill(usDate(plusDays(pickUp, 1)));
  await expect(shop.field('Return date')).toHaveValue(usDate(plusDays(pickUp, 30)));
  await shop.field('Pick-up date').fill(usDate(plusDays(pickUp, -1)));
  await expect(shop.field('Return date')).toHaveValue('');
});

test('another pick-up date asks again about the agreement and the use (RC-043)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp: newYorkToday() });
  await shop.next();
  await shop.answers('No');
  await shop.next();
  await shop.isAt('useType');
  await shop.answers('Personal');
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').fill(usDate(plusDays(newYorkToday(), 1)));
  await shop.next();
  await shop.isAt('useType');
  await expect(shop.radio('Personal')).not.toBeChecked();
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').fill(usDate(newYorkToday()));
  await shop.next();
  await shop.isAt('agreement');
  await expect(shop.radio('No')).not.toBeChecked();
});

test('a stored reservation whose days have passed comes back without them (RC-045, PS-004)', async ({ page, shop }) => {
  const pickUp = newYorkToday();
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ pickUp, back: plusDays(pickUp, 1) });
  await expect(shop.field('Return date')).toHaveValue(usDate(plusDays(pickUp, 1)));
  await page.clock.setFixedTime(`${plusDays(pickUp, 1)}T17:00:00Z`);
  await page.reload();
  await expect(shop.field('Pick-up date')).toHaveValue('');
  await expect(shop.field('Return date')).toHaveValue(usDate(plusDays(pickUp, 1)));
  await expect(shop.select('Rental agency')).toHaveValue('Hertz');
});

const placeOf = async (page: Page, calendar: Locator): Promise<{ readonly inFlow: boolean; readonly fits: boolean }> => {
  const inFlow = await calendar.evaluate((element) => getComputedStyle(element).position === 'static');
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  return { inFlow, fits };
};
test('the calendar shows one month; under 768 pixels it opens in the page, below its field, from 768 on over it (WG-021, CO-007)',
  async ({ page, shop }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await shop.opens('rentalInfo');
  const calendar = await opensCalendar(shop, 'Pick-up date');
  await expect(calendar.getByRole('grid')).toHaveCount(1);
  expect(await placeOf(page, calendar)).toMatchObject({ inFlow: true, fits: true });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(calendar.getByRole('grid')).toHaveCount(1);
  expect(await placeOf(page, calendar)).toMatchObject({ inFlow: false, fits: true });
});

/** Days that nobody can press: outside the window, or under the bar with Next. */
const hidden = (calendar: Locator): Promise<readonly string[]> => calendar.evaluate((panel) =>
  [...panel.querySelectorAll<HTMLElement>('[role=gridcell] button')].filter((day) => {
    const { x, y, width, height } = day.getBoundingClientRect();
    return ![y + 2, y + height - 2].every((edge) => panel.contains(document.elementFromPoint(x + width / 2, edge)));
  }).map((day) => day.textContent ?? ''));
async function showsAll(calendar: Locator): Promise<void> {
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect.poll(() => hidden(calendar)).toEqual([]);
  await expect(calendar).toBeInViewport({ ratio: 1 });
}
const returnCalendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose return date' });
async function opensReturn(shop: Shop, how: 'button' | 'field' | 'key'): Promise<Locator> {
  const field = shop.field('Return date');
  if (how === 'key') await field.press('ArrowDown');
  else await shop.presses(how === 'button' ? shop.page.getByRole('button', { name: 'Calendar for Return date' }) : field);
  return returnCalendar(shop.page);
}
const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
  for (const how of ['button', 'field'] as const) {
    test(`the calendar of a date far down the page opens where every day can be touched, opened by its ${how} (WG-021)`, async ({ shop }) => {
      await shop.opens('rentalInfo');
      const calendar = await opensReturn(shop, how);
      await showsAll(calendar);
      await shop.presses(dayIn(calendar, plusDays(newYorkToday(), 0)));
      await expect(shop.field('Return date')).not.toHaveValue('');
      await expect(calendar).toHaveCount(0);
    });
  }
  test('another calendar is in view, with its field, when the one above it has closed', async ({ page, shop }) => {
    await shop.opens('rentalInfo');
    await shop.presses(shop.field('Pick-up date'));
    await page.keyboard.type(usDate(tenth()));
    await showsAll(page.getByRole('dialog', { name: 'Choose pick-up date' }));
    await showsAll(await opensReturn(shop, 'field'));
    await expect(page.getByText('Return date', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height] of [[1366, 650], [1280, 800], [1093, 520]] as const) {
  for (const how of ['button', 'field', 'key'] as const) {
    test(`the calendar shows all its days, and its field, in a window of ${width} × ${height}, opened by its ${how} (WG-021)`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height });
      await shop.opens('rentalInfo');
      await showsAll(await opensReturn(shop, how));
      await expect(shop.field('Return date')).toBeInViewport({ ratio: 1 });
    });
  }
}

test('the calendar does not move the page where it fits below its field, and opens above a field at the foot of the window (WG-021)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await shop.opens('rentalInfo');
  await shop.presses(shop.field('Return date'));
  await showsAll(returnCalendar(page));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await top(returnCalendar(page))).toBeGreaterThan(await top(shop.field('Return date')));
  await page.keyboard.press('Escape');
  // The summary of the errors moves the dates down.
  await shop.fillsReservation({ pickUp: plusDays(newYorkToday(), -1), back: plusDays(newYorkToday(), 2) });
  await shop.next();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await shop.presses(shop.field('Return date'));
  await showsAll(returnCalendar(page));
  expect(await top(returnCalendar(page))).toBeLessThan(await top(shop.field('Return date')));
  await expect(shop.field('Return date')).toBeInViewport({ ratio: 1 });
});

for (const [line, step] of [['pet', 'Where do your pets live?'], ['renters', 'When should this policy take effect?']] as const) {
  test(`who pays after the first day of the cover is past is told at once why there is no order: ${line} (I10, quality 7: 1)`,
    { tag: '@phone' }, async ({ page, shop, sandbox, person }) => {
    await page.clock.install();
    const entry = lineOf(line);
    await beginsAt(shop, entry, 'payment');
    const walk = new Walk(shop, entry);
    await walk.settles();
    await walk.fills();
    const today = newYorkToday();
    await page.clock.setFixedTime(`${plusDays(today, 2)}T17:00:00Z`);
    await shop.presses(shop.payButton);
    await expect(shop.heading).toHaveText(step);
    const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(problem).toContainText('Start date must be from');
    await expect(problem).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: /);
    expect((await sandbox.ledger(person.email)).charges).toEqual([]);
    await shop.field('Start date').fill(usDate(plusDays(today, 4)));
    await expect(problem).toHaveCount(0);
    await shop.next();
    await expect(shop.heading).not.toHaveText(step);
  });
}
