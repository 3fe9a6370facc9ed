import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
interface Locked { readonly version?: string; readonly resolved?: string; readonly integrity?: string; readonly link?: boolean;
  readonly dev?: boolean; readonly license?: string }
const { packages } = read<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const named = (wrong: (one: Locked) => boolean): readonly string[] => locked.filter(([, one]) => wrong(one)).map(([path]) => path);

/** Licences that let us sell what is built with them; of "A OR B" one is enough. */
const free = /\b(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|OFL-1\.1|MPL-2\.0|EPL-2\.0)\b/;
/** Of tools that only developers run: as free, but not for what we sell. */
const freeForTools = /^(BlueOak-1\.0\.0|CC-BY-4\.0)$/;
/** Their `license` field only points to a file; it was read. */
const readByHand = new Set(['@segment/facade', '@segment/isodate', '@segment/isodate-traverse', 'new-date'].map((name) =>
  `node_modules/${name}`));

describe('what the shop is built with (S16)', () => {
  it('is the very file that was looked at: each package has a strong hash and comes from the registry alone', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(named(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    // .npmrc leaves the registry's own addresses out: whatever has one comes from elsewhere.
    expect(named(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
  });
  it('is named by exact versions', () => {
    const { dependencies, devDependencies } = read<Readonly<Record<'dependencies'
      | 'devDependencies', Readonly<Record<string, string>>>>>('package.json');
    expect(Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
  it('is installed without running anything of its own', () => {
    const installs = [...readFileSync(join(root, 'app/server/install.mjs'), 'utf8').matchAll(/run\('npm', \[(.*?)\]/g)].map(([, words]) =>
      words);
    expect(installs).toHaveLength(1);
    expect(installs[0]).toMatch(/^'ci',.*'--ignore-scripts'/);
  });
  it('may be used for it', () => {
    const mayUse = ([path, { license = '', dev }]: (typeof locked)[number]): boolean =>
      free.test(license) || (dev === true && freeForTools.test(license)) || readByHand.has(path);
    expect(locked.filter((one) => !mayUse(one)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });
});

describe('what the shop serves (S16)', () => {
  const again = mkdtempSync(join(tmpdir(), 'surefoot-again-'));
  afterAll(() => { rmSync(again, { recursive: true, force: true }); });
  const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));

  it('is the same, byte for byte, whoever builds it from the same sources', () => {
    // As outside of a test, for which React is another.
    const { NODE_ENV: _, ...env } = process.env;
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts', '--outDir', again,
      '--emptyOutDir', '--logLevel', 'error'], { cwd: root, env });
    const served = join(root, '.build/client');
    const isSame = (file: string): boolean => readFileSync(join(again, file)).equals(readFileSync(join(served, file)));
    expect(filesIn(again).length).toBeGreaterThan(50);
    // Compressed ones are made of these.
    expect(filesIn(again).toSorted()).toEqual(filesIn(served).filter((file) => !/\.(br|gz)$/.test(file)).toSorted());
    expect(filesIn(again).filter((file) => !isSame(file))).toEqual([]);
  });
});
