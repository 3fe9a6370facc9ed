import { everythingOrigin } from './support/origin';
import { expect, test } from './support/test';

test('a flow is proved in a worker; the page answers meanwhile, and tells the way to a step, which plays in the page (18.10, 18.12)', async ({ page }) => {
  await page.goto(`${everythingOrigin}/gallery/flows/renters`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict).toContainText('The prover is at work.');
  // The browser may tell of the worker after the page has said so.
  await expect.poll(() => page.workers()).toHaveLength(1);
  // The prover of renters works for a minute; what is pressed now is answered now.
  const step = verdict.getByRole('button', { name: /survey →/ });
  await step.click();
  await verdict.getByRole('button', { name: 'Open the path' }).click();
  const way = page.getByRole('dialog', { name: 'The way to survey' });
  await expect(way.getByRole('listitem').last()).toContainText('plans');
  const opening = page.waitForEvent('popup');
  await way.getByRole('link', { name: 'Play it in the page' }).click();
  const replay = await opening;
  await expect(replay.getByRole('heading', { level: 1 })).toHaveText('The way to survey');
  await replay.getByRole('list', { name: 'Events' }).getByRole('button').last().click();
  await expect(replay.getByRole('region', { name: 'State' })).toContainText('survey, open');
  await replay.close();
  await way.getByRole('button', { name: 'Close' }).first().click();
  // Another flow has a worker of its own, and the one before keeps what it has found.
  await page.getByRole('navigation', { name: 'Flow' }).getByRole('link', { name: 'Pet' }).click();
  await expect(verdict).toContainText(/Complete: every state explored, \d+ branches taken\./);
  await page.getByRole('navigation', { name: 'Flow' }).getByRole('link', { name: 'Renters' }).click();
  await expect(verdict.getByRole('term').filter({ hasText: 'states' }).locator('+ dd')).not.toHaveText('0');
  await expect.poll(() => page.workers()).toHaveLength(2);
});

test('a modal of the gallery opens at once; one that shows what calls gave, with the answers that the prover finds for it', async ({ page }) => {
  await page.goto(`${everythingOrigin}/gallery/modals`);
  const of = (line: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: line }) });
  const modalOf = (line: string, name: string) => of(line).getByRole('button', { name });
  await expect(of('Landlord insurance')).toContainText('No step of this line opens a modal.');
  await modalOf('Rental car insurance', 'businessUse').click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByText('The modal sent DISMISS.')).toBeVisible();
  expect(page.workers()).toHaveLength(0);
  await modalOf('Renters insurance', 'verifyAddress').click();
  const places = page.getByRole('dialog').getByRole('button', { name: /County$/ });
  await expect(places).toHaveCount(2);
  await expect.poll(() => page.workers()).toHaveLength(1);
  await places.first().click();
  await expect(page.getByText('The modal sent PICK.')).toBeVisible();
});

test('an address of a step or flow that is none says so at once, also by a name that every object knows (S12)', async ({ page }) => {
  const says = async (path: string, text: string): Promise<void> => {
    await page.goto(`${everythingOrigin}/gallery/steps/${path}`);
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveText(text);
  };
  for (const name of ['__proto__', 'constructor', 'toString', 'ownr']) {
    await says(`pet/${name}`, `No step of Pet insurance is named “${name}”.`);
    await says(`${name}/owner`, `No flow is named “${name}”.`);
  }
  await page.goto(`${everythingOrigin}/gallery/steps/pet/owner`);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
});
