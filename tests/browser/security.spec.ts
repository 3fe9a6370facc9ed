import type { Page, Request } from '@playwright/test';
import { catalogue } from '#flows';
import { hostileAddresses, hostileHtml, hostileWords } from '../support/hostile';
import { lines } from '../support/lines';
import { cards } from './support/cards';
import { answersInstead, harmIn, hearsHostileAnswers, straysOf } from './support/hostile';
import { startsAt } from './support/start';
import { expect, test } from './support/test';
import { tours } from './support/tour';
import { Walk } from './support/walk';

interface Sent { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> }
/** Everything that leaves the page, to whomever. */
function listens(page: Page): { readonly all: () => Promise<readonly Sent[]> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { all: () => Promise.all(requests.map(async (request) => ({ url: request.url(), body: request.postData() ?? '',
    headers: await request.allHeaders() }))) };
}
const ours = (page: Page) => ({ url }: Sent): boolean => url.startsWith(new URL(page.url()).origin);

test('the number, the code and the date of a card stay with the card’s own origin (S14)', async ({ page, shop }) => {
  const sent = listens(page);
  await shop.buysUpTo('payment');
  await shop.typesCard(cards.visa, { expiry: '1138', code: '917' });
  const inThePage = await page.evaluate(() =>
    document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }) + document.cookie);
  await shop.accepts();
  await shop.pays();
  await shop.isAt('confirmation');
  const after = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage }));
  const requests = await sent.all();
  const leaves = [inThePage, after,
    ...requests.filter(ours(page)).flatMap(({ url, body, headers }) => [url, body, JSON.stringify(headers)])].map((text) =>
      text.replaceAll('4242 4242 4242 4242', 'the banner’s test card'));
  for (const text of leaves) {
    expect(text.replaceAll(/[\s-]/g, '')).not.toContain('424242424');
    expect(text).not.toMatch(/"(cvc|security_code|exp\w*)"\s*:|"code"\s*:\s*"?\d/);
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
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await shop.goesOnTo('confirmation');
  // It has done its work: whoever goes on buying here does so as nobody.
  await expect(menu).toHaveCount(0);
  const requests = await sent.all();
  expect(await page.evaluate(() =>
    (window as unknown as { addressesAtCalls: string[] }).addressesAtCalls.filter((address) => address.includes('auth_token'))))
    .toEqual([]);
  // The first request is the page itself: the visitor's own address. After it, only Authorization.
  for (const { url, body, headers } of requests.slice(1)) {
    const { authorization = '', ...others } = headers;
    expect(url + body + JSON.stringify(others), url).not.toContain(token);
    if (authorization.includes(token)) expect(url.startsWith(`${harbor}/api/`), url).toBe(true);
  }
  expect(requests.filter(({ url, headers }) => url.includes('/rental-car/') && headers.authorization?.includes(token)).length)
    .toBeGreaterThan(1);
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }) + document.cookie + document.documentElement.outerHTML);
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

for (const [what, bad] of [['61 characters', 'x'.repeat(61)], ['a line break', 'abc%0d%0aX-Evil:%201'],
  ['letters that no header carries', 'ключ%20%E2%82%AC'], ['nothing', ''], ['10,000 characters', 'y'.repeat(10_000)]] as const) {
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
    // The title follows the picture.
    await expect(page, what).toHaveTitle('Please provide us information about your rental reservation: – Surefoot');
    expect(await page.evaluate(() => ['__pwn' in window, 'polluted' in {}]), what).toEqual([false, false]);
  }
  await shop.goesOnTo('driver');
});

interface Plan { readonly plan_id: string; readonly information: object }
/** A plan for each piece of HTML, and an address that must not become a link; only the first can be bought. */
const evil = ({ plans: [plan] }: { readonly plans: readonly Plan[] }): unknown => ({
  plans: hostileHtml.map((html, index) => ({
    ...plan, plan_id: `${plan?.plan_id ?? ''}${index || ''}`, policy_doc_url: hostileAddresses[index % hostileAddresses.length],
    information: { ...plan?.information, summary_html: `<p>Good <strong>cover</strong></p>${html}`,
      acknowledgment_html: `<p>Good <strong>cover</strong></p>${hostileHtml.join('<hr>')}` },
  })),
});
for (const [which, bypassCSP] of [['under the page’s policy', false], ['with no policy to help', true]] as const) {
  test.describe(which, () => {
    test.use({ bypassCSP });
    test('HTML and links from the service can show words and nothing more (S1, S3, S-58)', async ({ page, shop, watch }) => {
      // DOMPurify takes the HTML apart in a document of its own; there the policy reports what it would have stopped. Nowhere else.
      watch.expects(
        /^error: (Executing inline event handler|Applying inline style) .*\(\S+\/assets\/SafeHtmlBody-[^)]*\)$/s,
        /^error: Setting the document's base URI .*\(\S+\/assets\/SafeHtmlBody-[^)]*\)$/s,
        /^error: This document requires 'TrustedScript' assignment\. .*\(\S+\/assets\/SafeHtmlBody-[^)]*\)$/s,
        /^error: policy violation: \S+ blocked \S+ at \S+\/assets\/SafeHtmlBody-/);
      const strayed = straysOf(page);
      await answersInstead(page, '/api/partner/v1/protections/rental-car/plans', (honest) => evil(honest as Parameters<typeof evil>[0]));
      await shop.buysUpTo('plans');
      const dangerous = 'script, iframe, form, input, svg[onload], img, style, math, [style], [onclick], [onerror], [id="root"]';
      const panel = page.getByRole('tabpanel');
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(hostileHtml.length);
      await tabs.first().focus();
      for (const [index, html] of hostileHtml.entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(index), html).toHaveAttribute('aria-selected', 'true');
        await expect(panel.getByText('Good cover'), html).toBeVisible();
        await expect(panel.locator(dangerous), html).toHaveCount(0);
        await expect(panel.getByRole('link', { name: /Sample policy/ }), html).toHaveCount(0);
        if (/press</.test(html)) for (const bad of await panel.getByText('press', { exact: true }).and(page.locator(':not([href])')).all())
          await bad.click();
        if (/press</.test(html)) await tabs.nth(index).focus();
        expect(await harmIn(page), html).toEqual([]);
      }
      await page.keyboard.press('Home');
      await shop.choosesPlan();
      await shop.isAt('payment');
      await page.getByRole('checkbox', { name: /certification/ }).click();
      await expect(shop.dialog.getByText('Good cover')).toBeVisible();
      await expect(shop.dialog.locator(dangerous)).toHaveCount(0);
      expect(await harmIn(page)).toEqual([]);
      expect(strayed).toEqual([]);
    });
  });
}

