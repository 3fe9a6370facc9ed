/** The wizard of `wizard/`: built for production and served. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** Whatever is not a file of it answers with an empty object, as its calls need no more. */
export async function openWizard(folder) {
  const outDir = join(folder, 'wizard');
  await build({ configFile: false, root: fileURLToPath(new URL('wizard', import.meta.url)), mode: 'production', logLevel: 'error',
    plugins: [react()], build: { outDir, emptyOutDir: true } });
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url, 'http://wizard');
    const path = pathname === '/' ? '/index.html' : pathname;
    readFile(join(outDir, path.replaceAll('..', ''))).then(
      (bytes) => answer.writeHead(200, { 'content-type': types[path.split('.').at(-1)] ?? 'text/plain' }).end(bytes),
      () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}
