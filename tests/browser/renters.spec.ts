import type { Locator, Page, Request } from '@playwright/test';
import { cards } from './support/cards';
import { longDate, newYorkToday, plusDays, usDate } from './support/days';
import { ledgerHasOnePolicy } from './support/one';
import type { Shop } from './support/shop';
import { beginsAt } from './support/start';
import { expect, test } from './support/test';
import { lineOf, Walk } from './support/walk';

const renters = lineOf('renters');
/** What is said and sent does not depend on the size: the small one is the harder. */
const phone = { tag: '@phone-only' };
const dollars = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''));

interface Body { readonly [name: string]: unknown }
const endsWith = (name: string) =>
  (request: Request): boolean => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(`/renters/${name}`);
const lastBody = (sent: readonly Request[], name: string): Body => sent.findLast(endsWith(name))?.postDataJSON() as Body;
/** Every request of the page, as they go. */
function listens(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return sent;
}
/** What the server said last to a call. */
const said = async (sent: readonly Request[], name: string): Promise<Body> =>
  (await (await sent.findLast(endsWith(name))?.response())?.json()) as Body;

/** At a question of the survey, or at a step behind it: nothing is asked again that other tests answer. */
async function reaches(shop: Shop, to: string, given: Readonly<Record<string, unknown>> = {}): Promise<Walk> {
  const walk = new Walk(shop, renters, { given });
  if (to === 'quote' || to === 'payment') {
    await beginsAt(shop, renters, to, given);
    await walk.settles();
    return walk;
  }
  await beginsAt(shop, renters, 'survey', given);
  await walk.settles();
  await walk.through({ to });
  return walk;
}
const panel = (page: Page) => page.getByRole('region', { name: 'Price' });
const saidIn = (page: Page) => panel(page).getByRole('status').first();
const coverage = (page: Page) => page.getByRole('combobox', { name: /^Personal property/ });
const wayToPay = (page: Page, title: RegExp) =>
  page.getByRole('radiogroup', { name: 'How would you like to pay?' }).getByRole('radio', { name: title });

