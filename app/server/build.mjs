/** `npm run build`: the page into .build/client, the server into .build/server, a ready database into .build/seed.tar.gz. */
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { check } from '../check/load.mjs';
import { buildFolder, checkNode, install, root, stamp } from './install.mjs';

const compressible = new Set(['.js', '.css', '.svg', '.json']);
/** Bytes; a smaller file travels in one packet anyway. */
const minLength = 1024;

/** Compresses each text file once, so that the server need not. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    if (text.length < minLength) return;
    const [gzipped, brotlied] = await Promise.all([promisify(gzip)(text, { level: 9 }), promisify(brotliCompress)(text, { params })]);
    await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotlied)]);
  }));
}

/** What the page's scripts are made of: each file with its sources (from the root) and the files it imports. */
const chunksOf = (output) => output.filter(({ type }) => type === 'chunk').map(({ fileName, imports, isEntry, modules }) =>
  ({ file: fileName, imports, isEntry, sources: Object.keys(modules).map((id) => relative(root, id).split(sep).join('/')) }));

/** Builds in a folder of its own, then moves the result into place: a running shop and a second build go on. The stamp is written last. */
export async function build() {
  const { file, text } = stamp();
  const temporary = join(buildFolder, `making-${process.pid}`);
  try {
    // First of all: a mistake is told before anybody waits for a build.
    const { code, lines } = await check([]);
    if (code !== 0) throw new Error(`A flow definition is wrong:\n  ${lines.join('\n  ')}`);
    const vite = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    const mode = 'production';
    const sources = ['app/server/entry.ts', 'app/server/pageModules.ts', 'api/sandbox/database/seed.ts'];
    const input = sources.map((source) => join(root, source));
    const { output } = await vite.build({ configFile, mode, logLevel: 'warn', build: { outDir: join(temporary, 'client') } });
    await compress(join(temporary, 'client'));
    await vite.build({
      configFile, mode, logLevel: 'warn',
      build: { outDir: join(temporary, 'server'), ssr: true, rolldownOptions: { input } },
    });
    const { pageModules } = await import(pathToFileURL(join(temporary, 'server/pageModules.js')).href);
    await writeFile(join(temporary, 'server/pageModules.json'), JSON.stringify(await pageModules(chunksOf(output))));
    const { createSeed } = await import(pathToFileURL(join(temporary, 'server/seed.js')).href);
    await writeFile(join(temporary, 'seed.tar.gz'), await createSeed());
    await rm(file, { force: true });
    for (const part of ['client', 'server', 'seed.tar.gz']) {
      await rm(join(buildFolder, part), { recursive: true, force: true });
      await rename(join(temporary, part), join(buildFolder, part));
    }
    await writeFile(file, text);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  checkNode();
  try {
    await install({ withTools: true });
    await build();
    console.log('Built into .build');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