test.describe('with no policy to help', () => {
  test.use({ bypassCSP: true });
  for (const entry of lines) {
    test(`${entry.id} can be bought from a service whose every word, markup and address is hostile: words are read as they are, nothing else happens (S1, S2, S3)`, async ({ page, shop }) => {
      const strayed = straysOf(page);
      const { words } = await hearsHostileAnswers(page);
      const walk = new Walk(shop, entry);
      await walk.enters();
      const headings: string[] = [];
      await walk.through({ look: async ({ path, heading }, state) => {
        if (path === 'survey') headings.push(heading);
        // A line that is a file has no terms of the service to accept.
        if (state === 'empty' && await shop.payButton.count() && catalogue.includes(entry)) {
          await page.getByRole('checkbox').last().click();
          await expect(shop.dialog).toBeVisible();
          expect(await harmIn(page), path).toEqual([]);
          await page.keyboard.press('Escape');
        }
        expect(await harmIn(page), `${path}: ${heading}`).toEqual([]);
      } });
      expect(headings.filter((heading) => !words.has(heading))).toEqual([]);
      expect(words.has(await page.evaluate(() => document.querySelector('[data-copy=policy]')?.textContent ?? ''))).toBe(true);
      expect(words.has(await page.getByRole('banner').getByRole('link').first().textContent() ?? ''), 'the title of the site').toBe(true);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /Privacy|Terms/ })).toHaveCount(0);
      expect(strayed).toEqual([]);
      expect(hostileWords.filter((word) => ![...words].some((text) => text.includes(word))), 'words that were not tried').toEqual([]);
    });
  }
});

test('what a service says in plain text is shown as text: title, message and field names (S2, S20)',
  async ({ page, shop, sandbox, watch }) => {
  watch.expectsStatus(400, 422, 500);
  await startsAt(shop, 'driver');
  await shop.fillsDriver();
  const message = hostileWords.join(' ');
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 400, code: 'quote_request_rejected', message });
  await shop.next();
  await expect(shop.dialog.getByText(message, { exact: true })).toBeVisible();
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  const [script = '', image = ''] = hostileWords;
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 422,
    body: { error: { code: 'invalid_input', fields: { [image]: [script], __proto__x: ['is odd'] } } } });
  await shop.next();
  await expect(shop.dialog.getByRole('listitem').first()).toHaveText(`${image.replaceAll(/[_.]+/g, ' ')} ${script}`);
  await shop.presses(shop.dialog.getByRole('button', { name: 'Ok' }));
  await sandbox.fails({ call: 'rentalCar.plans', fault: 'status', status: 500,
    body: '<h1>SQLSTATE 42P01</h1><pre>at handler (/srv/app.js:1)</pre>' });
  await shop.next();
  await expect(shop.dialog).toContainText('Something went wrong');
  await expect(shop.dialog).not.toContainText(/SQLSTATE|srv/);
  expect(await harmIn(page)).toEqual([]);
});

test('on the page no text becomes HTML or a script: neither by a sink, nor by a policy of somebody’s own (S7)', async ({ page, watch }) => {
  watch.expects(/policy violation: (require-)?trusted-types/, /requires '?Trusted(HTML|ScriptURL|Script)'?/,
    /TrustedTypePolic|trusted-types/);
  await page.goto('/rental-car-insurance');
  await expect(page.getByRole('link', { name: 'Get a price' }).first()).toBeVisible();
  const done = await page.evaluate(() => {
    const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes;
    const script = (): HTMLScriptElement => document.createElement('script');
    const attempts: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => { document.createElement('div').innerHTML = '<b>x</b>'; },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      parseFromString: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      srcdoc: () => { document.createElement('iframe').srcdoc = '<b>x</b>'; },
      'script text': () => { script().text = 'window.__pwn = 1'; },
      'script of a stranger': () => { script().src = 'https://canary.example/x.js'; },
      'script of our own': () => { script().src = '/assets/x.js'; },
      'a policy of its own': () => types.createPolicy('mine', {}),
      'a default policy': () => types.createPolicy('default', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try { attempt(); return [name]; } catch { return []; }
    });
  });
  expect(done).toEqual([]);
});

test('a whole purchase, every step of it, meets the policy without one violation or console error (S7)', { tag: '@phone' },
  async ({ page, shop, watch }) => {
  await tours(shop, async () => {});
  await shop.policyNumber();
  await expect(page.getByRole('link', { name: /Policy document/ })).toHaveAttribute('rel', /noopener/);
  watch.isQuiet();
});
