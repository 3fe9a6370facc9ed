import type { Locator, Page } from '@playwright/test';
import { lines } from '../support/lines';
import { askedOn } from './support/asked';
import { hasNoBarrier } from './support/barriers';
import { keyboard } from './support/hand';
import { Keys } from './support/keys';
import { fits, motion, sideways, tooSmall, zoomedOnFocus } from './support/looks';
import { titleOf } from './support/origin';
import { soon } from './support/soon';
import { expect, test } from './support/test';
import { longest, Walk, type Place } from './support/walk';
import { doubleClicks, holdsEnter } from './support/ways';

/** Lines that the visitor with the small page buys without a mouse: their fields are of every kind. */
const byKeyboard: ReadonlySet<string> = new Set(['renters', 'residential']);
/** A line's policy numbers, the heading of its payment step, and how many tables of totals its receipt has. Other specs buy the others. */
const sold: Readonly<Record<string, { readonly number: RegExp; readonly heading: string; readonly totals: 0 | 1 }>> = {
  'small-business': { number: /^BO-\d{4}-\d+$/, heading: 'Your Quote for Alder Street Barbers', totals: 1 },
  'vehicle-contents': { number: /^VC-\d{4}-\d+$/, heading: 'Your Quote', totals: 0 },
  residential: { number: /^HS-\d{4}-\d+$/, heading: 'Your Quote', totals: 0 },
  collectibles: { number: /^CO-\d{4}-\d+$/, heading: 'Your Quote', totals: 1 },
};
/** Later places are looked at all the same. */
const softly = expect.configure({ soft: true });
const said = ({ path, heading }: Place): string => `${path}: ${heading}`;
const isAt = (walk: Walk, place: Place | undefined): Promise<void> =>
  expect.poll(async () => said(await walk.place()), soon).toBe(place && said(place));
/** What is answered, by field. The card is asked for again after each visit (S14). */
const answers = async (walk: Walk): Promise<readonly string[]> =>
  (await askedOn(walk.shop.page)).filter(({ kind }) => kind !== 'card').map(({ key, answer }) => `${key}: ${answer}`);

/** What a small page shows of a place: all of it, at rest, from its top. */
async function isComplete(walk: Walk, place: Place, state: 'empty' | 'filled'): Promise<void> {
  const { page } = walk.shop;
  const where = `${said(place)}, ${state}, zoomed`;
  expect.soft(await sideways(page), where).toEqual(fits);
  if (state === 'filled') return hasNoBarrier(page, where);
  expect.soft(await motion(page), where).toEqual([]);
  expect.soft(await tooSmall(page), where).toEqual([]);
  expect.soft(await zoomedOnFocus(page), where).toEqual([]);
  await expect.soft(page).toHaveTitle(`${place.heading} – ${titleOf(walk.entry)}`);
  await expect.poll(() => page.evaluate(() => window.scrollY), where).toBe(0);
  if (place.path !== 'confirmation')
    expect.soft((await walk.primary.boundingBox())?.height, `${where}: main control`).toBeGreaterThanOrEqual(44);
}
/**
 * Double-clicks while this step comes in with its animation; the next one comes in with its own. The button is held as long as by a hand,
 * and where a date is asked, its calendar is open.
 */
async function doubleClicksInMotion(page: Page, target: Locator): Promise<void> {
  const date = page.locator('main .f-date:has(.f-date-button) input').last();
  if (await date.count()) {
    await date.click();
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  }
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What leads on has gone.');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
}
/**
 * The questions of a survey are one step, and differ by the fields they ask: of each kind of question one is reloaded. Scenarios reload
 * every one (I05).
 */
async function isNewInSurvey({ shop: { page } }: Walk, { path }: Place, met: Set<string>): Promise<boolean> {
  if (path !== 'survey') return true;
  const kinds = (await askedOn(page)).map(({ kind }) => kind).join();
  const isNew = !met.has(kinds);
  met.add(kinds);
  return isNew;
}
/** Reloads, and goes back to the place before and forward again; `before` gets the place. */
async function staysOverReload(walk: Walk, place: Place, before: Place[]): Promise<void> {
  const { page } = walk.shop;
  const given = await answers(walk);
  const stays = async (how: string): Promise<void> => {
    await isAt(walk, place);
    await walk.settles();
    await softly.poll(() => answers(walk), { message: `${said(place)}, after ${how}`, ...soon }).toEqual(given);
  };
  await page.reload();
  await stays('a reload');
  if (place.isDialog) return;
  const last = before.at(-1);
  before.push(place);
  // In a survey Back blanks what it comes to (SV-035); after the purchase there is no way back (D13).
  if (!last || last.path === 'survey' || ['survey', 'confirmation'].includes(place.path)) return;
  await page.goBack();
  await isAt(walk, last);
  await page.goForward();
  await stays('Back and Forward');
}

