import type { Page, Request } from '@playwright/test';
import { cards } from './support/cards';
import { expect, test } from './support/test';
import { tours } from './support/tour';

interface Sent { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> }
/** Everything that leaves the page, to whomever. */
function listens(page: Page): { readonly all: () => Promise<readonly Sent[]> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { all: () => Promise.all(requests.map(async (request) => ({ url: request.url(), body: request.postData() ?? '', headers: await request.allHeaders() }))) };
}
const ours = (page: Page) => ({ url }: Sent): boolean => url.startsWith(new URL(page.url()).origin);

test('the number, the code and the date of a card stay with the card’s own origin (S14, PY-020)', async ({ page, shop }) => {
  const sent = listens(page);
  await shop.buysUpTo('payment');
  await shop.typesCard(cards.visa, { expiry: '1138', code: '917' });
  const inThePage = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }) + document.cookie);
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  const after = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }));
  const requests = await sent.all();
  const leaves = [inThePage, after, ...requests.filter(ours(page)).flatMap(({ url, body, headers }) => [url, body, JSON.stringify(headers)])].map((text) => text.replaceAll('4242 4242 4242 4242', 'the banner’s test card'));
  for (const text of leaves) {
    expect(text.replaceAll(/[\s-]/g, '')).not.toContain('424242424');
    expect(text).not.toMatch(/"(cvc|code|security_code|exp\w*)"\s*:/);
    expect(text).not.toMatch(/\b11 ?\/ ?(20)?38\b/);
  }
  // The canary is real: it did leave, to the other origin.
  expect(requests.filter((one) => !ours(page)(one)).some(({ body }) => body.includes(cards.visa))).toBe(true);
});

const token = 'harbor_embed_31';
test('a partner’s token leaves the address before anything else happens and is said to the partner’s service alone; a token with an e-mail is a login (CH-003, RC-063, S-14, S8, S9, D4)', async ({ page, shop, baseURL, context, sandbox }) => {
  const harbor = `http://harbor.localhost:${new URL(baseURL ?? '').port}`;
  await context.addCookies([{ name: 'sandbox_client', value: sandbox.client, url: harbor }]);
  const sent = listens(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    // What the page tells a host, and where the address was when the first call left.
    const calls: string[] = [];
    const fetch = window.fetch.bind(window);
    window.fetch = (...parameters) => { calls.push(window.location.href); return fetch(...parameters); };
    Object.assign(window, { addressesAtCalls: calls });
  });
  await page.goto(`${harbor}/embed/v1/rental-car-insurance/rental-info?utm_source=sailing&auth_token=${token}&email=kim%40example.com`);
  await expect(page).toHaveURL(`${harbor}/embed/v1/rental-car-insurance/rental-info?utm_source=sailing&email=kim%40example.com`);
  shop.embedded();
  shop.loggedIn = true;
  await shop.isAt('rentalInfo');
  await shop.goesOnTo('confirmation');
  const requests = await sent.all();
  expect(await page.evaluate(() => (window as unknown as { addressesAtCalls: string[] }).addressesAtCalls.filter((address) => address.includes('auth_token')))).toEqual([]);
  // The first request is the page itself: the visitor's own address. After it, only Authorization.
  for (const { url, body, headers } of requests.slice(1)) {
    const { authorization = '', ...others } = headers;
    expect(url + body + JSON.stringify(others), url).not.toContain(token);
    if (authorization.includes(token)) expect(url.startsWith(`${harbor}/api/`), url).toBe(true);
  }
  expect(requests.filter(({ url, headers }) => url.includes('/rental-car/') && headers.authorization?.includes(token)).length).toBeGreaterThan(1);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }) + document.cookie + document.documentElement.outerHTML);
  expect(kept + said.join()).not.toContain(token);
});

test('a token in the address of the open shop is removed and not used (S9)', async ({ page, shop, baseURL }) => {
  const sent = listens(page);
  await page.goto(`/rental-car-insurance/rental-info?auth_token=${token}`);
  await expect(page).toHaveURL(`${baseURL ?? ''}/rental-car-insurance/rental-info`);
  await shop.isAt('rentalInfo');
  await shop.goesOnTo('plans');
  for (const { url, headers } of (await sent.all()).slice(1)) expect(headers.authorization ?? '', url).not.toContain(token);
});

for (const [what, bad] of [['61 characters', 'x'.repeat(61)], ['a line break', 'abc%0d%0aX-Evil:%201'], ['letters that no header carries', 'ключ%20%E2%82%AC'], ['nothing', ''], ['10,000 characters', 'y'.repeat(10_000)]] as const) {
  test(`a token of ${what} never stops the page (I18)`, async ({ page, shop, watch }) => {
    watch.expectsStatus(401, 403, 431);
    await page.goto(`/embed/v1/rental-car-insurance/rental-info?auth_token=${bad}`);
    await expect(page).toHaveURL(/rental-info$/);
    await shop.embedded().isAt('rentalInfo');
    await shop.fillsReservation();
    await shop.next();
    await shop.isAt('useType');
  });
}