// Each mount once, each size once: `purchase.spec.ts` has all four.
for (const [mount, size] of [['', { tag: '@phone-only' }], ['/embed/v1', {}]] as const) {
  const where = mount && `in a partner’s page (${mount})`;
  test(`cover is bought from the street on the landing page to a policy number ${where} (RN-003, RN-005, RN-006, RN-008, RN-009, RN-010, RN-011, RN-012, RN-013, RN-014, RN-016, RN-024, RN-029, RN-063, RN-070, PY-006, PY-020, WG-006, D17)`, size, async ({ page, shop, sandbox, person }) => {
    shop.mount = mount;
    const sent = listens(page);
    const walk = new Walk(shop, renters);
    await page.goto(walk.base);
    await page.getByRole('textbox', { name: 'Street address' }).fill(`${person.streetAddress} in the very long avenue`);
    await expect(page.getByRole('textbox', { name: 'Street address' }))
      .toHaveValue(`${person.streetAddress} in the very long avenue`.slice(0, 30));
    await page.getByRole('textbox', { name: 'Street address' }).fill(person.streetAddress);
    await shop.presses(page.getByRole('button', { name: 'Get Started', exact: true }));

    await expect(shop.heading).toHaveText('What is your address and personal information?');
    await expect(page).toHaveURL(({ pathname }) => pathname === `${walk.base}/property-info`);
    await expect(page.getByText('Renters Insurance', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Street address', exact: true })).toHaveValue(person.streetAddress);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
    await walk.through({ to: 'policy-date' });
    await expect(shop.heading).toHaveText('When should this policy take effect?');
    await walk.fills();
    await walk.goesOn();

    await expect(shop.heading).toHaveText('Your Renters Quote');
    await expect(shop.detail('Property address'))
      .toHaveText(`${person.streetAddress}, Unit 3B, ${person.city}, ${person.region} ${person.postal}`);
    await expect(shop.detail('Start date'))
      .toContainText(longDate(String((lastBody(sent, 'rates').settings as Body).policy_effective_date)));
    const { defaults } = (await said(sent, 'rates')).rates as { readonly defaults: Readonly<Record<string, number>> };
    await expect(coverage(page)).toHaveValue(String(defaults.personal_property_coverage));
    const { plans: [plan] } = (await said(sent, 'plans')) as { readonly plans: readonly { readonly policy_doc_url: string }[] };
    await expect(page.getByRole('link', { name: /^Sample policy/ })).toHaveAttribute('href',
      new RegExp(`${String(plan?.policy_doc_url).replaceAll(/[.?]/g, String.raw`\$&`)}$`));
    await expect(wayToPay(page, /^Monthly/)).toBeChecked();
    await expect(wayToPay(page, /^Annual/)).toBeVisible();
    const shown = await panel(page).getByText(/^\$[\d,.]+$/).first().innerText();
    await walk.goesOn();

    for (const label of ['Underwritten by', 'Property coverage', 'Property address', 'Start date', 'Billing cycle'])
      await expect(shop.detail(label).first(), label).not.toBeEmpty();
    for (const label of ['Name on the card', 'Street address', 'City', 'ZIP code (optional)'])
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'State', exact: true })).toBeVisible();
    const due = await page.getByText(/^\$[\d,.]+$/).last().innerText();
    expect(due).toBe(shown);
    await walk.fills();
    const onCard = await page.getByRole('textbox', { name: 'Name on the card', exact: true }).inputValue();
    await walk.goesOn();

    await expect(shop.heading).toHaveText('You\'re all set!');
    const number = await page.getByText(/^RN-\d{4}-\d+$/).first().innerText();
    await expect(shop.detail('Policy number')).toHaveText(number);
    ledgerHasOnePolicy(await sandbox.ledger(person.email), { number, amount: Math.round(dollars(shown) * 100) });
    const token = sent.find((request) => request.method() === 'POST' && request.url().endsWith('/v1/tokens'));
    expect((token?.postDataJSON() as Body).holder).toMatchObject({
      name: onCard, address_line1: person.streetAddress, address_city: person.city, address_state: 'OH',
    });
    const order = sent.filter((request) => request.method() === 'POST' && request.url().includes('/renters/'))
      .map((request) => request.url().split('/').at(-1)).filter((name) => name !== 'responses');
    expect(order).toEqual(['plans', 'rates', 'checkout', 'cadences', 'purchase']);
  });
}

test('an address of several places is confirmed before the questions, and the place that was picked is the one that is insured (RN-004, RN-030, RN-031, WG-004, RN-038, RN-039, RN-040, RN-041, ME-003, ME-020)', phone, async ({ page, shop, sandbox }) => {
  const sent = listens(page);
  const walk = new Walk(shop, renters, { given: { city: 'Westerville', postal: '43215' } });
  await walk.enters();
  await walk.fills();
  await sandbox.fails({ call: 'renters.plans', fault: 'slow', seconds: 2 });
  await shop.next();
  await expect(page.getByRole('button', { name: 'One moment' })).toHaveAttribute('aria-disabled', 'true');
  await expect(shop.dialog).toHaveAccessibleName('Verify Address');
  await expect(shop.dialog).toContainText(
    'We’ve found multiple addresses that fit the information you’ve provided. Please confirm your residence.');
  const places = shop.dialog.getByRole('button').filter({ hasText: /County|,/ });
  expect(await places.count()).toBeGreaterThan(1);
  await expect(places.filter({ hasText: 'Westerville' }).first()).toContainText(/Westerville.*(Delaware|Franklin)/);
  // Left alone, nothing is picked, and Next asks again (S-17).
  for (const leaves of [() => page.keyboard.press('Escape'), () => shop.presses(shop.dialog.getByRole('button', { name: 'Cancel' }))]) {
    await leaves();
    await expect(shop.dialog).toHaveCount(0);
    await shop.next();
    await expect(shop.dialog).toHaveAccessibleName('Verify Address');
  }
  await shop.presses(places.filter({ hasText: 'Westerville' }).first());
  await expect(shop.heading).toHaveText('When were you born?');
  await walk.through({ to: 'payment' });
  expect(lastBody(sent, 'rates').property_address)
    .toMatchObject({ street_address: '48 Alder Street', unit: 'Unit 3B', city: 'Westerville', region: 'OH', postal: '43215' });
  await expect(shop.detail('Property address').first()).toContainText('Westerville');
});

