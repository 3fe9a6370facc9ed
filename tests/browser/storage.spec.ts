import { typedCard } from './support/cards';
import { expect, test } from './support/test';
import { ledgerHasOnePolicy } from './support/one';

const blocked = (): void => {
  Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('The document is sandboxed.', 'SecurityError'); } });
};
const full = (): void => {
  Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError'); };
};
for (const [what, spoil] of [['blocked', blocked], ['full', full]] as const) {
  test(`cover can be bought while the browser’s storage is ${what} (I08, I19, S-66)`, async ({ page, shop, sandbox, person }) => {
    await page.addInitScript(spoil);
    await shop.buysUpTo('payment');
    const amount = await shop.amountShown();
    await shop.back();
    await shop.isAt('plans');
    await shop.back();
    await shop.isAt('additionalDrivers');
    await expect(shop.radio('No')).toBeChecked();
    await shop.next();
    await shop.choosesPlan();
    await shop.isAt('payment');
    await shop.typesCard();
    await shop.accepts();
    await shop.pays();
    await shop.isAt('confirmation');
    ledgerHasOnePolicy(await sandbox.ledger(person.email), { number: await shop.policyNumber(), amount });
  });
}

test('a browser that stores nothing begins again after a reload instead of showing half an order (I08)', async ({ page, shop }) => {
  await page.addInitScript(blocked);
  await shop.buysUpTo('driver');
  await page.reload();
  await shop.isAt('rentalInfo');
  await expect(shop.field('Pick-up date')).toHaveValue('');
});

/** Replaces what the page has stored of the flow, as a bad extension or an old version would have left it. */
const corruptions: readonly (readonly [string, (stored: string) => string])[] = [
  ['empty', () => ''],
  ['not JSON', (stored) => stored.slice(0, stored.length / 2)],
  ['a number', () => '7'],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['an object of nothing', () => '{}'],
  ['of a step that no longer exists', (stored) => stored.replaceAll('driver', 'horoscope')],
  ['full of other types', (stored) => stored.replaceAll(/"[^"]*"(?=[,}])/g, '{}')],
  ['a poisoned prototype', () => '{"__proto__":{"step":"payment"},"constructor":{"prototype":{"purchase":true}}}'],
  ['of an older version', (stored) => JSON.stringify({ ...JSON.parse(stored) as object, version: 'old' })],
];
test('answers that were stored damaged are dropped, with one report each: the visitor starts at the first step and can buy (I08, S-66, S12)',
  async ({ page, shop, sandbox }) => {
  const stored = (): Promise<Readonly<Record<string, string>>> => page.evaluate(() => ({ ...sessionStorage }));
  await shop.buysUpTo('driver');
  await expect.poll(async () => Object.values(await stored()).join()).toContain('"step":"driver"');
  const [key = '', good = ''] = Object.entries(await stored()).find(([name]) => name.includes('rental-car')) ?? [];
  expect(good).toContain('Hertz');
  for (const [what, damage] of corruptions) {
    // Stored when the page goes, so that nothing writes after us.
    await page.evaluate(([name = '', value = '']) => window.addEventListener('pagehide', () => sessionStorage.setItem(name, value)),
      [key, damage(good)]);
    await shop.opens('driver');
    await expect(shop.heading, what).toBeVisible();
    await expect(page, what).toHaveURL(/\/rental-info$/);
    await expect(shop.field('Pick-up date'), what).toHaveValue('');
    expect(await page.evaluate(() => 'step' in {} || 'purchase' in {}), `${what}: no prototype touched`).toBe(false);
  }
  await page.evaluate(([name = '', value = '']) => window.addEventListener('pagehide', () => sessionStorage.setItem(name, value)),
    [key, good]);
  await shop.opens('driver');
  await shop.isAt('driver');
  const told = { body: { code: 'answers_forgotten', message: 'Stored answers could not be used' } };
  await expect.poll(() => sandbox.told('reports')).toMatchObject(corruptions.map(() => told));
  await shop.buysUpTo('confirmation');
});

test('what is stored holds the answers of this tab and neither card nor token; after the purchase only the receipt (PS-001, PS-002, D5, D13, S15)', async ({ page, shop, person }) => {
  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await shop.buysUpTo('payment');
  await shop.typesCard();
  await shop.accepts();
  await expect.poll(stored).toContain('acknowledged');
  const before = await stored();
  expect(before).toContain(person.email);
  expect(before).not.toMatch(typedCard);
  expect(before).not.toMatch(/tok_|site_surefoot/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await shop.pays();
  await shop.isAt('confirmation');
  const number = await shop.policyNumber();
  await expect.poll(stored).toContain(number);
  expect(await stored()).not.toContain('paymentMethod');
  await page.reload();
  expect(await shop.policyNumber()).toBe(number);
});
