import type { CDPSession, Page } from '@playwright/test';
import { beginsAt, startsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf } from './support/walk';

/** An input method, as for Japanese: what is typed is composed in the field, until a key takes it. */
class InputMethod {
  private constructor(private readonly session: CDPSession) {}
  static async of(page: Page): Promise<InputMethod> { return new InputMethod(await page.context().newCDPSession(page)); }
  async composes(text: string): Promise<void> {
    for (let length = 1; length <= text.length; length += 1) {
      await this.session.send('Input.imeSetComposition', { text: text.slice(0, length), selectionStart: length, selectionEnd: length });
    }
  }
  async takes(text: string): Promise<void> { await this.session.send('Input.insertText', { text }); }
  async types(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.composes(text);
      await this.takes(text);
    }
  }
}

test('a date, phone numbers and a ZIP code can be typed with an input method (quality 7: 4, 19)', async ({ page, shop }) => {
  const method = await InputMethod.of(page);
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').focus();
  await method.types('０３', '１０２０', '３０');
  await expect(shop.field('Pick-up date')).toHaveValue('03/10/2030');
  await startsAt(shop, 'driver');
  await expect(shop.field('Phone number')).toBeEditable();
  await shop.field('Phone number').fill('');
  await shop.field('Phone number').focus();
  await method.types('６１４', '５５５０１', '００');
  await expect(shop.field('Phone number')).toHaveValue('614-555-0100');
  await page.goto('/renters-insurance/property-info');
  await shop.field('ZIP code').focus();
  await method.types('４３２１５');
  await expect(shop.field('ZIP code')).toHaveValue('43215');
  await beginsAt(shop, lineOf('vehicle-contents'), 'policyHolder');
  await expect(shop.field('Phone')).toBeEditable();
  await shop.field('Phone').focus();
  await method.types('０８２', '１２３４５６７');
  await expect(shop.field('Phone')).toHaveValue('+27 82 123 4567');
});

test('keys that an input method takes choose nothing from the list of a field, open no calendar and close no dialog (I26)',
  async ({ page, shop }) => {
  const method = await InputMethod.of(page);
  await page.goto('/renters-insurance/property-info');
  const street = page.getByRole('combobox', { name: 'Street address' });
  await street.pressSequentially('48 Ald');
  await expect(page.getByRole('listbox')).toBeVisible();
  await method.composes('er');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(street).not.toHaveAttribute('aria-activedescendant');
  await method.takes('er');
  await expect(street).toHaveValue('48 Alder');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue('48 Alder Street');
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').focus();
  await method.composes('０３');
  await page.keyboard.press('ArrowDown');
  await expect(shop.field('Pick-up date')).toBeFocused();
  await beginsAt(shop, lineOf('pet'), 'pets');
  await shop.presses(page.getByRole('button', { name: 'Add a pet' }));
  await shop.field('Name').focus();
  await method.composes('ミケ');
  await page.keyboard.press('Escape');
  await expect(shop.field('Name')).toHaveValue('ミケ');
});
