import type { Locator, Page } from '@playwright/test';
import { isDrawn } from './support/drawn';
import { fits, linesOf, sideways } from './support/looks';
import { expect, test } from './support/test';
import { beginsAt, startsAt } from './support/start';
import { lineOf, longest, Walk } from './support/walk';

const phone = { tag: '@phone' };

test('what is typed into the card has the page’s typeface, size and weight (PY-005)', phone, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('renters'), 'payment');
  const look = (element: Element): Readonly<Record<string, unknown>> => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    return { fontFamily, fontSize, fontWeight };
  };
  const own = await shop.field('Name on the card').evaluate(look);
  expect(own.fontFamily).toMatch(/^"?Figtree/);
  for (const field of Object.values(shop.cardFields)) {
    await expect(field).toBeEditable();
    await field.pressSequentially('12');
    expect(await field.evaluate(look)).toEqual(own);
    await expect.poll(() => field.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')))).toContain('Figtree Variable');
  }
  await expect(page.getByRole('button', { name: 'Complete Your Order' })).toBeVisible();
});

test('a coverage keeps a value: “Choose one” is not offered again, and Next in the dark panel looks as if it waits while the price does (RN-022, PY-002)', async ({ page, shop, sandbox }) => {
  await beginsAt(shop, lineOf('renters'), 'quote');
  const panel = page.getByRole('region', { name: 'Price' });
  const next = panel.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  for (const select of await page.getByRole('main').getByRole('combobox').all())
    await expect(select.locator('option', { hasText: 'Choose one' })).toHaveCount(0);
  /** How light the button is on its panel, from 0 to 1. */
  const lightness = (): Promise<number> => next.evaluate((button) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return -1;
    for (const element of [button.closest('section'), button]) {
      canvas.fillStyle = element ? getComputedStyle(element).backgroundColor : '#fff';
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  });
  expect(await lightness()).toBeGreaterThan(0.5);
  await sandbox.fails({ call: 'renters.checkout', fault: 'slow', seconds: 5 });
  await page.getByRole('radio', { name: /^Annual/ }).check({ force: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(lightness).toBeLessThan(0.35);
  await expect(next).toBeEnabled();
});

test('words that are longer than a phone is wide stay within it (quality 7: 36)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  for (const step of ['plans', 'payment']) {
    await beginsAt(shop, lineOf('vehicle-contents'), step);
    await isDrawn(page);
    for (const text of await page.locator('main :is(h1, h2, .lead, .note span)').all())
      await text.evaluate((element) => element.prepend('Kraftfahrzeughaftpflichtversicherungsbeitrag '));
    expect(await sideways(page), step).toEqual(fits);
  }
});

test('the label of a group of rows is larger than the label of a row (quality 7: 36)', async ({ page }) => {
  await page.goto('/gallery/widgets');
  const group = page.getByRole('group', { name: 'Claims of the last five years' }).filter({ has: page.getByRole('group') }).first();
  await expect(group).toBeVisible();
  const sizes = await group.evaluate((element) => {
    const sizeOf = (text: RegExp): number => Number.parseFloat(getComputedStyle([...element.querySelectorAll('p')].find((each) =>
      text.test(each.textContent ?? '')) ?? element).fontSize);
    return { group: sizeOf(/^Claims of/), row: sizeOf(/ 1$/) };
  });
  expect(sizes.group).toBeGreaterThan(sizes.row);
});

