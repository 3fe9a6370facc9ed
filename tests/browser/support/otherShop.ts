import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './ports';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface OtherShop { readonly address: string; readonly ends: () => Promise<void> }
/** A second shop beside that of the tests, with a database of its own and what the environment switches on. */
export async function startsShop(environment: Readonly<Record<string, string | undefined>>): Promise<OtherShop> {
  const [port, cardPort] = (await freePorts(2)).map(String);
  const data = mkdtempSync(join(tmpdir(), 'surefoot-other-'));
  const address = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['app/server/start.mjs'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: port, CARD_PORT: cardPort, DATA_DIR: data, DATABASE_URL: '', ...environment } });
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (text) => { if (String(text).includes(address)) resolve(); });
    shop.once('exit', (code) => reject(new Error(`The shop ended with code ${code}.`)));
  });
  return {
    address,
    async ends() {
      if (shop.exitCode === null) await new Promise((resolve) => { shop.once('exit', resolve).kill('SIGTERM'); });
      rmSync(data, { recursive: true, force: true });
    },
  };
}
