import type { Page } from '@playwright/test';
import { Renters, screens, type Screen } from './support/survey';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

/** The sheet and its buttons stay from one question of a survey to the next: nothing that was done to one question may reach another. */
const [first, second, third] = screens as readonly [Screen, Screen, Screen];
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
/** What a pressed button says when it cannot go on (D6). */
const told = (page: Page) => page.locator('main .actions output');

test('a press that begins on one question and ends on the next presses nothing there (I01)', async ({ page, person, sandbox }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  await first.answers(page);
  const box = await next(page).boundingBox();
  if (!box) throw new Error('Next is not on the page.');
  await sandbox.fails({ call: 'renters.responses', fault: 'slow', seconds: 1 });
  await next(page).focus();
  await page.keyboard.press('Enter');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await renters.isOn(second, false);
  // The button may have moved: the pointer goes there, still pressed, when it stands.
  await next(page).hover();
  await page.mouse.up();
  await expect(told(page)).toHaveText('');
  await next(page).click({ force: true });
  await expect(told(page)).toHaveText('Still needed: your answer');
});

test('what was told on one question is not told again on another (D6)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  await first.answers(page);
  await renters.next();
  await renters.isOn(second, false);
  await next(page).click({ force: true });
  await expect(told(page)).toHaveText('Still needed: your answer');
  await renters.back();
  await renters.isOn(first, false);
  await expect(told(page)).toHaveText('');
});

test('every question comes in like a step: it rises, its heading has the focus, its top is in view (AS-012, AS-006)',
  async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  // The first question comes in as well: that one is not counted.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    document.documentElement.dataset['rises'] = '0';
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('main .screen'))
        document.documentElement.dataset['rises'] = String(Number(document.documentElement.dataset['rises']) + 1);
    });
  });
  for (const [index, screen] of [first, second].entries()) {
    await screen.answers(page);
    await renters.next();
    await renters.isOn([second, third][index] as Screen, false);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-rises', String(index + 1));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await renters.back();
  await renters.isOn(second, false);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-rises', '3');
  // The heading has the focus already, and is read again: it is come to anew.
  await page.evaluate(() => { document.addEventListener('focusin',
    ({ target }) => { if (target instanceof HTMLHeadingElement) document.documentElement.dataset['read'] = target.textContent; }); });
  await page.goBack();
  await renters.isOn(first, false);
  await expect(page.locator('html')).toHaveAttribute('data-read', first.question);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a question that cannot be drawn leaves the error view; the one before it can still be seen (AS-013)',
  async ({ page, person, watch }) => {
  watch.expects(/drawing fails on purpose/);
  // The real screen, but for its second question.
  await page.route(/\/assets\/SurveyScreen-[^/?]*\.js$/, (route) => route.fulfill({
    contentType: 'text/javascript',
    body: `import { Screen as Real } from '${new URL(route.request().url()).pathname}?real';
      export const Screen = (props) => {
        if (props.view.stop?.number === 2) throw new Error('drawing fails on purpose');
        return Real(props);
      };`,
  }));
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  await first.answers(page);
  await renters.next();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.goBack();
  await renters.isOn(first, false);
  await first.answers(page);
  await expect(next(page)).toBeEnabled();
});