for (const address of ['/', '/renters-insurance', '/rental-car-insurance', '/small-business-owners-insurance',
  '/vehicle-contents-insurance', '/vehicle-contents-insurance/faq', '/chubb/claims', '/contact-chubb']) {
  test(`every link of ${address} is at least 24 px high (quality 7: 12)`, phone, async ({ page, shop }) => {
    await page.goto(address);
    await expect(shop.heading).toBeVisible();
    const low = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return width > 1 && height > 1 && height < 24 && !link.closest('.sr-only, .skip');
    }).map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`));
    expect(low).toEqual([]);
  });
}

/** The fonts of the visitor that stand for ours until ours have come. */
const standIns = ['Arial', 'Liberation Sans', 'Roboto', 'DejaVu Sans'];
for (const [address, button] of [['/renters-insurance', 'Get Started'], ['/renters-insurance/property-info', 'Next']] as const) {
  test(`no word breaks elsewhere and no button moves when the typefaces come: ${address} (quality 7: 15)`, phone, async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => { release = resolve; });
    await page.route('**/*.woff2', async (route) => { await released; await route.continue(); });
    await page.goto(address, { waitUntil: 'commit' });
    // Further down a line may break elsewhere: nobody has seen it before.
    const lines = (): Promise<readonly (readonly number[])[]> => page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('h1, p, li, label, button')].map((element) => element.getBoundingClientRect())
        .filter(({ top }) => top < window.innerHeight).map(({ top, height }) => [Math.round(top), Math.round(height)]));
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    // Until the stylesheet has come nothing is painted, but everything has a place already.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    const isHere = await page.evaluate((fonts) =>
      new FontFace('here', fonts.map((font) => `local('${font}')`).join()).load().then(() => true, () => false), standIns);
    test.skip(!isHere, `none of ${standIns.join(', ')} is installed`);
    await page.evaluate(() => document.fonts.load('1em "Figtree DejaVu"'));
    const before = await lines();
    expect(before.length).toBeGreaterThan(3);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) =>
      /Figtree Variable/.test(family) && status === 'loaded'))).toBe(true);
    expect(await lines()).toEqual(before);
  });
}

const topOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? Number.NaN;
const leftOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.x ?? Number.NaN;
const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

test('the boxes of fields side by side stand level, also where only one has a hint or an error (quality 7: 36)', async ({ page, shop }) => {
  const isLevel = async (first: Locator, second: Locator): Promise<void> => {
    expect(await leftOf(first)).toBeLessThan(await leftOf(second));
    expect(await topOf(first)).toBe(await topOf(second));
  };
  await beginsAt(shop, lineOf('pet'), 'pets');
  await shop.presses(page.getByRole('button', { name: 'Add a pet' }));
  await expect(shop.field('Breed (optional)')).toHaveAccessibleDescription('“Mixed” is fine.');
  await isLevel(shop.field('Name'), shop.field('Breed (optional)'));
  await beginsAt(shop, lineOf('vehicle-contents'), 'policyHolder');
  await shop.field('First name').fill('Th4ndi');
  await page.keyboard.press('Tab');
  await expect(shop.field('First name')).toHaveAttribute('aria-invalid', 'true');
  await isLevel(shop.field('First name'), shop.field('Last name'));
  await beginsAt(shop, lineOf('renters'), 'quote');
  const [personal, deductible] = [shop.select('Personal property'), shop.select('All peril deductible')];
  for (const width of [1280, 1024]) {
    await resize(page, width);
    await isLevel(personal, deductible);
  }
});

test('the buttons of a form in a dialog begin where its heading does (look 5)', phone, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('pet'), 'pets');
  await shop.presses(page.getByRole('button', { name: 'Add a pet' }));
  await expect(shop.dialog.getByText('Still needed')).toBeVisible();
  expect(await leftOf(shop.dialog.getByRole('button', { name: 'Save pet' }))).toBe(await leftOf(shop.heading));
});

test('what is still needed looks alike on a page and in a dialog over it (quality 7: 36)', phone, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('pet'), 'pets');
  const needed = (where: Locator) => where.getByText('Still needed').evaluate((text) => {
    const { fontSize, lineHeight, color } = getComputedStyle(text);
    return { fontSize, lineHeight, color };
  });
  // Without the style sheet all letters are of one size.
  await expect(page.getByRole('main').getByText('Still needed')).not.toHaveCSS('font-size', '16px');
  const onPage = await needed(page.getByRole('main'));
  await shop.presses(page.getByRole('button', { name: 'Add a pet' }));
  await expect.poll(() => needed(shop.dialog)).toEqual(onPage);
});

test('what is wrong in a dialog is said first, above its heading, and covers no letter of it (look 5)', phone, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('pet'), 'pets');
  await shop.presses(page.getByRole('button', { name: 'Add a pet' }));
  await expect(shop.heading).toHaveText('About your pet');
  await new Walk(shop, lineOf('pet')).fills();
  await shop.dialog.getByRole('textbox', { name: 'Date of birth' }).fill('02/30/2020');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Save pet' }));
  const said = shop.dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(said).toBeFocused();
  // The line around what has the focus is 3 px wide, 2 px away.
  const bottom = await said.evaluate((box) => box.getBoundingClientRect().bottom + 5);
  expect(await shop.heading.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
});

test('that a list is full is said below its last entry, not against its line (look 4)', phone, async ({ page, shop }) => {
  await beginsAt(shop, lineOf('pet'), 'pets');
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'])
    await new Walk(shop, lineOf('pet'), { given: { name } }).addsEntry();
  const full = page.getByText('One policy covers up to 8 pets.');
  await expect(full).toBeVisible();
  const listEnds = await page.getByRole('list').filter({ hasText: 'Ada' }).evaluate((list) => list.getBoundingClientRect().bottom);
  expect(await full.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(listEnds + 12);
});

test('on the narrowest phone the policy number and the number to call stand on one line each (quality 7: 33)', { tag: '@phone-only' },
  async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await beginsAt(shop, lineOf('collectibles'), 'payment');
  const walk = new Walk(shop, lineOf('collectibles'));
  await walk.settles();
  await walk.through();
  await page.evaluate(() => document.fonts.ready);
  for (const number of [page.getByText(/^CO-\d{4}-\d+$/).first(), page.getByRole('link', { name: /^\(555\) [\d-]+$/ }).last()])
    expect(await linesOf(number), await number.innerText()).toBe(1);
});

test('on a narrow screen no word of the order breaks, and what pays stands on one line (quality 7: 33)', async ({ page, shop, person }) => {
  await resize(page, 820);
  for (const line of ['pet', 'small-business', 'renters']) {
    await beginsAt(shop, lineOf(line), 'payment');
    await expect(shop.payButton).toBeVisible();
    const email = page.getByRole('definition').getByText(person.email);
    if (line !== 'renters') expect(await linesOf(email.last()), line).toBe(1);
    expect(await linesOf(shop.payButton), line).toBe(1);
  }
});

test('the buttons of plans side by side are equal (look 5)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('small-business'), 'plans');
  const buttons = page.getByRole('table').getByRole('button', { name: /^Choose / });
  await expect(buttons).toHaveCount(3);
  for (const width of [768, 820, 1280]) {
    await resize(page, width);
    for (const button of await buttons.all()) expect(await linesOf(button), `${width}`).toBe(1);
  }
});

test('what a rental costs stands on one line (quality 7: 33)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('rental-car'), 'plans');
  const panel = page.getByRole('tabpanel');
  for (const width of [1280, 1024, 820, 375, 320]) {
    await resize(page, width);
    for (const words of [panel.getByRole('term'), panel.getByRole('definition')])
      expect(await linesOf(words.last()), `${width}`).toBe(1);
  }
});

const enlarges = (page: Page): Promise<void> => page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
for (const [line, step] of [['rental-car', 'plans'], ['pet', 'plans'], ['renters', 'quote'], ['renters', 'payment']] as const) {
  test(`letters of twice their size are not cut on a phone: ${line}, ${step} (I24)`, { tag: '@phone-only' }, async ({ page, shop }) => {
    await beginsAt(shop, lineOf(line), step);
    await expect(shop.heading).toBeVisible();
    await expect(page.getByRole('main').getByText('$').filter({ visible: true }).first()).toBeVisible();
    await enlarges(page);
    expect(await sideways(page)).toEqual(fits);
  });
}

for (const [line, step, told] of [
  ['renters', 'payment', /^\$\d+\.\d\d$/], ['small-business', 'plans', /^(Silver|Gold|Platinum)$/],
] as const) {
  const title = `a price and the name of a plan are not broken in letters of twice their size: ${line} (I24)`;
  test(title, { tag: '@phone-only' }, async ({ page, shop }) => {
    await beginsAt(shop, lineOf(line), step);
    await expect(shop.heading).toBeVisible();
    const words = page.getByRole('main').getByText(told).filter({ visible: true });
    await expect(words.first()).toBeVisible();
    await enlarges(page);
    for (const word of await words.all()) expect(await linesOf(word), await word.innerText()).toBe(1);
  });
}

test('no word in the name of a row is broken by the button beside it in letters of twice their size (I24)', { tag: '@phone-only' },
  async ({ page, shop }) => {
  await beginsAt(shop, lineOf('rental-car'), 'addDrivers', { hasAdditionalDrivers: true });
  await shop.presses(page.getByRole('button', { name: 'Add another driver' }));
  await enlarges(page);
  const name = page.getByText('Additional driver 2', { exact: true }).filter({ visible: true });
  const broken = await name.evaluate(({ firstChild: text }) => {
    const range = document.createRange();
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      range.setStart(text as Text, index);
      range.setEnd(text as Text, index + word.length);
      return range.getClientRects().length > 1;
    });
    return words.map(([word]) => word);
  });
  expect(broken).toEqual([]);
  expect(await sideways(page)).toEqual(fits);
});

test('the arrows of a calendar stand beside its month in letters of twice their size (I24)', { tag: '@phone-only' }, async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.presses(page.getByRole('button', { name: 'Calendar for Pick-up date' }));
  const calendar = page.getByRole('dialog', { name: 'Choose pick-up date' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await enlarges(page);
  const edges = (element: Locator): Promise<readonly [number, number]> => element.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const { left, right } = words.getBoundingClientRect();
    return [left, right];
  });
  const [left, right] = await edges(calendar.getByRole('status'));
  expect((await edges(calendar.getByRole('button', { name: /Previous Month/ })))[1]).toBeLessThanOrEqual(left);
  expect((await edges(calendar.getByRole('button', { name: /Next Month/ })))[0]).toBeGreaterThanOrEqual(right);
});

test('a phone number is seen whole in letters of twice their size (I24)', { tag: '@phone-only' }, async ({ page, shop }) => {
  await startsAt(shop, 'driver');
  await enlarges(page);
  const field = shop.field('Phone number');
  for (const number of ['614-555-0100', '+27 82 123 4567']) {
    await field.fill(number);
    await expect(field).toHaveValue(number);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), number).toBeLessThanOrEqual(0);
  }
});

test('totals and the receipt are not cut in letters of twice their size (I24)', { tag: '@phone-only' }, async ({ page, shop }) => {
  const walk = new Walk(shop, lineOf('residential'), longest.residential);
  await walk.enters();
  await walk.through({ look: async ({ path }, state) => {
    if (!['additional-benefits', 'confirmation'].includes(path) || (state === 'filled')) return;
    await enlarges(page);
    expect.soft(await sideways(page), path).toEqual(fits);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  } });
  await enlarges(page);
  const rightOf = (target: Locator): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf(page.getByRole('button', { name: 'Print' }))).toBeLessThan(await rightOf(page.locator('.ticket')));
});

test('the receipt on paper shows what was bought and nothing to press (quality 7: 29)', async ({ page, shop }) => {
  const walk = new Walk(shop, lineOf('residential'));
  await walk.enters();
  await walk.through();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const width of [1280, 375]) {
    await resize(page, width);
    await expect(page.getByRole('main').getByText('HomeSafe Essential')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('in forced colours a chosen day, the option the arrows are at and the rows of a table can be told (I24)', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (target: Locator, name: string): Promise<string> =>
    target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await shop.opens('rentalInfo');
  await shop.fillsReservation();
  await shop.presses(page.getByRole('button', { name: 'Calendar for Return date' }));
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const others = page.getByRole('gridcell', { selected: false }).getByRole('button', { disabled: false });
  await expect(chosen).toBeVisible();
  expect(await styleOf(chosen, 'color')).not.toBe(await styleOf(others.last(), 'color'));
  await page.goto('/small-business-owners-insurance/basic-info');
  await page.getByRole('combobox', { name: 'Business type' }).pressSequentially('plumb');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const active = await page.getByRole('combobox', { name: 'Business type' }).getAttribute('aria-activedescendant');
  expect(await styleOf(page.locator(`[id="${active}"]`), 'outline-style')).toBe('solid');
  await beginsAt(shop, lineOf('pet'), 'payment');
  const row = page.getByRole('definition').getByText('Rex').locator('xpath=ancestor::div[1]');
  expect(await Promise.all(['left', 'bottom'].map((side) => styleOf(row, `border-${side}-style`)))).toEqual(['none', 'solid']);
});

test('in a page of 244 px the country of a phone number stands above the number, each as high as a finger', async ({ page, shop }) => {
  await page.setViewportSize({ width: 244, height: 812 });
  await startsAt(shop, 'driver');
  const field = shop.field('Phone number');
  await expect(field).toBeVisible();
  const [country, number] = [await page.getByRole('combobox', { name: 'Phone number: country' }).boundingBox(), await field.boundingBox()];
  for (const box of [country, number]) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(number?.y).toBeGreaterThanOrEqual((country?.y ?? 0) + (country?.height ?? 0));
  expect(await sideways(page)).toEqual(fits);
});
