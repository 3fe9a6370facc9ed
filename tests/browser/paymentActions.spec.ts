import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A step of the example flow, in a state the prover reached; the gallery names the last event that was sent. */
async function opens(page: Page, step: string): Promise<void> {
  await page.goto(`/gallery/steps/payment-actions/${step}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const sent = (page: Page) => page.getByText('Last event: NEXT');

test('a refund shows what goes back to which card, asks for none, and Enter sends it (S-80, PY-012, PY-014, PY-015)', { tag: '@phone' },
  async ({ page }) => {
  await opens(page, 'refund');
  const back = page.getByRole('term').filter({ hasText: 'Visa ending in 4242' });
  await expect(back).toBeVisible();
  await expect(page.getByText('$124.55').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund: $124.55' }).press('Enter');
  await expect(sent(page)).toBeVisible();
});

test('a change that costs nothing is confirmed without a card, by Enter (S-80, PY-014, PY-015)', { tag: '@phone' }, async ({ page }) => {
  await opens(page, 'noChange');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm changes' }).press('Enter');
  await expect(sent(page)).toBeVisible();
});

test('another card is asked for where one is put on file (S-80, PY-008)', async ({ page }) => {
  await opens(page, 'update');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm changes' })).toBeVisible();
});

test('a refund is confirmed in its own words (PY-026, PY-027)', async ({ page }) => {
  await opens(page, 'refunded');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You\'re all set!');
  await expect(page.getByText('$124.55 goes back to your card. Allow your bank five working days.')).toBeVisible();
  await expect(page.getByText('EX-2026-0000142')).toBeVisible();
});
