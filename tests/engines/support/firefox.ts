import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebDriverError, type Command, type Driver, type Parameters } from './driver';
import { endOf, findProgram, until } from './programs';

/** No request of its own, no first-run pages, no animation. A free port of its own choice. */
const ownPreferences = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
};
export type Preferences = Readonly<Record<string, string | number | boolean>>;

export const findFirefox = (): string | undefined => findProgram('FIREFOX', ['firefox-esr', 'firefox']);

/** Firefox speaks WebDriver by itself, over a socket: `length:[0, id, command, parameters]` and `length:[1, id, error, result]`. */
class Marionette {
  private readonly waiting = new Map<number, (answer: readonly unknown[]) => void>();
  private received = Buffer.alloc(0);
  private count = 0;
  constructor(private readonly socket: Socket) {
    socket.on('data', (part) => {
      this.received = Buffer.concat([this.received, part]);
      while (this.takeMessage());
    });
  }
  private takeMessage(): boolean {
    const start = this.received.indexOf(':') + 1;
    const end = start + Number(this.received.subarray(0, start - 1).toString());
    if (start === 0 || this.received.length < end) return false;
    const message: unknown = JSON.parse(this.received.subarray(start, end).toString());
    this.received = this.received.subarray(end);
    // The first message only says who answers.
    if (Array.isArray(message)) this.waiting.get(Number(message[1]))?.(message);
    return true;
  }
  send(command: string, parameters: Parameters = {}): Promise<unknown> {
    const id = ++this.count;
    const body = Buffer.from(JSON.stringify([0, id, command, parameters]));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ([, , error, result]) => {
        this.waiting.delete(id);
        const refused = error as { readonly error: string; readonly message: string } | null;
        if (refused) reject(new WebDriverError(refused.error, refused.message));
        else resolve(result);
      });
      this.socket.write(Buffer.concat([Buffer.from(`${body.length}:`), body]));
    });
  }
}

function makeProfile(preferences: Preferences): string {
  const profile = mkdtempSync(join(tmpdir(), 'surefoot-firefox-'));
  const lines = Object.entries({ ...ownPreferences, ...preferences })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

export async function startFirefox(preferences: Preferences = {}): Promise<Driver> {
  const profile = makeProfile(preferences);
  const size = ['--width', '1280', '--height', '1000'];
  const program = spawn(findFirefox() ?? '', ['--headless', '--marionette', '--no-remote', ...size, '--profile', profile], {
    stdio: 'ignore', env: { ...process.env, TZ: 'America/Chicago', LANG: 'en_US.UTF-8' },
  });
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await until(() => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0), 'Firefox listens');
  const socket = connect(port, '127.0.0.1');
  const marionette = new Marionette(socket);
  const session = await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const { capabilities } = session as { readonly capabilities: { readonly browserVersion: string } };
  return {
    version: capabilities.browserVersion,
    async send(command: Command, parameters: Parameters = {}) {
      const result = await marionette.send(command, parameters);
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
    },
    async close() {
      socket.destroy();
      program.kill();
      await endOf(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
