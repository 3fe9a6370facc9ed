import { isDrawn } from './support/drawn';
import { expect, test } from './support/test';
import { visitOn } from './support/sites';

const phone = { tag: '@phone' };
const fronts = [
  ['vehicle-contents-insurance', 'Choose your vehicle contents plan'],
  ['residential-insurance', 'Tell us about your home'],
] as const;

for (const [base, first] of fronts) {
  test(`${base} lets in who lives in South Africa, and tells the others why not (VC-003, VC-004, VC-005, VC-023, VC-024, VC-025, RS-003, C-37, C-38, C-54, WG-023, AN-007)`, phone, async ({ page, shop, sandbox, context, baseURL }) => {
    const site = await visitOn('kaapstad', baseURL, { context, sandbox });
    await page.goto(`${site}/${base}`);
    const country = page.getByRole('combobox', { name: 'Which country do you live in?' });
    await expect(country).toHaveValue('');
    await expect(country.getByRole('option').nth(1)).toHaveText('South Africa');
    const banner = page.getByRole('button', { name: 'Get started' });
    await banner.scrollIntoViewIfNeeded();
    await shop.presses(banner);
    await expect(page.getByRole('alert').filter({ hasText: 'Please select your country' })).toBeVisible();
    await expect(country).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await country.selectOption('NA');
    await expect(page.getByText('Please select your country')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Error: /);
    const [document] = await Promise.all([context.waitForEvent('page'),
      shop.presses(page.getByRole('link', { name: /^Key information document/ }))]);
    await document.close();
    const quote = page.getByRole('button', { name: 'Get a Quote' });
    await shop.presses(quote);
    await expect(shop.dialog.getByRole('heading')).toHaveText('Error');
    await expect(shop.dialog).toContainText(
      'Looks like you live outside of South Africa. Unfortunately we do not have any plans available for you at the moment.');
    await shop.presses(shop.dialog.getByRole('button', { name: 'Go back to Chubb' }));
    await expect(shop.dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${site}/${base}`);
    await country.selectOption('ZA');
    await shop.presses(page.getByRole('button', { name: 'View Plans' }));
    await expect(shop.heading).toHaveText(first);
    const told = async (): Promise<readonly unknown[]> => {
      const { items } = (await (await page.request.get('/sandbox/events', { params: { client: sandbox.client } })).json()) as {
        readonly items: readonly { readonly body: { readonly name?: string; readonly properties?: { readonly country?: string } } }[] };
      return items.toReversed().filter(({ body: { name } }) => /country|no offers|document|plans loaded/.test(name ?? ''))
        .map(({ body: { name, properties } }) => `${name} ${properties?.country ?? ''}`.trim());
    };
    await expect.poll(async () => new Set(await told()))
      .toEqual(new Set(['country selected NA', 'country submitted NA', 'no offers modal shown NA', 'key information document clicked',
        'country selected ZA', 'country submitted ZA',
        // A line that begins with its plans has loaded them by now.
        ...(base === 'vehicle-contents-insurance' ? ['plans loaded'] : [])]));
  });
}

for (const [base, count, start] of [['vehicle-contents-insurance', 12, 'plans'], ['residential-insurance', 17, 'intro-survey']] as const) {
  test(`the ${count} questions about ${base} open one by one (VC-006, RS-004, ST-015)`, phone,
    async ({ page, shop, sandbox, context, baseURL }) => {
    const site = await visitOn('kaapstad', baseURL, { context, sandbox });
    await page.goto(`${site}/${base}/faq`);
    const questions = page.getByRole('main').getByRole('button', { expanded: false });
    await expect(questions).toHaveCount(count);
    const [second, fourth] = await Promise.all([1, 3].map((index) => questions.nth(index).innerText()));
    const question = (name = '') => page.getByRole('button', { name, exact: true });
    for (const name of [second, fourth]) await shop.presses(question(name));
    await expect(question(second)).toHaveAttribute('aria-expanded', 'true');
    await expect(question(fourth)).toHaveAttribute('aria-expanded', 'true');
    await expect(questions).toHaveCount(count - 2);
    await shop.presses(question(second));
    await expect(question(second)).toHaveAttribute('aria-expanded', 'false');
    await expect(question(fourth)).toHaveAttribute('aria-expanded', 'true');
    await shop.presses(page.getByRole('link', { name: 'Get a Quote' }));
    await expect(page).toHaveURL(`${site}/${base}/${start}`);
  });
}

test('the insurer’s pages are linked below, and say what they are for, and the claims page explains in dialogs (ST-001, ST-002, ST-003, ST-004, ST-005, ST-006, ST-008, ST-009, ST-010, AS-010)', phone, async ({ page, shop, sandbox, context, baseURL }) => {
  const site = await visitOn('kaapstad', baseURL, { context, sandbox });
  await page.goto(`${site}/vehicle-contents-insurance`);
  // The footer is there while the page loads; a press then is an ordinary link.
  await isDrawn(page);
  const main = page.getByRole('main');
  const foot = page.getByRole('contentinfo');
  for (const [name, words] of [
    ['About Chubb', /Chubb issues the policies that you buy here\..*never sell it/s],
    ['Contact Chubb', /E-mail.*Post.*Cape Town.*Phone.*complaint.*ombudsman.*regulator/s], ['Sitemap', /Claims/],
  ] as const) {
    await shop.presses(foot.getByRole('link', { name }));
    await expect(shop.heading).toHaveText(name);
    await expect(shop.heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} – `));
    await expect(main).toContainText(words);
    // Three numbers of the insurer, and one each of ombudsman and regulator; an address each to write to.
    if (name === 'Contact Chubb') await expect(main.getByRole('link', { name: /^0800|@/ })).toHaveCount(10);
  }
  await expect(main.getByRole('link')).toHaveCount(5);
  await shop.presses(main.getByRole('link', { name: 'Claims' }));
  for (const name of ['Vehicle contents', 'Residential', 'Personal accident']) {
    const covers = main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) }).getByRole('listitem');
    await expect(covers.filter({ hasNot: page.getByRole('link') }).nth(2)).toBeVisible();
  }
  for (const [name, count] of [[/^What We Do Not Cover/, 3], [/^Claims Instructions/, 1], [/^Required Documents/, 3]] as const) {
    const buttons = main.getByRole('button', { name });
    await expect(buttons).toHaveCount(count);
    for (const button of await buttons.all()) {
      await shop.presses(button);
      await expect(shop.dialog.getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shop.dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }
  await expect(main.getByRole('link', { name: '0800 555 0101' })).toHaveAttribute('href', 'tel:08005550101');
});

