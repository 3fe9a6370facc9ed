/** What a visitor does on the way to a policy, with real input events. The wizard's fields have the same labels. */
const dayFromNow = (days) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
};
export const heading = (page) => page.locator('main h1');
export const next = (page) => page.getByRole('button', { name: 'Next', exact: true });

/** Presses Next and waits for another heading. */
async function onward(page) {
  const before = await heading(page).textContent();
  await next(page).click();
  await page.waitForFunction((text) => { const now = document.querySelector('main h1')?.textContent; return now && now !== text; }, before);
}

/** Two days from now, so that no rental agreement is asked for. */
export async function rentalInfo(page) {
  await page.getByLabel('Pick-up date', { exact: true }).fill(dayFromNow(2));
  await page.getByLabel('Return date', { exact: true }).fill(dayFromNow(6));
  await page.getByLabel('Rental agency', { exact: true }).selectOption({ label: 'Hertz' });
  await page.keyboard.press('Escape');
  await onward(page);
}
export async function useType(page) {
  await page.getByRole('radio', { name: /^Personal/ }).check({ force: true });
  await onward(page);
}
export async function driver(page) {
  for (const [label, text] of [
    ['First name', 'Ines'], ['Last name', 'Okafor'], ['Phone number', '(614) 555-0100'], ['E-mail', 'ines@example.com'],
    ['Street address', '48 Alder Street'], ['City', 'Columbus'], ['ZIP code', '43215'],
  ]) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Ohio' });
  await onward(page);
}
export async function noOtherDrivers(page) {
  await page.getByRole('radio', { name: /^No/ }).check({ force: true });
}

/** Renters cover, up to the first question of its survey. */
export async function property(page) {
  await page.getByLabel('Street address', { exact: true }).fill('48 Alder Street');
  await page.keyboard.press('Escape');
  for (const [label, text] of [['City', 'Columbus'], ['ZIP code', '43215'], ['First name', 'Ines'], ['Last name', 'Okafor'],
    ['Phone number', '6145550100'], ['E-mail', 'ines@example.com']]) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await onward(page);
}

/** From the question about other drivers to the policy number. */
export async function buy(page) {
  await noOtherDrivers(page);
  await onward(page);
  await page.getByRole('tabpanel').getByRole('button').last().click();
  await page.waitForURL(/\/payment/);
  for (const [label, text] of [['Card number', '4242424242424242'], ['Expiry date', '1234'], ['Security code', '123']]) {
    await page.getByRole('group', { name: label }).frameLocator('iframe').getByRole('textbox').pressSequentially(text);
  }
  await page.getByRole('checkbox', { name: /certification/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I understand and accept' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A click somewhere else first: the focus leaves the card's frame.
  await page.locator('.pay-due').click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/confirmation/);
  await heading(page).waitFor();
}
