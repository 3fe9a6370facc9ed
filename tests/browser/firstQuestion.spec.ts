import type { Page } from '@playwright/test';
import { catalogue } from '#flows';
import { shippedFiles } from '../support/lines';
import { hasNoBarrier } from './support/barriers';
import { isDrawn, isServed, reportsOf, withoutScripts } from './support/drawn';
import { notesShifts } from './support/looks';
import { hostOf } from './support/sites';
import { expect, test } from './support/test';

/** Lines whose first question no call has to fill. */
const drawn = [
  ...catalogue.filter(({ id }) => !['small-business', 'vehicle-contents'].includes(id)).map(({ base, paths, id }) =>
    ({ id, path: `/${base}/${paths[0]}` })),
  ...shippedFiles.map(({ line: { id, base, steps, start } }) => ({ id, path: `/${base}/${steps[start]?.path}` })),
];
const renters = '/renters-insurance/property-info';
const phone = { tag: '@phone' };

/** The script has taken the page over. */
const isReady = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Next' })).toHaveJSProperty('disabled', false);
/** Every element inside `main` with its attributes and its text; React numbers ids in its own way on each side. */
const anatomy = (page: Page): Promise<string> => page.locator('main').evaluate((main) => {
  const lines = (node: Node): readonly string[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
    if (!(node instanceof Element)) return [];
    // Which option is chosen, only HTML says by an attribute.
    const attributes = [...node.attributes].filter(({ name }) => name !== 'selected')
      .map(({ name, value }) => `${name}=${value.replaceAll(/_[rR]_\w*_/g, 'id')}`);
    const children = [...node.childNodes].flatMap(lines);
    return [`<${[node.localName, ...attributes.toSorted()].join(' ')}>`, ...children.map((line) => `  ${line}`)];
  };
  // Neighbouring texts are one to a reader.
  main.normalize();
  return lines(main).join('\n');
});

for (const { id, path } of drawn) {
  test(`the first question of ${id} stands there before the script, which takes it over without a difference`, phone,
    async ({ page, baseURL, context, sandbox }) => {
    const url = hostOf('everything', baseURL) + path;
    const release = await withoutScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => Object.assign(element, { isFirst: true }));
    await isServed(page);
    await hasNoBarrier(page, `${id}, before the script`);
    for (const button of await page.locator('main').getByRole('button').all()) await expect(button).toHaveJSProperty('disabled', true);
    await notesShifts(page);
    release();
    await isReady(page);
    await isDrawn(page);
    expect(await heading.evaluate((element) => 'isFirst' in element), 'it is the same element').toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts)).toEqual([]);
    const takenOver = await anatomy(page);
    expect(await reportsOf(page, sandbox)).toEqual([]);
    // A browser in which a visit is stored draws the question itself.
    const other = await context.newPage();
    await other.addInitScript((key) => sessionStorage.setItem(key, 'stored'), `surefoot.${id}`);
    await other.goto(url);
    await isReady(other);
    await isDrawn(other);
    expect(takenOver).toBe(await anatomy(other));
  });
}

test('what was typed before the script, the focus and the caret stay, and the question goes on from there (RN-003)', phone,
  async ({ page, shop }) => {
  const release = await withoutScripts(page);
  await page.goto(renters, { waitUntil: 'commit' });
  await shop.field('Street address').fill('48 Alder Street');
  await shop.field('City').fill('Columbus');
  await page.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'Ohio' });
  await shop.field('ZIP code').fill('43215');
  await shop.field('First name').fill('Ines');
  await shop.field('Phone number').fill('6145550100');
  await shop.field('E-mail').fill('ines@example');
  await shop.field('Last name').fill('Okfor');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  release();
  await isReady(page);
  await expect(shop.field('Phone number')).toHaveValue('614-555-0100');
  await expect(shop.field('Last name')).toBeFocused();
  await page.keyboard.type('a');
  await expect(shop.field('Last name')).toHaveValue('Okafor');
  for (const [label, text] of [['Street address', '48 Alder Street'], ['City', 'Columbus'], ['ZIP code', '43215'], ['First name', 'Ines']])
    await expect(shop.field(label ?? '')).toHaveValue(text ?? '');
  // A field that was left with a wrong value says so; nothing else has opened meanwhile.
  await expect(page.getByText('E-mail must look like name@example.com')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await shop.field('E-mail').fill('ines@example.com');
  await shop.next();
  await expect(page).not.toHaveURL(/property-info/);
});

