import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { shippedFiles } from '../support/lines';
import { freePorts } from './support/ports';
import { expect, test } from './support/test';

const root = resolve(import.meta.dirname, '../..');
const shipped = shippedFiles.find(({ line }) => line.id === 'pet')?.text ?? '';
const parrot = shipped.replace(/^id: pet$/m, 'id: parrot').replace(/^code: pet$/m, 'code: parrot')
  .replace(/^base: pet-insurance$/m, 'base: parrot-insurance').replace(/^title: .*$/m, 'title: Parrot');

/** `npm run dev`, with one line in a folder of its own. */
test.describe('under npm run dev', () => {
  test.describe.configure({ mode: 'default' });
  let data = '';
  let file = '';
  let site = '';
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'surefoot-dev-'));
    file = join(data, 'lines/parrot/line.yaml');
    mkdirSync(join(data, 'lines/parrot'), { recursive: true });
    writeFileSync(file, parrot);
    const [port, cardPort] = await freePorts(2);
    const environment = { PORT: String(port), CARD_PORT: String(cardPort), HOST: '127.0.0.1', DATA_DIR: join(data, 'data'),
      LINES_DIR: join(data, 'lines'), DATABASE_URL: '', SITE: '' };
    const child = spawn(process.execPath, ['app/server/start.mjs', '--dev'], { cwd: root, env: { ...process.env, ...environment } });
    server = child;
    const said: string[] = [];
    await new Promise<void>((ready, fail) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => {
          said.push(line);
          if (line.includes('everything.localhost')) ready();
        });
      }
      child.once('exit', () => fail(new Error(`The shop did not start: ${said.join('\n')}`)));
    });
    site = `http://everything.localhost:${port}`;
  });
  test.afterAll(() => {
    server?.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  test('a mistake in a line is told over the page, with its place and the right name, and goes when it is mended (16.9)', async ({ page }) => {
    writeFileSync(file, parrot.replace('next: pets', 'next: pest'));
    await page.goto(`${site}/pet-insurance`);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(/parrot\/line\.yaml:\d+:\d+ unknown-step .*"pest".*Did you mean "pets"/);
    writeFileSync(file, parrot);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the studio writes the file, and the shop sells what was written (17.6)', async ({ page }) => {
    await page.goto(`${site}/gallery/flows/parrot/edit`);
    const preview = page.frameLocator('iframe[title="The step as a visitor sees it"]');
    const heading = 'Where do your pets live?';
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('textbox', { name: 'Definition, line.yaml' }).click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type(heading);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await page.keyboard.type(' Or nest?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(`title: ${heading} Or nest?`);
    await expect(async () => {
      await page.goto(`${site}/parrot-insurance`);
      await page.getByRole('link', { name: 'Get started', exact: true }).first().click({ timeout: 5000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${heading} Or nest?`, { timeout: 5000 });
    }).toPass();
  });
});
