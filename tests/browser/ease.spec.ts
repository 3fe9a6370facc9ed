import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { everyStep, problem, tours } from './support/tour';

test('every step has one heading and a page title of its own, and begins at the top of the page (quality 7: 10 … 12, AS-006)', { tag: '@phone' }, async ({ page, shop }) => {
  test.slow();
  const titles: string[] = [];
  await tours(shop, async (_step, state) => {
    if (state === 'filled') {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return;
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const heading = await shop.heading.innerText();
    await expect(page).toHaveTitle(`${heading} – Surefoot`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    titles.push(await page.title());
  });
  expect(new Set(titles).size).toBe(everyStep.length);
});

test('a refused submit is said first in the page title, and no longer once it is put right; nothing typed is lost (quality 7: 3, 4)', async ({ page, shop }) => {
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
  await shop.buysUpTo('driver');
  await shop.field('E-mail').pressSequentially('ines@exa');
  await expect(page.getByText('E-mail must look like')).toBeHidden();
  await shop.field('E-mail').press('Tab');
  await expect(page.getByText('E-mail must look like')).toBeVisible();
});

test('one press on Next is enough, also when it makes a message appear above the button (quality 7: 1)', async ({ page, shop, person }) => {
  await shop.buysUpTo('driver');
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

/** How many pixels of the page lie beyond its right edge, and the text that is cut there. */
const sideways = (page: Page): Promise<unknown> => page.evaluate(() => {
  const width = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll('main *, header *, footer *, [role=dialog] *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 1 && right > width + 1 && !element.closest('svg, [class*=backdrop], [class*=contours], .sr-only') && getComputedStyle(element).position !== 'fixed';
  });
  return { scroll: document.documentElement.scrollWidth - width, cut: cut.map((element) => element.outerHTML.slice(0, 80)) };
});
test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('every step is complete and scrolls only up and down (I21, quality 7: 33)', async ({ page, shop }) => {
    test.slow();
    await shop.opensLanding();
    await expect(shop.heading).toBeVisible();
    expect.soft(await sideways(page), 'landing').toEqual({ scroll: 0, cut: [] });
    await tours(shop, async (step, state) => expect.soft(await sideways(page), `${step}, ${state}`).toEqual({ scroll: 0, cut: [] }));
  });
  test('a message and the calendar fit and can be closed (I21)', async ({ page, shop }) => {
    await shop.opens('rentalInfo');
    await shop.presses(page.getByRole('button', { name: 'Calendar for Pick-up date' }));
    await expect(page.getByRole('grid').first()).toBeVisible();
    expect.soft(await sideways(page)).toEqual({ scroll: 0, cut: [] });
    await page.keyboard.press('Escape');
    await shop.fillsReservation({ agency: 'Renty' });
    await shop.next();
    await expect(shop.dialog).toBeVisible();
    expect.soft(await sideways(page)).toEqual({ scroll: 0, cut: [] });
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
    await expect(shop.dialog).toBeHidden();
  });
});

const motion = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...document.querySelectorAll('*')].flatMap((element) => {
  const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
  const longest = (list: string): number => Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)));
  const moves = longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
  return moves ? [`${element.tagName}.${element.className.toString()}`] : [];
}));
test('with reduced motion nothing moves; otherwise a step settles in half a second (AS-012, I20, quality 7: 38)', async ({ page, shop, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.opensLanding();
  await expect(shop.heading).toBeVisible();
  expect(await motion(page), 'landing').toEqual([]);
  await tours(shop, async (step) => { expect(await motion(page), step).toEqual([]); }, { to: 'driver' });
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

test('what is pressed is large enough for a finger: 24 px at least, the main control 44 (quality 7: 34)', { tag: '@phone' }, async ({ page, shop }) => {
  test.slow();
  const small = (): Promise<readonly string[]> => page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=tab], summary')];
    return targets.flatMap((target) => {
      const area = target.closest('label') ?? target;
      const { width, height } = area.getBoundingClientRect();
      const hidden = width <= 1 || height <= 1 || target.closest('[inert], .sr-only, .skip');
      // A link inside a sentence is as high as its line (WCAG 2.5.8, exception "inline").
      const inline = getComputedStyle(target).display === 'inline' && target.matches('a, .link');
      return hidden || inline || (width >= 24 && height >= 24) ? [] : [`${target.outerHTML.slice(0, 90)} ${width} × ${height}`];
    });
  });
  await tours(shop, async (step, state) => {
    expect.soft(await small(), `${step}, ${state}`).toEqual([]);
    const main = step === 'plans' ? page.getByRole('button', { name: 'Select Plan' }) : step === 'payment' ? shop.payButton : shop.nextButton;
    if (step !== 'confirmation') expect.soft((await main.boundingBox())?.height, `${step}: main control`).toBeGreaterThanOrEqual(44);
  });
});
