import { hostOf } from './support/sites';
import { Renters, screens, type Screen } from './support/survey';
import { expect, test } from './support/test';

const [first, second, third] = screens as readonly [Screen, Screen, Screen];

test('every screen of a survey survives a reload, with its answers, also before Next; a query stays in the address all the way; the page’s own Back leads through all screens to the step before and leaves no entries behind (I05, SV-006, SV-011, SV-035, C-03)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.startsAtLanding('?utm_source=leaflet');
  await renters.fillsHome();
  await renters.next();
  for (const screen of screens) {
    await renters.isOn(screen, false);
    await expect(page).toHaveURL(/\?utm_source=leaflet$/);
    await screen.answers(page);
    await page.reload();
    await renters.isOn(screen, true);
    await renters.next();
  }
  await renters.isAtDate();
  await expect(page).toHaveURL(/policy-date\?utm_source=leaflet$/);
  await renters.back();
  await renters.isOn(screens.at(-1) as Screen, true);
  for (const screen of screens.slice(0, -1).toReversed()) {
    await renters.back();
    await renters.isOn(screen, false);
  }
  await renters.back();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue(person.city);
  await page.goBack();
  await expect(page).toHaveURL(/\/renters-insurance\?utm_source=leaflet$/);
});

test('the one field of a row that may be left out says so, in each row (SV-047, quality 7.37)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  const alone = 'Does anybody else live with you?';
  for (const screen of screens.slice(0, screens.findIndex(({ question }) => question === alone))) {
    await renters.isOn(screen, false);
    await screen.answers(page);
    await renters.next();
  }
  await renters.isAt('survey', alone);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await renters.next();
  await renters.isAt('survey', 'Who lives with you?');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const inRow = (row: number) => page.getByRole('group', { name: `Person ${row}`, exact: true });
  for (const row of [1, 2]) {
    await expect(inRow(row).getByRole('textbox', { name: 'Date of birth (optional)', exact: true })).toBeVisible();
    await expect(inRow(row).getByText('(optional)')).toHaveCount(1);
    await inRow(row).getByRole('textbox', { name: 'Full name', exact: true }).fill('Jonah Okafor');
  }
  await expect(page.getByRole('button', { name: 'Next', exact: true }))
    .toHaveAccessibleDescription('Still needed: relationship of person 1, relationship of person 2');
});

test('on every screen the browser’s Back is the page’s Back: the screen before, blank; Forward waits for an answer (D18, I03, I04, SV-035, C-02)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  for (const [index, screen] of screens.entries()) {
    const before = screens[index - 1];
    await renters.isOn(screen, false);
    if (before) {
      await page.goBack();
      await renters.isOn(before, false);
      await page.goForward();
      await renters.isOn(before, false);
      await before.answers(page);
      await renters.next();
    }
    await renters.isOn(screen, false);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${screen.question.replaceAll('?', '\\?')} – `));
    await screen.answers(page);
    await renters.next();
  }
  await renters.isAtDate();
  await page.goBack();
  await renters.isOn(screens.at(-1) as Screen, true);
  await page.goForward();
  await renters.isAtDate();
});

test('answers stay with whoever came by the landing page, and reload (RN-044, C-01)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  await first.answers(page);
  await renters.next();
  await renters.isOn(second, false);
  await page.goBack();
  await renters.isOn(first, false);
  await page.goBack();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue(person.city);
  await page.reload();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue(person.city);
});

test('a typed address begins anew, and so does going back to it; the landing page forgets everything (RN-044, RN-019, C-01)',
  async ({ page, person }) => {
  const renters = new Renters(page, person);
  await page.goto(`${renters.base}/property-info`);
  await renters.isAtHome();
  await renters.fillsHome();
  await renters.next();
  await renters.isOn(first, false);
  await page.goBack();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue('');

  await renters.fillsHome();
  await page.reload();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue('');

  await renters.fillsHome();
  await page.goto(renters.base);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('surefoot.renters')))).toEqual([]);
});

test('in a partner’s page a typed address keeps what was answered (RN-044)', async ({ page, person }) => {
  const renters = new Renters(page, person, '/embed/v1');
  await page.goto(`${renters.base}/start`);
  await renters.isAtHome();
  await renters.fillsHome();
  await renters.next();
  await renters.isOn(first, false);
  await page.goBack();
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue(person.city);
  await page.goto(`${renters.base}/property-info`);
  await renters.isAtHome();
  await expect(renters.field('City')).toHaveValue(person.city);
});

test('answers in the address fill the first step, cut to what its fields hold (SV-059, SV-061, SV-064, SV-066, SV-067, C-06, S4)',
  async ({ page, person }) => {
  const renters = new Renters(page, person);
  const query = new URLSearchParams({ street_address: 'x'.repeat(70), city: '<b>Columbus</b>', first_name: 'y'.repeat(25),
    phone: '+1 (614) 555-0100', pni_email: person.email, 'city[]': 'no' });
  await page.goto(`${renters.base}/start?${query.toString()}`);
  await renters.isAtHome();
  await expect(page.getByRole('combobox', { name: 'Street address', exact: true })).toHaveValue('x'.repeat(30));
  await expect(renters.field('City')).toHaveValue('<b>Columbus</b>');
  await expect(renters.field('First name')).toHaveValue('y'.repeat(20));
  await expect(renters.field('Phone number')).toHaveValue(/614.*555.*0100/);
  await expect(renters.field('E-mail')).toHaveValue(person.email);
});

test('the start leaves for the main site on the shop’s own hosts, and leads to the first questions on a partner’s (RN-002, C-03, C-04)',
  async ({ page, person, baseURL }) => {
  const mainSite = 'https://insurance.example/';
  await page.route(`${mainSite}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The main site</h1>' }));
  await page.route(/\/renters-insurance\/start/, async (route) => {
    // The names of sites are known to browsers alone.
    const answer = await route.fetch({ url: route.request().url().replace(/\/\/\w+\.localhost/, '//localhost') });
    const html = await answer.text();
    const opening = 'id="surefoot-config">{';
    expect(html).toContain(opening);
    await route.fulfill({ response: answer, body: html.replace(opening, `${opening}"mainSite":"${mainSite}",`) });
  });
  const start = `http://localhost:${new URL(baseURL ?? '').port}/renters-insurance/start`;
  for (const own of [start, start.replace('renters-insurance', 'embed/v1/renters-insurance'), start.replace('//', '//www.')]) {
    await page.goto(own);
    await expect(page, own).toHaveURL(mainSite);
  }
  await page.goto(`${hostOf('oakline', baseURL)}/renters-insurance/start?utm_source=leaflet`);
  await new Renters(page, person).isAtHome();
  await expect(page).toHaveURL(`${hostOf('oakline', baseURL)}/renters-insurance/property-info?utm_source=leaflet`);
});

test('Next pressed and at once taken back is the screen before, whatever the page was doing (D18)', async ({ page, person }) => {
  const renters = new Renters(page, person);
  await renters.entersSurvey();
  await first.answers(page);
  await renters.next();
  await renters.isOn(second, false);
  await second.answers(page);
  await page.evaluate(() => {
    const next = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].at(-1);
    const heading = document.querySelector('main h1')?.textContent;
    // The moment the next question is in the document, before it is painted.
    const watch = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent === heading) return;
      watch.disconnect();
      window.history.back();
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    next?.click();
  });
  await renters.isOn(second, false);
  await second.answers(page);
  await renters.next();
  await renters.isOn(third, false);
});