const junk: readonly (readonly [string, string])[] = [
  ['script', '?<script>window.__pwn=1</script>&first_name=<img src=x onerror=window.__pwn=1>&"><svg/onload=window.__pwn=1>'],
  ['10 kB', `?first_name=${'A'.repeat(10_000)}`],
  ['names given twice and as lists', '?first_name=A&first_name=B&first_name[]=C&first_name[x]=D&email=a@b.co&email=c@d.co'],
  ['names of every object', '?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=x&toString=1'],
  ['broken percent signs', '?first_name=%E0%A4%A&utm_source=%&gclid=%00%ff'],
  ['a hash', '?embed=maybe#<img src=x onerror=window.__pwn=1>'],
];
test('junk in the address does nothing: no script, no other title, no lost page (S4, S12)', async ({ page, shop }) => {
  for (const [what, query] of junk) {
    await page.goto(`/rental-car-insurance/rental-info${query}`);
    await expect(shop.heading, what).toHaveText('Please provide us information about your rental reservation:');
    expect(await page.title(), what).toBe('Please provide us information about your rental reservation: – Surefoot');
    expect(await page.evaluate(() => ['__pwn' in window, 'polluted' in {}]), what).toEqual([false, false]);
  }
  await shop.goesOnTo('driver');
});

/** HTML as a partner's service sends it, with what it must never be able to do. The last one swallows what follows. */
const payloads = [
  '<p>Good <strong>cover</strong></p>', '<script>window.__pwn=1</script>', '<img src=x onerror="window.__pwn=1">', '<svg onload="window.__pwn=1"><script>window.__pwn=1</script></svg>',
  '<a href="javascript:window.__pwn=1">bad link</a>', '<a href="java&#10;script:window.__pwn=1">worse link</a>', '<a href="data:text/html,<script>1</script>">data link</a>',
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>', '<form action="https://canary.example/"><input name="cookie"></form>',
  '<div id="root" style="position:fixed" onclick="window.__pwn=1">clobber</div>', '<img src="https://canary.example/pixel.png">', '<math><mtext><table><mglyph><style><img src=x onerror=window.__pwn=1>',
].join('');
const documents = ['javascript:window.__pwn=1', 'java\nscript:window.__pwn=1', 'data:text/html,<script>1</script>', '//canary.example/policy.pdf', 'https://surefoot.example@canary.example/policy.pdf'];
interface Plan { readonly plan_id: string; readonly information: object }
/** As many plans as there are bad documents; only the first can be bought. */
const evil = ({ plans: [plan] }: { readonly plans: readonly Plan[] }): unknown => ({
  plans: documents.map((address, index) => ({
    ...plan, plan_id: `${plan?.plan_id ?? ''}${index || ''}`, policy_doc_url: address, information: { ...plan?.information, summary_html: payloads, acknowledgment_html: payloads },
  })),
});
test('HTML and links from the service can show words and nothing more (S1, S3, S-58)', async ({ page, shop, sandbox, watch }) => {
  // DOMPurify takes the HTML apart in a document of its own; there the policy reports what it would have stopped. Nowhere else.
  watch.expects(/^error: (Executing inline event handler|Applying inline style) violates .*\(\S+\/assets\/SafeHtmlBody-[^)]*\)$/s, /^error: policy violation: \S+ blocked inline at \S+\/assets\/SafeHtmlBody-/);
  const strayed: string[] = [];
  page.on('request', (request) => { if (request.url().includes('canary.example')) strayed.push(request.url()); });
  await shop.buysUpTo('driver');
  await shop.fillsDriver();
  const honest = page.waitForResponse((answer) => answer.url().endsWith('/plans'));
  await shop.next();
  const plans = (await (await honest).json()) as { readonly plans: readonly Plan[] };
  await shop.isAt('additionalDrivers');
  await shop.back();
  await shop.field('Unit').fill('7');
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 200, body: evil(plans) });
  await shop.next();
  await shop.answers('No');
  await shop.next();
  await shop.isAt('plans');
  const dangerous = 'script, iframe, form, input, svg[onload], img, style, math, [style], [onclick], [onerror], [id="root"]';
  const panel = page.getByRole('tabpanel');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(documents.length);
  for (const index of documents.keys()) {
    await tabs.nth(index).click();
    await expect(panel.getByText('Good cover')).toBeVisible();
    await expect(panel.locator(dangerous)).toHaveCount(0);
    await expect(panel.getByRole('link')).toHaveCount(0);
    for (const name of ['bad link', 'worse link', 'data link']) await panel.getByText(name).click();
  }
  await tabs.first().click();
  await shop.choosesPlan();
  await shop.isAt('payment');
  await page.getByRole('checkbox', { name: /certification/ }).click();
  await expect(shop.dialog.getByText('Good cover')).toBeVisible();
  await expect(shop.dialog.locator(dangerous)).toHaveCount(0);
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  expect(strayed).toEqual([]);
});

test('what a service says in plain text is shown as text: title, message and field names (S2, S20)', async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(400, 500);
  await shop.buysUpTo('driver');
  await shop.fillsDriver();
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 400, code: 'quote_request_rejected', message: '<img src=x onerror=window.__pwn=1> & "no"' });
  await shop.next();
  await expect(shop.dialog).toContainText('<img src=x onerror=window.__pwn=1> & "no"');
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 500, body: '<h1>SQLSTATE 42P01</h1><pre>at handler (/srv/app.js:1)</pre>' });
  await shop.next();
  await expect(shop.dialog).toContainText('Something went wrong');
  await expect(shop.dialog).not.toContainText(/SQLSTATE|srv/);
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
});

test('a whole purchase, every step of it, meets the policy without one violation or console error (S7)', { tag: '@phone' }, async ({ page, shop, watch }) => {
  test.slow();
  await tours(shop, async () => {});
  await shop.policyNumber();
  await expect(page.getByRole('link', { name: /Policy document/ })).toHaveAttribute('rel', /noopener/);
  watch.isQuiet();
});
