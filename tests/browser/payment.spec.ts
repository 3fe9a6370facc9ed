import { expect, test } from './support/test';

test('the payment step shows what is bought, then what it costs, then the card, and says that it is safe; the card asks for no postal code (RC-025, PY-001, PY-010, PY-020, PY-028)', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.goesOnTo('payment');
  for (const label of ['Rental agency', 'Rental dates', 'Primary driver', 'Coverage'])
    await expect(shop.detail(label), label).not.toBeEmpty();
  const inOrder = await page.locator('main').evaluate((main) => {
    const all = [...main.querySelectorAll('h1, h2, button')];
    return all.map((one) => one.textContent?.trim() ?? '')
      .filter((text) => /Protection Quote|^Total$|^Payment$|Complete Your Order/.test(text));
  });
  await expect(shop.cardFields.code).toBeEditable();
  await expect(page.getByRole('textbox', { name: /ZIP|Postal/ })).toHaveCount(0);
  expect(inOrder).toEqual([expect.stringMatching(/^Your .* Rental Car Protection Quote$/), 'Total', 'Payment', 'Complete Your Order']);
  await expect(
    page.getByText('All information is transmitted over a secure connection. All transactions are protected with bank-grade security.'))
    .toBeVisible();
  for (const label of ['Subtotal', 'Tax', 'Total due']) await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
});