test('the first questions: a day that cannot be is told at once; the server judges every answer before the next question; a branch opens and closes; what declines has only the way back (SV-001, SV-002, SV-003, SV-004, SV-005, SV-032, SV-033, SV-036, SV-042, SV-048, SV-049, SV-068, S-08, F01)', phone, async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(422);
  const sent = listens(page);
  const walk = await reaches(shop, 'When were you born?');
  await test.step('a birthday in the thirteenth month is not sent; a real one is, year first', async () => {
    const born = page.getByRole('textbox', { name: 'Date of birth' });
    await born.pressSequentially('13011980');
    await shop.next();
    await expect(born).toHaveAttribute('aria-invalid', 'true');
    expect(sent.filter(endsWith('responses'))).toHaveLength(0);
    await born.fill('');
    await born.pressSequentially('01021980');
    await expect(born).toHaveValue('01/02/1980');
    await walk.goesOn();
    expect(lastBody(sent, 'responses')).toMatchObject({ details: { pni_dob: '1980-01-02' } });
  });
  await walk.through({ to: 'When was the building built?' });
  await test.step('what the server refuses is told with its title and its words, and kept', async () => {
    const year = page.getByRole('textbox', { name: 'Year built' });
    const next = String(new Date().getUTCFullYear() + 1);
    await year.fill(next);
    await sandbox.fails({ call: 'renters.responses', fault: 'slow', seconds: 2 });
    await shop.next();
    await expect(page.getByRole('button', { name: 'One moment' })).toBeVisible();
    await expect(shop.heading).toHaveText('When was the building built?');
    await expect(shop.dialog).toHaveAccessibleName('Please check the year');
    await expect(shop.dialog).toContainText('A home cannot have been built in the future.');
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok', exact: true }));
    await expect(year).toHaveValue(next);
    await year.fill('1998');
    await walk.goesOn();
    await expect(shop.heading).toHaveText('How many floors does the building have?');
  });
  await walk.through({ to: 'Do you have pets?' });
  await test.step('one question at a time, with help for those who ask', async () => {
    await expect(page.getByRole('radiogroup')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled();
    await shop.presses(page.getByRole('button', { name: 'Need help?' }));
    await expect(shop.dialog).toHaveAccessibleName('Help');
    await expect(shop.dialog).toContainText('Liability cover pays when a pet hurts somebody');
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok', exact: true }));
    await expect(shop.dialog).toHaveCount(0);
  });
  await test.step('Yes opens a branch, Back closes it, and No goes on without it', async () => {
    await shop.answers('Yes');
    await walk.goesOn();
    await expect(shop.heading).toHaveText('Which pets do you have?');
    await shop.presses(page.getByRole('checkbox', { name: 'Cat', exact: true }));
    await shop.back();
    await expect(shop.heading).toHaveText('Do you have pets?');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await shop.answers('No');
    await walk.goesOn();
    await expect(shop.heading).toHaveText('Do you have any of these at your home?');
  });
  await walk.through({ to: 'Do customers visit a business in your home?' });
  await test.step('what declines leads back to the answer, blank', async () => {
    await shop.answers('Yes');
    await shop.next();
    await expect(shop.heading).toHaveText('We are sorry: a home that customers visit needs business insurance.');
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Go Back']);
    await shop.presses(page.getByRole('button', { name: 'Go Back' }));
    await expect(shop.heading).toHaveText('Do customers visit a business in your home?');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await shop.answers('No');
    await walk.goesOn();
  });
});

