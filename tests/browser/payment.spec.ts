import { expect, test } from './support/test';

test('the payment step shows what is bought, then what it costs, then the card, and says that it is safe (RC-025, PY-001, PY-005, PY-010, PY-028)', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.goesOnTo('payment');
  const inOrder = await page.locator('main').evaluate((main) => {
    const all = [...main.querySelectorAll('h1, h2, button')];
    return all.map((one) => one.textContent?.trim() ?? '').filter((text) => /Protection Quote|^Total$|^Payment$|Complete Your Order/.test(text));
  });
  expect(inOrder).toEqual([expect.stringMatching(/^Your .* Rental Car Protection Quote$/), 'Total', 'Payment', 'Complete Your Order']);
  await expect(page.getByText('All information is transmitted over a secure connection. All transactions are protected with bank-grade security.')).toBeVisible();
  for (const label of ['Subtotal', 'Tax', 'Total due']) await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
});