for (const entry of lines) {
  test.describe(entry.id, () => {
    test('a double click on what leads on goes one step, also when all is answered; Back leads through every step to the first; one policy is bought, for the price and with the number that are shown; every step can be used by everybody; nothing that was typed reaches analytics or reports (I01, I03, S-25, PY-016, S10, AS-023, BO-001, BO-014, BO-017, BO-021, VC-002, VC-009, VC-018, RS-002, RS-033, RS-038, C-39, D13, S15, quality 7: 29, 36, 39, 40)', async ({ page, shop, sandbox, person }) => {
      const walk = new Walk(shop, entry, longest[entry.id]);
      const entries = (): Promise<number> => page.evaluate(() => window.history.length);
      const typed = new Set<string>();
      const notes = async (): Promise<void> => {
        for (const { kind, answer } of await askedOn(page)) if (['text', 'address'].includes(kind) && answer.length > 4) typed.add(answer);
      };
      await walk.enters();
      const forth = async (isFirst: boolean): Promise<readonly Place[]> => {
        const first = await entries();
        const presses = isFirst ? doubleClicksInMotion : doubleClicks;
        let places = 0;
        return walk.through({ to: 'payment', press: (target) => presses(page, target), look: async (place, state) => {
          if (state === 'filled') {
            if (isFirst) await hasNoBarrier(page, said(place));
            return notes();
          }
          // What is answered and looked at is at rest.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect.soft(await entries() - first, `entries in the history up to ${said(place)}`).toBeLessThanOrEqual(places);
          places += 1;
          // The second half of the double click has answered nothing here.
          if (place.path === 'survey') expect.soft((await answers(walk)).filter((answer) => !answer.endsWith(': ')), said(place))
            .toEqual([]);
        } });
      };
      const places = await forth(true);
      for (const before of places.slice(0, -1).toReversed()) {
        await shop.back();
        await isAt(walk, before);
        await walk.settles();
      }
      await expect(page.getByRole('button', { name: 'Back', exact: true }).and(page.locator(':enabled'))).toHaveCount(0);
      expect((await forth(false)).map(said)).toEqual(places.map(said));
      const own = sold[entry.id];
      if (own) await expect(shop.heading).toHaveText(own.heading);
      // One payment of several is told otherwise (renters.spec.ts).
      const due = await page.getByText(/^Total (due|per month) [$R][\d,]+\.\d{2}$/).allInnerTexts();
      await walk.fills();
      await notes();
      await hasNoBarrier(page, 'payment');
      await walk.goesOn((target) => doubleClicks(page, target));
      expect(walk.isAtEnd).toBe(true);
      await hasNoBarrier(page, 'confirmation');
      const { policies, charges, tokens } = await sandbox.ledger(person.email);
      expect([policies.length, charges.length, tokens.length]).toEqual([1, 1, 1]);
      for (const shown of due) expect(Number(shown.replaceAll(/\D/g, ''))).toBe(Number(charges[0]?.amount));
      await expect(page.getByRole('main')).toContainText(String(policies[0]?.policy_number));
      if (own) {
        expect(policies[0]?.policy_number).toMatch(own.number);
        await expect(page.getByRole('heading', { name: 'Total', exact: true })).toHaveCount(own.totals);
      }
      // A receipt that is loaded again knows less, and says whole sentences of it, in the same currency (S15, D13).
      const receipt = await page.getByRole('main').innerText();
      if (due.some((total) => total.includes(' R'))) expect(receipt).not.toContain('$');
      await page.reload();
      await expect(page.getByRole('main')).toContainText(String(policies[0]?.policy_number));
      const again = await page.getByRole('main').innerText();
      expect(again.split('\n').filter((line) => !receipt.includes(line.trim()))).toEqual([]);
      expect(again).not.toMatch(/Cover starts$|^to$/mu);
      const told = async (what: string): Promise<string> =>
        (await page.request.get(`/sandbox/${what}`, { params: { client: sandbox.client } })).text();
      await expect.poll(() => told('events')).toContain('purchase completed');
      const all = await told('events') + await told('reports');
      expect(typed.size).toBeGreaterThan(3);
      expect([...typed].filter((answer) => all.includes(answer))).toEqual([]);
    });

    test.describe('zoomed to 400 %, without motion', () => {
      test.use({ viewport: { width: 320, height: 256 } });
      const isByKeyboard = byKeyboard.has(entry.id);
      test(`every step is complete, still, begins at the top under a heading with the focus and a title of its own; Enter held on what leads on goes one step; it can be used by everybody${isByKeyboard ? ', with the keyboard alone: every field is reached, answered and seen' : ''}, and keeps place and answers over a reload, and over the browser’s Back and Forward (I02, I03, I04, I05, I20, I21, ${isByKeyboard ? 'I22, ' : ''}AS-006, AS-012, PS-002, quality 7: 10 … 12, 33, 34, 35, 36, 38, 39, 40)`, async ({ page, shop, sandbox, person }) => {
        const keys = new Keys(page);
        const walk = new Walk(shop, entry, { ...longest[entry.id], ...(isByKeyboard && { hand: keyboard(keys) }) });
        await page.goto(walk.base);
        await expect(shop.heading).toBeVisible();
        // The server has drawn the heading; what stands there until the script has come is gone with it.
        await expect(page.locator('#not-started')).toHaveCount(0);
        expect.soft(await sideways(page), 'landing').toEqual(fits);
        expect.soft(await motion(page), 'landing').toEqual([]);
        await walk.enters();
        const before: Place[] = [];
        const met = new Set<string>();
        const press = async (target: Locator): Promise<void> => {
          if (isByKeyboard) await keys.to(target);
          await holdsEnter(page, target);
        };
        const places = await walk.through({ press, look: async (place, state) => {
          const isLast = place.path === 'confirmation';
          if (state === 'empty' && !place.isDialog) await expect.soft(shop.heading, said(place)).toBeFocused();
          await isComplete(walk, place, state);
          if ((state === 'empty' && !isLast) || !(await isNewInSurvey(walk, place, met))) return;
          await staysOverReload(walk, place, before);
          if (!isLast && !place.isDialog) await walk.fills();
        } });
        expect(new Set(places.map(({ heading }) => heading)).size, 'headings of their own').toBe(places.length);
        const paths = new Set([...places, ...walk.dialogs].map(({ path }) => path));
        expect(entry.paths.filter((path) => !paths.has(path))).toEqual([]);
        expect((await sandbox.ledger(person.email)).policies).toHaveLength(1);
      });
    });
  });
}
