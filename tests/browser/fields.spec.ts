import type { Page } from '@playwright/test';
import { askedOn } from './support/asked';
import { newYorkToday, plusDays, usDate } from './support/days';
import { withoutScripts } from './support/drawn';
import { beginsAt, startsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf, Walk } from './support/walk';

test('a 41st character is not kept in a name or an agency, nor a 31st in an address, and the limit is told (RC-056, RC-060, RC-066, WG-005)', async ({ page, shop }) => {
  const long = `${'Abcdefghi '.repeat(4)}X`;
  const kept = long.slice(0, 40);
  await shop.opens('rentalInfo');
  await shop.fillsReservation({ agency: 'Other' });
  await shop.field('Agency name').pressSequentially(long);
  await expect(shop.field('Agency name')).toHaveValue(kept);
  await expect(page.getByRole('status').getByText('Only the first 40 characters are kept.')).toBeVisible();
  await shop.next();
  await shop.answers('Personal');
  await shop.next();
  await shop.isAt('driver');
  for (const label of ['First name', 'Last name']) {
    await shop.field(label).fill(long);
    await expect(shop.field(label)).toHaveValue(kept);
  }
  const digits = '43215'.repeat(7);
  for (const label of ['Street address', 'Unit', 'City', 'ZIP code']) {
    await shop.field(label).fill(digits.slice(0, 31));
    await expect(shop.field(label), label).toHaveValue(digits.slice(0, 30));
    await expect(page.getByRole('status').getByText('Only the first 30 characters are kept.')).toBeVisible();
    await shop.field(label).fill('');
  }
  await shop.fillsDriver();
  await shop.next();
  await shop.answers('Yes');
  await shop.next();
  await shop.isAt('addDrivers');
  await shop.driverRow(1).getByRole('textbox', { name: 'First name' }).fill(long);
  await expect(shop.driverRow(1).getByRole('textbox', { name: 'First name' })).toHaveValue(kept);
});

test('five drivers can be added, no sixth; a half row holds Next up; empty rows are gone on return (RC-020, RC-067, RC-068)',
  async ({ page, shop }) => {
  await shop.buysUpTo('addDrivers');
  const add = page.getByRole('button', { name: 'Add another driver' });
  for (let row = 1; row < 5; row += 1) await add.click();
  await expect(shop.driverRow(5)).toBeVisible();
  await expect(add).toHaveCount(0);
  await shop.driverRow(3).getByRole('textbox', { name: 'First name' }).fill('Jonah');
  await expect(shop.nextButton).toHaveAttribute('aria-disabled', 'true');
  await shop.driverRow(3).getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await shop.next();
  await shop.isAt('plans');
  await page.goBack();
  await shop.isAt('addDrivers');
  await expect(shop.driverRow(1).getByRole('textbox', { name: 'First name' })).toHaveValue('Jonah');
  await expect(shop.driverRow(2)).toHaveCount(0);
});

test('what is still needed names the driver who lacks it, where several are asked the same (D6)', async ({ page, shop }) => {
  await shop.buysUpTo('addDrivers');
  const types = (row: number, label: string, text: string): Promise<void> =>
    shop.driverRow(row).getByRole('textbox', { name: label }).fill(text);
  await types(1, 'First name', 'Jonah');
  await expect(shop.nextButton).toHaveAccessibleDescription('Still needed: last name');
  await shop.presses(page.getByRole('button', { name: 'Add another driver' }));
  await types(2, 'Last name', 'Lee');
  await expect(shop.nextButton)
    .toHaveAccessibleDescription('Still needed: last name of additional driver 1, first name of additional driver 2');
  await types(1, 'First name', '');
  await expect(shop.nextButton).toHaveAccessibleDescription('Still needed: first name of additional driver 2');
});

test('drivers of an answer taken back are not on the order (RC-069, C-48)', async ({ page, shop }) => {
  await shop.buysUpTo('plans', { drivers: [['Jonah', 'Okafor']] });
  await shop.opens('additionalDrivers');
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  const checkout = page.waitForRequest(/rental-car\/checkout$/);
  await shop.choosesPlan();
  const { details } = (await checkout).postDataJSON() as { details: { drivers: readonly { firstName: string; isMainDriver: boolean }[] } };
  expect(details.drivers).toHaveLength(1);
  expect(details.drivers[0]).toMatchObject({ firstName: 'Ines', isMainDriver: true });
  await shop.isAt('payment');
  await expect(shop.detail('Additional drivers')).toHaveCount(0);
});