test('what is chosen before the script stays chosen, and so does a date that was typed', phone, async ({ page, shop, baseURL }) => {
  const release = await withoutScripts(page);
  await page.goto(`${hostOf('everything', baseURL)}/collectibles-insurance/category`, { waitUntil: 'commit' });
  const choice = page.getByRole('radio').nth(1);
  await choice.check();
  await shop.field('Start date').fill('12312099');
  release();
  await isReady(page);
  await expect(choice).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(shop.field('Start date')).toHaveValue('12/31/2099');
  await page.reload();
  await isReady(page);
  await expect(choice).toBeChecked();
  await expect(shop.field('Start date')).toHaveValue('12/31/2099');
});

test('neither Enter nor a press of Next leaves the page before the script, and no answer gets into the address', async ({ page, shop }) => {
  const release = await withoutScripts(page);
  await page.goto(renters, { waitUntil: 'commit' });
  await shop.field('City').fill('Columbus');
  await page.keyboard.press('Enter');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveJSProperty('disabled', true);
  await next.click({ force: true });
  release();
  await isReady(page);
  await expect(next).toHaveJSProperty('disabled', false);
  await expect(shop.field('City')).toHaveValue('Columbus');
  expect(new URL(page.url()).search).toBe('');
});

test('a stored visit never shows its question blank: it is there with its answers, or not yet (I08)', phone, async ({ page, shop, baseURL }) => {
  await page.goto(`${hostOf('everything', baseURL)}/rental-car-insurance/rental-info`);
  await isReady(page);
  await page.getByLabel('Rental agency').selectOption({ label: 'Hertz' });
  const release = await withoutScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByLabel('Rental agency')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => {
    const blank: string[] = [];
    const look = (): void => {
      const field = [...document.querySelectorAll('select')].find((one) => one.checkVisibility({ visibilityProperty: true }));
      if (field && field.value === '') blank.push('blank');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { blank });
  });
  release();
  await isReady(page);
  await expect(page.getByLabel('Rental agency')).toHaveValue('Hertz');
  expect(await page.evaluate(() => (window as unknown as { blank: readonly string[] }).blank)).toEqual([]);
  await expect(shop.page.getByRole('banner')).toHaveCount(1);
});

test('a visit in which nothing was answered is drawn again at once when the page is loaded anew', async ({ page, shop }) => {
  await page.goto(renters);
  await isReady(page);
  const release = await withoutScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await shop.field('City').fill('Columbus');
  release();
  await isReady(page);
  await expect(shop.field('City')).toHaveValue('Columbus');
});

test('an address that brings answers along is drawn with them (SV-059)', async ({ page, shop, sandbox }) => {
  const release = await withoutScripts(page);
  await page.goto(`${renters}?city=Columbus&first_name=%22%3E%3Cb%3EInes`, { waitUntil: 'commit' });
  await expect(shop.field('City')).toHaveValue('Columbus');
  await expect(shop.field('First name')).toHaveValue('"><b>Ines');
  release();
  await isReady(page);
  await expect(shop.field('City')).toHaveValue('Columbus');
  await expect(shop.field('First name')).toHaveValue('"><b>Ines');
  expect(await reportsOf(page, sandbox)).toEqual([]);
});

test('where the browser knows more than the server, the question waits for the script: a token, the embed flag, the landing page (S-14, RN-016)',
  async ({ page, baseURL }) => {
  const release = await withoutScripts(page);
  const hidden = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo').or(page.locator('main'))).not.toHaveCount(0);
    await expect(page.getByLabel('City')).toBeHidden();
  };
  await hidden(`/embed/v1${renters}?auth_token=abc&email=ines@example.com`);
  await hidden(`${renters}?embed=true`);
  await page.evaluate(() => history.replaceState({ landing: { streetAddress: '12 Alder Lane' }, fromLanding: true }, ''));
  await page.evaluate(() => sessionStorage.clear());
  release();
  await page.goto(hostOf('harbor', baseURL) + renters);
  await isReady(page);
  await expect(page.getByLabel('City')).toBeVisible();
});
