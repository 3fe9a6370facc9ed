import { spawnSync } from 'node:child_process';
import { withModules } from '../../app/check/load.mjs';
import { isBuilt } from '../../app/server/install.mjs';
import { provideChromium } from '../chromium.mjs';

/** Walks the paths of these lines (all when there is none) in Chromium, against the sandbox. Resolves with the exit code. */
export async function walkInBrowser(lines, cover = 'transitions') {
  const sold = await withModules(async (load) => (await load('/tests/support/lines.ts')).lines.map(({ id }) => id));
  const other = lines.find((name) => !sold.includes(name));
  if (other !== undefined) {
    console.error(`"${other}" is no line that the shop sells, and only those can be walked in the browser: ${sold.join(', ')}.`);
    return 2;
  }
  const executable = await provideChromium(console.log);
  if (!executable) return 1;
  if (!isBuilt() && spawnSync(process.execPath, ['app/server/build.mjs'], { stdio: 'inherit' }).status !== 0) return 1;
  const words = ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts', 'paths.spec.ts', '--reporter=list', '--project=desktop'];
  const { status } = spawnSync('npx', words, {
    stdio: 'inherit', env: { ...process.env, CHROMIUM: executable, PATHS_LINES: lines.join() || 'all', PATHS_COVER: cover },
  });
  return status === 0 ? 0 : 1;
}