test('Next stays off until everything is answered, and says what is missing (RC-055, RC-065, RC-071, D6)', async ({ shop }) => {
  await shop.opens('rentalInfo');
  await expect(shop.nextButton).toHaveAttribute('aria-disabled', 'true');
  await expect(shop.nextButton).toHaveAccessibleDescription('Still needed: pick-up date, return date, rental agency');
  await shop.fillsReservation();
  await expect(shop.nextButton).not.toHaveAttribute('aria-disabled', 'true');
  await shop.next();
  await shop.isAt('useType');
  await expect(shop.nextButton).toHaveAttribute('aria-disabled', 'true');
  await shop.answers('Personal');
  await shop.next();
  await shop.isAt('driver');
  await shop.fillsDriver();
  for (const label of ['First name', 'Last name', 'Phone number', 'E-mail', 'Street address', 'City', 'ZIP code']) {
    const field = shop.field(label);
    const value = await field.inputValue();
    await field.fill('');
    await expect(shop.nextButton, label).toHaveAttribute('aria-disabled', 'true');
    await field.fill(value);
    await expect(shop.nextButton, label).not.toHaveAttribute('aria-disabled', 'true');
  }
});

test('the plans are tabs: the first one open, prices per day, arrow keys move (RC-022, RC-036, RC-046, RC-080, RC-083)',
  async ({ page, shop }) => {
  await startsAt(shop, 'plans');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^Platinum Family\s*\$13\.50 per day$/, /^Platinum\s*\$11\.25 per day$/, /^Standard\s*\$9\.00 per day$/]);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('$100,000');
  await expect(panel).toContainText('$94.50');
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName(/^Platinum ?\$11/);
  await page.keyboard.press('End');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('heading')).toHaveText('Standard');
  await page.getByRole('button', { name: 'Select Plan' }).click();
  await shop.isAt('payment');
  await expect(shop.heading).toHaveText('Your Standard Rental Car Protection Quote');
});

