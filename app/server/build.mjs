/** `npm run build`: the page into .build/client, the server into .build/server, a ready database into .build/seed.tar.gz. */
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildFolder, checkNode, install, root, stamp } from './prepare.mjs';

const packable = new Set(['.js', '.css', '.svg', '.json']);
/** Smaller files travel in one packet anyway. */
const worthIt = 1024;

/** Packs each text file once, here, so that the server never does. */
async function pack(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && packable.has(extname(entry.name)));
  await Promise.all(files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file);
    if (text.length < worthIt) return;
    const [small, smaller] = await Promise.all([
      promisify(gzip)(text, { level: 9 }),
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    ]);
    await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
  }));
}

/** Builds everything aside, then puts it in place: a running shop and a second build are not disturbed. The stamp comes last. */
export async function build() {
  const { file, text } = stamp();
  const aside = join(buildFolder, `making-${process.pid}`);
  try {
    const vite = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    const mode = 'production';
    await vite.build({ configFile, mode, logLevel: 'warn', build: { outDir: join(aside, 'client') } });
    await pack(join(aside, 'client'));
    await vite.build({
      configFile, mode, logLevel: 'warn',
      build: { outDir: join(aside, 'server'), ssr: true, rolldownOptions: { input: { entry: join(root, 'app/server/entry.ts'), seed: join(root, 'app/server/seed.ts'), lines: join(root, 'app/server/lines.ts') } } },
    });
    const { mistakesInLines } = await import(pathToFileURL(join(aside, 'server/lines.js')).href);
    const mistakes = await mistakesInLines();
    if (mistakes.length > 0) throw new Error(`A flow definition cannot run:\n  ${mistakes.join('\n  ')}`);
    const { writeSeed } = await import(pathToFileURL(join(aside, 'server/seed.js')).href);
    await writeSeed(join(aside, 'seed.tar.gz'));
    await rm(file, { force: true });
    for (const part of ['client', 'server', 'seed.tar.gz']) {
      await rm(join(buildFolder, part), { recursive: true, force: true });
      await rename(join(aside, part), join(buildFolder, part));
    }
    await writeFile(file, text);
  } finally {
    await rm(aside, { recursive: true, force: true });
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
