import { LineWalk, lineOf } from '../browser/support/walk';
import { startFirefox } from './support/firefox';
import { EnginePage, type EngineLocator } from './support/page';
import { EngineShop, expect, test } from './support/test';

test('a browser that refuses all storage still sells (I08)', async ({ driver, person, sandbox, baseURL }) => {
  test.skip(!driver, 'firefox is missing: apt-get install firefox-esr');
  // "Block all cookies": reading `sessionStorage` throws a SecurityError.
  const strict = await startFirefox({ 'network.cookie.cookieBehavior': 2 });
  try {
    const page = new EnginePage(strict, baseURL ?? '');
    const walk = new LineWalk<EngineLocator, EngineShop>(new EngineShop(page, person), lineOf('rental-car'));
    await walk.enters();
    const refuses = await page.evaluate(() => { try { return !window.sessionStorage; } catch { return true; } });
    expect(refuses).toBe(true);
    await walk.through();
    expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
  } finally {
    await strict.close();
  }
});