test('each selection is a new purchase with a key of its own (RC-047)', async ({ page, shop, watch }) => {
  watch.expectsStatus(422);
  const keys: (string | undefined)[] = [];
  await page.route(/rental-car\/purchase$/, async (route) => {
    keys.push(route.request().headers()['x-unique-key']);
    await route.fulfill({ status: 422, json: { error: { code: 'price_changed', message: 'Select the plan again.' } } });
  });
  await startsAt(shop, 'payment');
  for (const plan of ['Platinum', 'Standard']) {
    await shop.opens('plans');
    await shop.choosesPlan(plan);
    await shop.isAt('payment');
    await shop.typesCard();
    await shop.accepts();
    await shop.pays();
    await expect(shop.dialog).toBeVisible();
    await shop.closesMessage();
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(keys[1]);
});

test('text that names no business type is told at its field when that is left, and kept; typed in full it is the choice (BO-003, BO-005)', { tag: '@phone' },
  async ({ page, shop }) => {
  await page.goto('/small-business-owners-insurance/basic-info');
  const field = page.getByRole('combobox', { name: 'Business type' });
  const isTold = async (): Promise<void> => {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Choose the business type from the list');
  };
  const isRight = (): Promise<void> => expect(field).not.toHaveAttribute('aria-invalid', 'true');
  for (const text of ['barber', 'zzzz']) {
    await field.fill('');
    await isRight();
    await field.pressSequentially(text);
    await isRight();
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(text);
    await isTold();
  }
  await page.reload();
  await expect(field).toHaveValue('zzzz');
  await field.fill('barber');
  await shop.presses(page.getByRole('option', { name: 'Barber Shops' }));
  await expect(field).toHaveValue('Barber Shops');
  await isRight();
  await field.fill('zzzz');
  await page.keyboard.press('Tab');
  await isTold();
  await field.fill('barber SHOPS');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Barber Shops');
  await isRight();
});

test('a business type is found by the word for who is in it, and what matches nothing is told with what to do (BO-003)', { tag: '@phone' },
  async ({ page, shop }) => {
  await page.goto('/small-business-owners-insurance/basic-info');
  const field = page.getByRole('combobox', { name: 'Business type' });
  await expect(field).not.toHaveAttribute('placeholder');
  await field.pressSequentially('bakrey');
  await expect(page.getByText('No business type matches “bakrey”. Check the spelling or try a wider word.')).toBeVisible();
  await field.fill('plumber');
  await shop.presses(page.getByRole('option', { name: 'Plumbing, Heating, and Air-Conditioning Contractors' }));
  await expect(field).toHaveValue('Plumbing, Heating, and Air-Conditioning Contractors');
});

test('a date, a phone number and a ZIP code can be typed in Arabic digits, and pasted with marks that nobody sees (quality 7: 4, 19)',
  async ({ page, shop }) => {
  await shop.opens('rentalInfo');
  await shop.field('Pick-up date').pressSequentially('٠٣١٠٢٠٣٠');
  await expect(shop.field('Pick-up date')).toHaveValue('03/10/2030');
  await startsAt(shop, 'driver');
  const phone = shop.field('Phone number');
  await phone.pressSequentially('٦١٤٥٥٥٠١٠٠');
  await expect(phone).toHaveValue('614-555-0100');
  await phone.press('Home');
  await phone.press('Delete');
  await page.keyboard.type('٥');
  await page.keyboard.type('1');
  await expect(phone).toHaveValue('511-455-5010');
  await phone.fill('\u202a+1 (614) 555-0100\u202c');
  await expect(phone).toHaveValue('614-555-0100');
  await shop.field('ZIP code').pressSequentially('٤٣٢١٥');
  await expect(shop.field('ZIP code')).toHaveValue('43215');
});

test('a phone number is taken with the signs it was copied with, and no extension (quality 7: 19)', async ({ page, shop }) => {
  const isTaken = async (): Promise<void> => {
    for (const copied of ['614·555·0100', '614 • 555 • 0100', '614\u2212555\u22120100', '614\u00ad555\u00ad0100',
      '（614）555－0100', '＋1 614 555 0100']) {
      await shop.field('Phone number').fill(copied);
      await expect(shop.field('Phone number'), copied).toHaveValue('614-555-0100');
    }
    await shop.field('Phone number').fill('614·555·0100 x12');
    await page.keyboard.press('Tab');
    await expect(shop.field('Phone number')).toHaveAccessibleDescription(/without letters or an extension/);
  };
  await startsAt(shop, 'driver');
  await expect(shop.field('Phone number')).toBeEditable();
  await isTaken();
  await page.goto('/renters-insurance/property-info');
  await isTaken();
});

test('an amount is taken with its sign and with cents that are none; other cents are told (I28, SV-055, quality 7: 4, 19)', async ({ page, shop }) => {
  await beginsAt(shop, lineOf('landlord'), 'home');
  const rent = shop.field('Rent per month');
  for (const copied of ['$1,200.00', '1200.00', '$ 1 200']) {
    await rent.fill(copied);
    await page.keyboard.press('Tab');
    await expect(rent, copied).toHaveValue('1,200');
  }
  await rent.fill('$1,200.50');
  await page.keyboard.press('Tab');
  await expect(rent).toHaveValue('$1,200.50');
  await expect(rent).toHaveAccessibleDescription(/must be a whole amount/);
});

for (const outcome of ['have come', 'are lost']) {
  test(`a phone number can be typed before its rules ${outcome}, and typed on then (I13, WG-010)`, { tag: '@phone' },
    async ({ page, context, shop, watch }) => {
    if (outcome === 'are lost') {
      watch.expectsLostCalls();
      // With the line these may be lost as well.
      watch.expects(/Address suggestions are not available/);
    }
    const release = await withoutScripts(page, 'book-*');
    await startsAt(shop, 'driver');
    const phone = shop.field('Phone number');
    const countries = page.getByRole('combobox', { name: 'Phone number: country' }).getByRole('option');
    await phone.pressSequentially('6145550');
    await expect(phone).toHaveValue('614-555-0');
    await expect(countries).toHaveText(['United States +1', 'South Africa +27']);
    await context.setOffline(outcome === 'are lost');
    release();
    if (outcome === 'have come') await expect(countries.nth(200)).toBeAttached();
    await expect(phone).toBeFocused();
    await page.keyboard.type('100');
    await expect(phone).toHaveValue('614-555-0100');
    await expect(shop.nextButton).toHaveAccessibleDescription(/^Still needed: (?!.*phone)/i);
  });
}

test('a day and a time of day are answered together: a day alone is told, and both are sent as the visitor’s own moment (SV-023)', { tag: '@phone' },
  async ({ page, shop }) => {
  await beginsAt(shop, lineOf('small-business'), 'survey');
  const walk = new Walk(shop, lineOf('small-business'));
  await walk.settles();
  await walk.through({ to: 'When may we call you?' });
  const day = plusDays(newYorkToday(), 3);
  const date = page.getByRole('textbox', { name: 'Day and time (optional)', exact: true });
  await date.fill(usDate(day));
  await page.keyboard.press('Escape');
  await shop.next();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Day and time: time').fill('09:30');
  const saved = page.waitForRequest(/commercial\/responses$/);
  await walk.goesOn();
  const { details } = (await saved).postDataJSON() as { readonly details: { readonly call_at: string } };
  expect(details.call_at).toMatch(new RegExp(`^${day}T09:30:00(Z|[+-]\\d\\d:\\d\\d)$`, 'u'));
  expect(Date.parse(details.call_at)).toBe(await page.evaluate((local) => Date.parse(local), `${day}T09:30`));
});

/** As a browser fills in what it knows: all fields at once, without a key and without the focus. */
const fillsIn = (page: Page, known: Readonly<Record<string, string>>): Promise<void> => page.evaluate((all) => {
  for (const [token, text] of Object.entries(all)) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`input[autocomplete="${token}"]`)) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}, known);