test('every document that the South African pages link to is there (VC-005, RS-003, ST-007, S-86)',
  async ({ page, sandbox, context, baseURL }) => {
  const site = await visitOn('kaapstad', baseURL, { context, sandbox });
  for (const path of ['vehicle-contents-insurance', 'residential-insurance', 'chubb/claims']) {
    await page.goto(`${site}/${path}`);
    const links = page.getByRole('main').getByRole('link', { name: /PDF/ });
    await expect(links).toHaveCount(path === 'chubb/claims' ? 3 : 2);
    for (const link of await links.all()) {
      const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', baseURL).href);
      expect(answer.headers()['content-type'], await link.innerText()).toBe('application/pdf');
    }
  }
});

test('“Check our prices” asks another company in a window of its own, with our client id and name, and without a way back to us (BO-023, C-27, S-40, S19)', phone, async ({ page, shop, context }) => {
  await page.goto('/small-business-owners-insurance');
  const [popup] = await Promise.all([context.waitForEvent('page'), shop.presses(page.getByRole('link', { name: /^Check our prices/ }))]);
  await popup.waitForLoadState();
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({ client_id: 'surefoot', partner_name: 'Surefoot' });
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await popup.close();
  await expect(page).toHaveURL(/small-business-owners-insurance$/);
  await shop.presses(page.getByRole('link', { name: 'Get started' }));
  await expect(shop.heading).toHaveText('Tell us about your business');
});
