import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const layers = ['schemas', 'engine', 'api', 'widgets', 'flows', 'app'] as const;
type Layer = (typeof layers)[number];
/** Imports go one way, types included; `api` and `widgets` never meet. */
const may: Readonly<Record<Layer, readonly Layer[]>> = {
  schemas: [], engine: ['schemas'], api: ['schemas', 'engine'], widgets: ['schemas', 'engine'],
  flows: ['schemas', 'engine', 'api', 'widgets'], app: ['schemas', 'engine', 'api', 'widgets', 'flows'],
};
const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map((file) => join(folder, file));
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] as string);
const layerOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  return specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)).split('/')[0] : undefined;
};

it('a press of Next goes through the files that app/README.md names', () => {
  const [, way = ''] = readFileSync(join(root, 'app/README.md'), 'utf8').split('## From a press of Next to the next question');
  const named = [...way.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/gu)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, 'app', file)))).toEqual([]);
});

describe('the folders', () => {
  it.each(layers)('%s imports only what lies below it', (layer) => {
    const files = sources(layer);
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) => importsOf(file).map((specifier) => [file, specifier, layerOf(file, specifier)] as const))
      .filter(([, , to]) => to !== undefined && to !== layer && (layers as readonly string[]).includes(to)
        && !(may[layer] as readonly string[]).includes(to));
    expect(wrong.map(([file, specifier]) => `${file} imports ${specifier}`)).toEqual([]);
  });
  it('crosses folders by their public names, never by a path', () => {
    const wrong = layers.flatMap((layer) =>
      sources(layer).flatMap((file) =>
        importsOf(file).filter((specifier) => specifier.startsWith('.') && layerOf(file, specifier) !== layer)
          .map((specifier) => `${file}: ${specifier}`)));
    // The engine reads the language itself as data.
    expect(wrong).toEqual(['engine/check/structure.ts: ../../schemas/flow.schema.json']);
  });
  it('names no product in the engine, the widgets or the screens', () => {
    const files = ['engine', 'widgets', 'app/screens', 'app/parts'].flatMap(sources);
    expect(files.filter((file) => /renters|rental.?car|homesafe|carsafe|collectibles|vehicle.contents|small.business/i.test(readFileSync(
      join(root, file), 'utf8')))).toEqual([]);
  });
  it('imports inside the app from the router to the host to the page, and from screens to neither router nor host', () => {
    const importsOf = (file: string): string => readFileSync(join(root, file), 'utf8');
    const offenders = (folders: readonly string[], forbidden: RegExp): readonly string[] =>
      folders.flatMap((folder) => sources(`app/${folder}`)).filter((file) => forbidden.test(importsOf(file)));
    expect(offenders(['screens', 'parts', 'modals', 'page'], /from '(?:\.\.\/)+(?:host|router)\//)).toEqual([]);
    expect(offenders(['host'], /from '(?:\.\.\/)+router\//)).toEqual([]);
  });
  it('awaits nothing at the top of a module of the page, or WebKit resolves a second import() of a module before it has run', () => {
    const files = layers.flatMap(sources).filter((file) => !/^(app\/server|api\/sandbox)\//.test(file));
    expect(files.filter((file) => /^[^\s/*].*\bawait\b/m.test(readFileSync(join(root, file), 'utf8').replaceAll(/^.*\basync\b.*$/gm, ''))))
      .toEqual([]);
  });
  it('writes server HTML in one place only', () => {
    expect(layers.flatMap(sources).filter((file) => readFileSync(join(root, file), 'utf8').includes('dangerouslySetInnerHTML')))
      .toEqual(['app/parts/SafeHtmlBody.tsx']);
  });
  it('is guarded by the linter as well: a planted import is found', () => {
    const copy = mkdtempSync(join(tmpdir(), 'planted-'));
    try {
      mkdirSync(join(copy, 'engine'));
      writeFileSync(join(copy, 'engine/planted.ts'), "import { catalogue } from '#flows';\nexport const all = catalogue;\n");
      copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
      cpSync(join(root, 'tests/lint'), join(copy, 'tests/lint'), { recursive: true });
      const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', 'engine'],
        { cwd: copy, encoding: 'utf8' });
      expect(status).not.toBe(0);
      expect(stdout).toContain('engine knows no product');
    } finally { rmSync(copy, { recursive: true }); }
  });
});