test('the last questions: days are written MM/DD/YYYY, an amount above the limit is for the VIP team, and an answer of the wrong form is told beside its field; none of it is sent; the mailing address is asked for below the insured address and name; an address that is typed and not picked is told at its street, one that is picked fills the parts beside it; where no address can be suggested, what is typed counts; small print is the screen’s own or the plan’s (SV-007, SV-008, SV-021, SV-022, SV-024, SV-040, SV-050, SV-051, SV-052, SV-056, SV-057, SV-058, S-10, S-84, T5)', phone, async ({ page, shop, sandbox, watch }) => {
  const sent = listens(page);
  const saved = (): number => sent.filter(endsWith('responses')).length;
  const walk = await reaches(shop, 'Do you have renters insurance now?');
  await test.step('a day outside of what is asked is told', async () => {
    await expect(page.getByText('Your answers affect your price and whether we can insure you.')).toBeVisible();
    await shop.answers('Yes');
    await walk.goesOn();
    await page.getByRole('textbox', { name: 'Insurer' }).fill('Alder Mutual');
    const until = page.getByRole('textbox', { name: 'Expiration date' });
    await until.pressSequentially('01022099');
    await expect(until).toHaveValue('01/02/2099');
    const before = saved();
    await shop.next();
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    expect(saved()).toBe(before);
    await until.fill(usDate(plusDays(newYorkToday(), 180)));
    await walk.goesOn();
  });
  await test.step('an amount above the limit: who to call or text; the answer stays, and can be lowered', async () => {
    await expect(shop.heading).toHaveText('What is your jewelry worth?');
    await expect(page.getByText('Every policy covers up to $1,500 of jewelry.')).toBeVisible();
    await expect(page.getByText('Your answers affect your price')).toHaveCount(0);
    const worth = page.getByRole('textbox', { name: 'Value of all jewelry (optional)' });
    await worth.fill('30000');
    await expect(worth).toHaveValue('30,000');
    const before = saved();
    await shop.next();
    await expect(shop.dialog).toHaveAccessibleName('You qualify for Sure\'s VIP service!');
    await expect(shop.dialog).toContainText('Call or text them at');
    await expect(shop.dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(shop.dialog.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\+?\d+$/);
    await shop.presses(shop.dialog.getByRole('button', { name: 'Ok', exact: true }));
    await expect(worth).toHaveValue('30,000');
    await expect(shop.heading).toHaveText('What is your jewelry worth?');
    expect(saved()).toBe(before);
    await worth.fill('900');
    await walk.goesOn();
  });
  await walk.through({ to: 'Tell us about your lease' });
  await test.step('a number that is written in another way is told', async () => {
    await walk.fills();
    const before = saved();
    const lease = page.getByRole('textbox', { name: /^Lease number/ });
    await lease.fill('20415');
    await shop.next();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expect(lease).toHaveAttribute('aria-invalid', 'true');
    expect(saved()).toBe(before);
    await lease.fill('OH-20415');
    await walk.goesOn();
  });
  await test.step('where the mail goes: the insured address and the full name stand above the fields', async () => {
    await expect(shop.heading).toHaveText('Where shall we send your mail?');
    await expect(shop.detail('Property address')).toContainText('48 Alder Street, Unit 3B, Columbus');
    await expect(shop.detail('Name')).toHaveText('Ines Ada Okafor Jr.');
    const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
    const fields = await top(page.getByRole('radiogroup'));
    for (const label of ['Property address', 'Name']) expect(await top(shop.detail(label)), label).toBeLessThan(fields);
    await shop.answers('Yes');
    await walk.goesOn();
  });
  await test.step('where else the mail goes: a street of the list fills the parts beside it, whatever was typed there', async () => {
    const street = page.getByRole('combobox', { name: 'Street address' });
    await shop.field('City').fill('Elsewhere');
    // Longer than the parts of our own address forms, which the server's questions are not.
    const long = '48 Reverend Martin Luther King Junior Boulevard';
    await street.fill(long);
    await shop.presses(page.getByRole('option', { name: `${long} Columbus, OH 43215` }));
    for (const [label, text] of [['City', 'Columbus'], ['State or region', 'OH'], ['ZIP code', '43215'], ['Country', 'US']] as const)
      await expect(shop.field(label), label).toHaveValue(text);
    await expect(street).toHaveValue(long);
  });
  await test.step('another street that is typed over it is none of the list', async () => {
    const street = page.getByRole('combobox', { name: 'Street address' });
    await street.fill('9 Nowhere Lane');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Still needed')).toHaveCount(0);
    const before = saved();
    await shop.next();
    const told = page.getByRole('alert', { name: 'There is a problem' });
    await expect(told).toBeFocused();
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await expect(street).toHaveAccessibleDescription('Choose the street address from the list');
    await shop.presses(told.getByRole('link', { name: 'Choose the street address from the list' }));
    await expect(street).toBeFocused();
    expect(saved()).toBe(before);
  });
  await test.step('while the suggestions fail, the address that is typed is taken', async () => {
    watch.expects(/places\/suggest/);
    await sandbox.fails({ call: 'places.suggest', fault: 'status', status: 500, times: 50 });
    await page.getByRole('combobox', { name: 'Street address' }).fill('9 Nowhere Road');
    await expect(page.getByRole('main')).not.toContainText('Choose the street address from the list');
    await walk.goesOn();
  });
});

test('another coverage is priced at once: the old price is gone while it is worked out, and the last choice wins, however slow the first answer (RN-027, RN-066, RN-067, RN-082, I27, PY-002, D17)', phone, async ({ page, shop, sandbox }) => {
  const sent = listens(page);
  const walk = await reaches(shop, 'quote');
  const [one = '', two = ''] = (await coverage(page).getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).filter((value) => value !== '').toReversed();
  await sandbox.fails({ call: 'renters.checkout', fault: 'slow', seconds: 3 });
  await coverage(page).selectOption(one);
  await expect(saidIn(page)).toHaveText('Calculating your quote. This may take up to 15 seconds.');
  await expect(panel(page).getByText(/\$\d/)).toHaveCount(0);
  await expect(coverage(page)).toBeEnabled();
  await coverage(page).selectOption(two);
  await expect(saidIn(page)).toContainText(/\$[\d,.]+/);
  expect((lastBody(sent, 'checkout').rates as Body).personal_property_coverage).toBe(Number(two));
  const { payment_schedule: { schedule: [first] } } = (await said(sent,
    'checkout')) as { readonly payment_schedule: { readonly schedule: readonly { readonly amount: number }[] } };
  await expect(saidIn(page)).toContainText(`$${first?.amount.toFixed(2)}`);
  await expect(coverage(page)).toHaveValue(two);
  await walk.goesOn();
  await expect(shop.detail('Property coverage')).toContainText(`$${Number(two).toLocaleString('en-US')}`);
});

test('another way to pay costs another price, on the quote and again beside the card; a price that cannot be worked out is told, and nothing is sold at the old one (PY-004, C-34, RN-066, RN-067, RN-083, WG-017, F10)', async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(500);
  const walk = await reaches(shop, 'quote');
  await expect(saidIn(page)).toContainText('First Payment');
  await sandbox.fails({ call: 'renters.checkout', fault: 'status', status: 500 });
  await shop.presses(wayToPay(page, /^Annual/));
  await expect(shop.dialog).toBeVisible();
  await shop.closesMessage();
  await expect(saidIn(page)).toContainText('No price yet');
  await expect(panel(page).getByText(/\$\d/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
  await shop.presses(page.getByRole('button', { name: 'Try again' }).first());
  await expect(saidIn(page)).toContainText('Annual payment');
  await expect(saidIn(page)).toContainText(/Auto-renews on [A-Z][a-z]{2} \d\d, \d{4}/);
  await walk.goesOn();
  await expect(wayToPay(page, /^Annual/)).toBeChecked();
  await shop.presses(wayToPay(page, /^Monthly/));
  await expect(panel(page).getByText('First Payment')).toBeVisible();
  const amount = dollars(await panel(page).getByText(/^\$[\d,.]+$/).first().innerText());
  await walk.fills();
  await walk.goesOn();
  const [charge] = (await sandbox.ledger(person.email)).charges;
  expect(Number(charge?.amount)).toBe(Math.round(amount * 100));
});

test('a declined card is told, and a good one buys what a person has to look at first: no number is shown, nor promised (RN-071, RN-081, C-33, S-50, PY-021)', async ({ page, shop, sandbox, person, watch }) => {
  watch.expectsStatus(402);
  const walk = await reaches(shop, 'payment', { pni_last_name: 'Pending' });
  await walk.fills();
  await shop.typesCard(cards.declined);
  await shop.pays();
  await expect(shop.dialog).toHaveAccessibleName('Payment error');
  await shop.closesMessage();
  await shop.typesCard(cards.visa);
  await walk.goesOn();
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(shop.heading).not.toHaveText('You\'re all set!');
  await expect(page.getByText(/RN-\d{4}/)).toHaveCount(0);
  await expect(page.getByText('Plan #')).toHaveCount(0);
  expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
});
