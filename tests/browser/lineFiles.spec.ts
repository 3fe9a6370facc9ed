import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueEntry } from '#flows/types';
import { shippedFiles } from '../support/lines';
import { isDrawn } from './support/drawn';
import { everythingOrigin } from './support/origin';
import { soon } from './support/soon';
import { expect, test } from './support/test';
import { answersOf } from './support/typed';
import { Walk } from './support/walk';

const folder = process.env.BROWSER_TEST_LINES ?? '';
const [pet] = shippedFiles.filter(({ line }) => line.id === 'pet');
/** The shipped line under another name: another insurer's product, in the folder that LINES_DIR names. */
function drop(name: string, change: (text: string) => string = (text) => text): CatalogueEntry {
  const renamed = change(pet?.text ?? '').replace(/^id: pet$/m, `id: ${name}`).replace(/^code: pet$/m, `code: ${name}`)
    .replace(/^base: pet-insurance$/m, `base: ${name}-insurance`).replace(/^title: .*$/m, `title: ${name} insurance`);
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'line.yaml'), renamed);
  return { ...pet?.entry as CatalogueEntry, id: name, base: `${name}-insurance`, title: `${name} insurance` };
}
const remove = (name: string): void => rmSync(join(folder, name), { recursive: true, force: true });

test('a file dropped into the folder of the running shop is a line: listed, drawn, embedded and sold; removed, it goes on for whoever is in its flow', async ({ page, shop, context }) => {
  const name = 'parrot';
  const landing = `${everythingOrigin}/${name}-insurance`;
  await page.goto(landing);
  await expect(shop.heading).toHaveText('Cover your rental car before you pick it up.');
  const entry = drop(name);
  await expect(async () => {
    await page.goto(landing);
    await expect(shop.heading).toHaveText('When your pet is ill, think of your pet.', { timeout: 500 });
  }).toPass();
  await isDrawn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto(`${everythingOrigin}/gallery/flows/${name}`);
  await expect(page.getByText(/^Complete: every state explored/)).toBeVisible();
  await page.goto(`${everythingOrigin}/embed/v1/${name}-insurance`);
  await expect(shop.heading).toHaveText('When your pet is ill, think of your pet.');

  const walk = new Walk(shop, entry, { given: answersOf('pet', shop.person.email) }, everythingOrigin);
  await walk.enters();
  await walk.through({ to: 'owner' });
  remove(name);
  const other = await context.newPage();
  // Somebody else is led to what the site sells.
  await expect(async () => {
    await other.goto(landing);
    await expect(other).not.toHaveURL(/parrot/, { timeout: 500 });
  }).toPass();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Cover your rental car before you pick it up.');
  // React could go on with what the server had drawn, or did not try.
  const reports = await other.evaluate(async () => {
    window.dispatchEvent(new Event('pagehide'));
    return (await fetch('/sandbox/reports')).text();
  });
  expect(reports).not.toContain('react.dev/errors/418');
  await other.close();
  await page.reload();
  await walk.settles();
  await walk.through({ to: 'plans' });
  // Three choices over the cards: one alone in a second row would look like another question.
  const tops = await page.getByRole('radio').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  await walk.through();
  await expect(page.getByText(/^PT-\d{4}-\d{7}$/)).toBeVisible();
});

test('opening a document sends the event that its line names: of a plan that is a tab, and of the receipt (AN-007, S-86)', async ({ page, shop, sandbox, context }) => {
  const name = 'ferret';
  const entry = drop(name, (text) => text.replace('layout: cards', 'layout: tabs')
    .replace(/^( +)documentLink: Sample policy$/m, '$&\n$1documentTrack: sample policy opened')
    .replace('label: Policy document }', 'label: Policy document, track: policy document opened }'));
  await expect(async () => {
    await page.goto(`${everythingOrigin}/${name}-insurance`);
    await expect(shop.heading).toHaveText('When your pet is ill, think of your pet.', { timeout: 500 });
  }).toPass();
  const opens = async (link: RegExp): Promise<void> => {
    const [document] = await Promise.all([context.waitForEvent('page'), shop.presses(page.getByRole('link', { name: link }))]);
    await document.close();
  };
  const walk = new Walk(shop, entry, { given: answersOf('pet', shop.person.email) }, everythingOrigin);
  await walk.enters();
  await walk.through({ to: 'plans' });
  await expect(page.getByRole('tab')).toHaveCount(2);
  await opens(/^Sample policy/);
  await walk.through();
  await opens(/^Policy document/);
  remove(name);
  const told = async (): Promise<readonly (string | undefined)[]> => {
    const answer = await page.request.get('/sandbox/events', { params: { client: sandbox.client } });
    const { items } = (await answer.json()) as { readonly items: readonly { readonly body: { readonly name?: string } }[] };
    return items.map(({ body }) => body.name).filter((event) => event?.endsWith('opened')).toSorted();
  };
  await expect.poll(told, soon).toEqual(['policy document opened', 'sample policy opened']);
});

test('a line’s own colours hold on its pages, from the first paint on, and on no other', async ({ page, shop }) => {
  const colour = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());
  const served = await page.goto(`${everythingOrigin}/pet-insurance`);
  expect(await served?.text()).toContain('data-line="pet"');
  await page.goto(`${everythingOrigin}/renters-insurance`);
  const standard = await colour();
  await isDrawn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Pet', exact: true }).click();
  await expect(shop.heading).toHaveText('When your pet is ill, think of your pet.');
  expect(await colour()).toBe('#9a4322');
  await page.goBack();
  await expect(page).toHaveURL(/renters-insurance/);
  await expect.poll(colour).toBe(standard);
});

test('a file with a mistake hides no line, and the terminal of the shop tells it; mended, it is there', async ({ page, shop }) => {
  const name = 'rabbit';
  drop(name, (text) => text.replace('next: pets', 'next: pest'));
  await page.goto(`${everythingOrigin}/pet-insurance`);
  await expect(shop.heading).toHaveText('When your pet is ill, think of your pet.');
  await page.goto(`${everythingOrigin}/${name}-insurance`);
  await expect(page).not.toHaveURL(new RegExp(name));
  drop(name);
  await expect.poll(async () => {
    await page.goto(`${everythingOrigin}/${name}-insurance`);
    return shop.heading.innerText();
  }, soon).toBe('When your pet is ill, think of your pet.');
  remove(name);
});
