import { spawnSync } from 'node:child_process';
import { isBuilt } from '../../app/server/install.mjs';
import { provideChromium } from '../chromium.mjs';

/** Walks the paths of these lines in Chromium, against the sandbox. Resolves with the exit code. */
export async function walkInBrowser({ ids, files }, cover = 'transitions') {
  const executable = await provideChromium(console.log);
  if (!executable) return 1;
  if (!isBuilt() && spawnSync(process.execPath, ['app/server/build.mjs'], { stdio: 'inherit' }).status !== 0) return 1;
  const words = ['playwright', 'test', '-c', 'tests/browser/playwright.config.ts', 'paths.spec.ts', '--reporter=list', '--project=desktop'];
  const { status } = spawnSync('npx', words, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: executable, PATHS_LINES: ids.join(), PATHS_FILES: files.join('\n'), PATHS_COVER: cover },
  });
  return status === 0 ? 0 : 1;
}