const known = { 'given-name': 'Ines', 'family-name': 'Okafor', bday: '1980-01-02', tel: '+16145550100', 'tel-national': '6145550100',
  email: 'ines@example.com', 'address-line1': '48 Alder Street', 'address-level2': 'Columbus', 'postal-code': '43215' };

test('a form that the browser fills in from another field has no list of addresses over it (I28)', async ({ page, shop }) => {
  await page.goto('/renters-insurance/property-info');
  await expect(shop.nextButton).toHaveAttribute('aria-disabled', 'true');
  await shop.field('First name').focus();
  const suggested = page.waitForResponse('**/sandbox/places/suggest*');
  await fillsIn(page, known);
  await (await suggested).finished();
  await expect(shop.nextButton).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Street address' })).toHaveValue('48 Alder Street');
  // By the next key what has come is drawn.
  await shop.field('Street address').press('End');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await shop.next();
  await expect(shop.heading).toHaveText('When were you born?');
});

test('a browser fills in questions about the visitor, and none about others (I28, quality 7: 16)', async ({ page, shop }) => {
  const filled = async (line: string, step: string, press?: string): Promise<readonly string[]> => {
    await beginsAt(shop, lineOf(line), step);
    if (press !== undefined) await shop.presses(page.getByRole('button', { name: press }));
    await expect(shop.field(line === 'vehicle-contents' ? 'E-mail' : 'name').first()).toBeEditable();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const answered = async (): Promise<readonly string[]> =>
      (await askedOn(page)).filter(({ answer }) => answer !== '').map(({ label }) => label);
    const before = await answered();
    await fillsIn(page, known);
    return (await answered()).filter((label) => !before.includes(label));
  };
  expect(await filled('vehicle-contents', 'beneficiary')).toEqual([]);
  expect(await filled('landlord', 'tenants')).toEqual([]);
  expect(await filled('pet', 'pets', 'Add a pet')).toEqual([]);
  expect(await filled('landlord', 'owner')).toEqual(['First name', 'Last name', 'Phone number', 'E-mail']);
});

for (const [where, status, answer, country] of [['known', 200, { country: 'GB' }, 'GB'], ['not known', 503, {}, 'US']] as const) {
  test(`a phone number begins with the visitor’s country, here ${where}; the US comes first; a country that is chosen puts its code in the field, and no digit of a number abroad is cut (WG-011, WG-012, WG-013, WG-014)`,
    async ({ page, shop, watch }) => {
    watch.expectsStatus(503);
    await page.route('**/sandbox/places/country*', (route) => route.fulfill({ status, json: answer }));
    const found = page.waitForResponse('**/sandbox/places/country*');
    await startsAt(shop, 'driver');
    await (await found).finished();
    const [chosen, number] = [page.getByRole('combobox', { name: 'Phone number: country' }), shop.field('Phone number')];
    await expect(chosen).toHaveValue(country);
    await expect(chosen.getByRole('option').first()).toHaveText('United States +1');
    for (const [code, dial] of [['ZA', '+27'], ['DE', '+49']] as const) {
      await chosen.selectOption(code);
      await expect(number).toHaveValue(dial);
      await expect(number).toBeFocused();
    }
    await page.keyboard.type('151234567890');
    await expect.poll(async () => (await number.inputValue()).replaceAll(/\D/g, '')).toBe('49151234567890');
    await expect(chosen).toHaveValue('DE');
  });
}

