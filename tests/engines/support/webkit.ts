import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../browser/support/ports';
import { elementKey, requestOf, WebDriverError, type Driver, type Parameters } from './driver';
import { endOf, findProgram, until } from './programs';

const driverProgram = (): string | undefined => findProgram('WEBKIT_DRIVER', ['WebKitWebDriver']);
const screenProgram = (): string | undefined => findProgram('XVFB', ['Xvfb']);
/** WebKitGTK's own small browser lies among its libraries: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function browserProgram(): string | undefined {
  const named = findProgram('MINI_BROWSER', ['MiniBrowser']);
  if (named) return named;
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).filter((name) => name.endsWith('-linux-gnu')).map((name) => join(folder, name))]);
  return folders.flatMap((folder) => readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(folder, name, 'MiniBrowser'))).find((file) => existsSync(file));
}

/** All that a run needs, or what of it is missing. */
export function findWebKit(): { readonly driver: string; readonly screen: string; readonly browser: string } | undefined {
  const [driver, screen, browser] = [driverProgram(), screenProgram(), browserProgram()];
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** A screen that nobody sees, with a number of its own. */
async function startScreen(program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject).once('exit', () => reject(new Error('Xvfb does not start.')));
    screen.stdio[3]?.once('data', (part: Buffer) => resolve(part.toString().trim()));
  });
  return { process: screen, display: `:${number}` };
}

async function answerOf(response: Response): Promise<unknown> {
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new WebDriverError(error, message);
}

export async function startWebKit(): Promise<Driver> {
  const found = findWebKit();
  if (!found) throw new Error('WebKitWebDriver, MiniBrowser or Xvfb is missing.');
  const home = mkdtempSync(join(tmpdir(), 'surefoot-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // GTK's way to ask for no animation.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { process: screen, display } = await startScreen(found.screen);
  const [port] = await freePorts(1);
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, TZ: 'America/Chicago',
      LANG: 'en_US.UTF-8', WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const ask = (method: string, path: string, body: Parameters = {}): Promise<unknown> =>
    fetch(`http://127.0.0.1:${port}/${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }).then(answerOf);
  await until(() => ask('GET', 'status').catch(() => undefined), 'WebKitWebDriver listens');
  const options = { binary: found.browser, args: ['--automation'] };
  const session = await ask('POST', 'session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const { sessionId, capabilities } = session as
    { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
  return {
    version: capabilities.browserVersion,
    send(command, parameters = {}) {
      const { method, path } = requestOf(command, parameters);
      const isFrame = command === 'WebDriver:SwitchToFrame' && typeof parameters.element === 'string';
      return ask(method, `session/${sessionId}/${path}`, isFrame ? { id: { [elementKey]: parameters.element } } : parameters);
    },
    async close() {
      await ask('DELETE', `session/${sessionId}`).catch(() => undefined);
      for (const program of [driver, screen]) {
        program.kill();
        await endOf(program);
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
