import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { defineFlow } from '#engine';
import { catalogue } from '#flows';
import type { CatalogueEntry, Product } from '#flows/types';
import { join, resolve } from 'node:path';
import { BadUsage } from './badUsage';
import { checkAll } from './check';
import { createCodeChecks } from './code';
import { textOf } from './named';
import { checkProduct } from './product';
import { runCheck } from './run';

const root = resolve(import.meta.dirname, '../..');
/** The user who may do least. */
const nobody = 65_534;
const form = { schema: { type: 'object', properties: { yes: { type: 'boolean', title: 'Yes?' } } } } as const;
const line = (next: string): Product => ({
  flow: defineFlow({ id: 'line', code: 'l', base: 'l', title: 'L', start: 'first', calls: {}, steps: {
    first: { path: 'first', screen: 'form', title: 'F', form, next: next as 'last' },
    last: { path: 'last', screen: 'form', title: 'L', form },
  } }),
  adapters: {}, derive: {},
});
const entry = (product: CatalogueEntry['product'], variants: CatalogueEntry['variants'] = []): CatalogueEntry => ({
  ...catalogue[0] as CatalogueEntry, id: 'line', code: 'l' as never, base: 'l', title: 'L', startPath: 'first', paths: ['first', 'last'],
  gate: undefined, afresh: false, variants, product,
});
const textsOf = async (lines: readonly CatalogueEntry[]): Promise<readonly string[]> =>
  (await checkAll(['line'], { root, load: async () => ({}), lines })).map(({ text }) => text);

it('a mistake is named with its place, also when only one site’s settings choose it', async () => {
  const settings = { renters_start_new_york: true };
  expect(await textsOf([entry(async () => line('last'))])).toEqual([]);
  expect(await textsOf([entry(async (chosen) => line(chosen ? 'lasst' : 'last'), [settings])]))
    .toEqual(['line › first › next: no step is named "lasst". Did you mean "last"?']);
});

it('a line that cannot be loaded is one finding, not the end of the check', async () => {
  expect(await textsOf([entry(() => Promise.reject(new Error('no such module')))]))
    .toEqual(['line: the line cannot be loaded: no such module']);
});

it('a line that says nothing for a policy that waits for approval does not build (PY-026)', async () => {
  const found = await Promise.all(catalogue.map(async (one) => {
    const product = await one.product();
    const { confirmation } = product.flow.steps;
    const steps = { ...product.flow.steps, confirmation: { ...confirmation, content: { ...confirmation?.content, pending: undefined } } };
    return checkProduct({ ...product, flow: { ...product.flow, steps: JSON.parse(JSON.stringify(steps)) as Product['flow']['steps'] } });
  }));
  expect(found.map((one) => one.map(({ code, path }) => `${code} ${path.join('.')}`)))
    .toEqual(catalogue.map(() => ['pending-missing steps.confirmation.content']));
});

it('a copied line file is told with the name of the other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surefoot-copies-'));
  const files = ['a.yaml', 'b.yaml'].map((name) => join(folder, name));
  for (const file of files) cpSync(resolve(root, 'flows/pet/line.yaml'), file);
  const found = await checkAll([files[0] as string], { root, load: async () => ({}), lines: [], files });
  rmSync(folder, { recursive: true });
  expect(found.map(({ code }) => code)).toEqual(['same-id', 'same-code', 'same-base']);
  expect(found[0]?.text).toBe(`pet › id: id "pet" belongs to pet (${files[1]}) already. Neither is served: change one of them.`);
});

it('a line file that cannot be read is found by its folder, and says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surefoot-unread-'));
  const file = join(folder, 'parrot/line.yaml');
  mkdirSync(join(folder, 'parrot'));
  writeFileSync(file, 'id: parrot\ntitle: { of: nothing\n');
  const host = { root, load: async () => ({}), lines: [], files: [file] };
  expect((await checkAll(['parrot'], host)).map(({ code }) => code)).toEqual(['not-yaml']);
  await expect(checkAll(['parot'], host)).rejects.toThrow('Did you mean "parrot"?');
  rmSync(folder, { recursive: true });
});

it('a line’s file that is a folder is one finding, not the end of the check', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surefoot-folders-'));
  const file = join(folder, 'parrot/line.yaml');
  mkdirSync(file, { recursive: true });
  const found = await checkAll(['parrot'], { root, load: async () => ({}), lines: [], files: [file] });
  expect(found.map(({ file: at, code, text }) => `${at} ${code} ${text}`)).toEqual([`${file} line-fails line: the file cannot be read.`]);
  rmSync(folder, { recursive: true });
});

it('a file that this user may not read is told with its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'surefoot-locked-'));
  const file = join(folder, 'line.yaml');
  writeFileSync(file, 'id: parrot', { mode: 0 });
  chmodSync(folder, 0o755);
  const isRoot = process.geteuid?.() === 0;
  // Whoever administers the machine may read everything.
  if (isRoot) process.seteuid?.(nobody);
  try {
    expect(() => textOf(file, 'mine.yaml')).toThrow(new BadUsage('"mine.yaml" cannot be read: its permissions do not allow it.'));
  } finally { if (isRoot) process.seteuid?.(0); }
  rmSync(folder, { recursive: true });
});

it('only a name that is unknown is told with a code: the other sentences are no findings', async () => {
  const said = async (name: string) => (await runCheck([name], { root, load: async () => ({}), lines: [], files: [] })).lines;
  expect(await said('nobody')).toEqual(['unknown-line There is no file and no line "nobody".']);
  expect(await said('app')).toEqual(['"app" is a folder, not a file.']);
});

it('a line in code that the catalogue does not have is told, whole or by its name: nobody could buy it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surefoot-unlisted-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', '{}');
  write('app/gallery/examples/example.ts', '');
  write('flows/index.ts', 'export const catalogue = [{ id: \'pets\', product: () => import(\'./pets/index\') }];');
  write('flows/pets/flow.ts', 'export const pets = defineFlow({ id: \'pets\' });');
  write('flows/kites/flow.ts', 'export const kites = defineFlow({ id: \'kites\' });');
  const host = { root: folder, load: async () => ({}), lines: [], files: [] };
  const found = createCodeChecks(folder, [], host.load).unlisted();
  expect(found.map(({ file, code, text }) => `${file} ${code} ${text}`)).toEqual(['flows/kites/flow.ts line-unregistered '
    + 'kites: no entry of flows/index.ts has this line: no shop sells it. Add one: { id: "kites", … }, see flows/adding-a-line.md.']);
  await expect(checkAll(['kites'], host)).rejects.toThrow('flows/kites is there, and no entry of flows/index.ts has it: add one');
  rmSync(folder, { recursive: true });
});

it.each([
  ['package.json', 'package.json holds no definition.'], ['README.md', '"README.md" is neither JSON nor YAML nor TypeScript.'],
  ['line.yaml', 'There is no file and no line "line.yaml". Did you mean "line"?'],
  ['flows/pet', '"flows/pet" is a folder, not a file. Did you mean "flows/pet/line.yaml"?'],
  ['app/line', 'There is no file and no line "app/line". Did you mean "line"?'], ['app/check', '"app/check" is a folder, not a file.'],
  ['vite.config.ts', 'vite.config.ts exports no definition.'], ['nobody', 'There is no file and no line "nobody". There are: line.'],
])('%s is answered with one sentence', async (name, sentence) => {
  const asked = checkAll([name], { root, load: async () => ({}), lines: [entry(async () => line('last'))], files: [] });
  await expect(asked).rejects.toThrow(sentence);
});