test('a South African number can be typed digit by digit, with its country or without; one that is none is refused with the reason; the holder’s country is fixed, a beneficiary’s begins there (VC-027, VC-037, WG-011)', async ({ page, shop }) => {
  const digits = 'A South African phone number has nine digits after +27, like +27 82 123 4567';
  const words = 'Enter a phone number in digits only, without letters or an extension';
  const walk = new Walk(shop, lineOf('vehicle-contents'));
  await walk.enters();
  await walk.through({ to: 'policy-holder' });
  for (const typed of ['0821234567', '+27821234567']) {
    await shop.field('Phone number').fill('');
    await shop.field('Phone number').pressSequentially(typed);
    await expect(shop.field('Phone number')).toHaveValue('+27 82 123 4567');
  }
  await walk.fills();
  for (const [typed, reason] of [['+27 27821234567', digits], ['082 123 456', digits], ['082 123 45678', digits], ['0000000000', digits],
    ['082 abc 4567', words], ['+27 82 123 4567 x12', words]] as const) {
    await shop.field('Phone number').fill(typed);
    await shop.next();
    await expect(shop.field('Phone number'), typed).toHaveAccessibleDescription(reason);
  }
  await shop.field('Phone number').fill('0821234567');
  const country = page.getByRole('combobox', { name: 'Phone number: country' });
  await expect(country).toHaveCount(0);
  await walk.goesOn();
  await shop.answers('Yes');
  await shop.next();
  // The beneficiary may live elsewhere.
  await expect(country).toHaveValue('ZA');
  await shop.field('Phone number').fill('0821234568');
  await expect(shop.field('Phone number')).toHaveValue('+27 82 123 4568');
});

test('Escape also keeps the suggestions closed that are still on their way (I26)', async ({ page }) => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => { answer = resolve; });
  await page.route('**/sandbox/places/suggest*', async (route) => { await released; await route.continue(); });
  await page.goto('/renters-insurance/property-info');
  const street = page.getByRole('combobox', { name: 'Street address' });
  const asked = page.waitForRequest('**/sandbox/places/suggest*');
  await street.pressSequentially('48 Alder');
  await asked;
  const answered = page.waitForResponse('**/sandbox/places/suggest*');
  await street.press('Escape');
  answer();
  await (await answered).finished();
  await expect(street).toHaveAttribute('aria-expanded', 'false');
  await street.pressSequentially(' S');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a whole address pasted as the street is offered with its own ZIP code, and picking it fills the fields (I28, quality 7: 19, 20)', async ({ page, shop }) => {
  await startsAt(shop, 'driver');
  const street = shop.field('Street address');
  await street.fill('48 Alder Street, Columbus, OH 43215');
  await shop.presses(page.getByRole('listbox').getByRole('option', { name: '48 Alder Street Columbus, OH 43215' }));
  await expect(street).toHaveValue('48 Alder Street');
  await expect(shop.field('City')).toHaveValue('Columbus');
  await expect(shop.select('State')).toHaveValue('OH');
  await expect(shop.field('ZIP code')).toHaveValue('43215');
  await expect(page.getByText('Only the first 30 characters are kept.')).toHaveCount(0);
});

test('an address that is picked and cannot be looked up is kept as it was shown (S-84)', async ({ page, sandbox, watch }) => {
  watch.expects(/places\/geocode/);
  await page.goto('/renters-insurance/property-info');
  const street = page.getByRole('combobox', { name: 'Street address' });
  await street.pressSequentially('48 Ald');
  const choice = page.getByRole('listbox').getByRole('option').first();
  await sandbox.fails({ call: 'places.geocode', fault: 'status', status: 500, times: 5 });
  await choice.click();
  await expect(street).toHaveValue('48 Alder Street');
});

test('who types on after picking an address keeps what is typed, whenever the picked one comes (I27)', async ({ page }) => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => { answer = resolve; });
  await page.route('**/sandbox/places/geocode*', async (route) => { await released; await route.continue().catch(() => undefined); });
  await page.goto('/renters-insurance/property-info');
  const street = page.getByRole('combobox', { name: 'Street address' });
  await street.pressSequentially('48 Ald');
  const asked = page.waitForRequest('**/sandbox/places/geocode*');
  await page.getByRole('listbox').getByRole('option').first().click();
  await asked;
  const dropped = page.waitForEvent('requestfailed');
  await street.fill('9 Elm Road');
  await dropped;
  answer();
  await expect(street).toHaveValue('9 Elm Road');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('');
});
