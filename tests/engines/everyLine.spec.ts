import { catalogue } from '#flows';
import { askedOn } from '../browser/support/asked';
import { LineWalk, longest, type Place } from '../browser/support/walk';
import type { EngineLocator } from './support/page';
import { expect, test, type EngineShop } from './support/test';

const answers = async ({ page }: EngineShop): Promise<readonly string[]> =>
  (await askedOn(page)).filter(({ kind }) => kind !== 'card').map(({ key, answer }) => `${key}: ${answer}`);
/** In a survey Back blanks what it comes to (SV-035); after the purchase there is no way back (D13). */
const canReturn = ({ path }: Place): boolean => path !== 'survey' && path !== 'confirmation';

/** What a visit does once, at the first step where it can. */
class Detours {
  private readonly done = new Set<string>();
  private before: Place | undefined;
  constructor(private readonly walk: LineWalk<EngineLocator, EngineShop>) {}
  private get shop(): EngineShop { return this.walk.shop; }
  private async once(what: string, can: boolean, act: () => Promise<void>): Promise<void> {
    if (this.done.has(what) || !can) return;
    this.done.add(what);
    await act();
  }
  private isAt(place: Place): Promise<void> { return expect.poll(() => this.walk.place()).toEqual(place); }
  /** An e-mail address that is none: the page says so, and puts the focus there. */
  private async isRefused(place: Place, label: string): Promise<void> {
    const { page, person } = this.shop;
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill('nobody');
    await this.shop.presses(this.walk.primary);
    const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect.poll(() => problem.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
    await this.isAt(place);
    await field.fill(person.email);
  }
  /** A day of the calendar, by mouse; the field shows it, and has the focus. */
  private async picksDay(): Promise<void> {
    const { page } = this.shop;
    await this.shop.presses(page.getByRole('button', { name: /^Calendar for/ }).first());
    const days = page.getByRole('dialog').locator('td button:not([disabled])');
    await expect.poll(() => days.count()).toBeGreaterThan(0);
    // Not the first day where there is another: at midnight the day before can no longer be chosen.
    await this.shop.presses(days.nth(Math.min(1, await days.count() - 1)));
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const typed = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');
    await expect.poll(typed).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  }
  private async reloads(place: Place): Promise<void> {
    const given = await answers(this.shop);
    await this.shop.page.reload();
    await this.isAt(place);
    await this.walk.settles();
    await expect.poll(() => answers(this.shop), 'after a reload').toEqual(given);
  }
  private async goesBackAndForward(place: Place, last: Place): Promise<void> {
    const given = await answers(this.shop);
    await this.shop.page.goBack();
    await this.isAt(last);
    await this.walk.settles();
    await this.shop.page.goForward();
    await this.isAt(place);
    await this.walk.settles();
    await expect.poll(() => answers(this.shop), 'after Back and Forward').toEqual(given);
    await this.shop.back();
    await this.isAt(last);
    await this.walk.settles();
    await this.walk.goesOn();
    await this.isAt(place);
    // Choosing a plan anew clears what was asked because of it.
    await this.walk.fills();
  }
  async meets(place: Place, state: 'empty' | 'filled'): Promise<void> {
    const { before, shop } = this;
    const asked = await askedOn(shop.page);
    if (state === 'empty') {
      const isDate = asked.some(({ key, answer }) => /date/i.test(key) && answer === '');
      await this.once('calendar', isDate, () => this.picksDay());
      return;
    }
    const email = asked.find(({ key }) => /email/.test(key));
    await this.once('refused', email !== undefined, () => this.isRefused(place, email?.label ?? ''));
    await this.once('reload', canReturn(place) && asked.length > 0, () => this.reloads(place));
    if (before && canReturn(before))
      await this.once('back', canReturn(place), () => this.goesBackAndForward(place, before));
    this.before = place;
  }
  get all(): readonly string[] { return [...this.done].sort(); }
}

for (const entry of catalogue) {
  test(`${entry.id} is bought once: a refused answer, a day of the calendar, a reload, Back and Forward, the card’s frames`, async ({ engineShop: shop, sandbox, person }) => {
    const walk = new LineWalk<EngineLocator, EngineShop>(shop, entry, longest[entry.id]);
    const detours = new Detours(walk);
    await walk.enters();
    const places = await walk.through({ look: (place, state) => detours.meets(place, state) });
    expect(places.at(-1)?.path).toBe('confirmation');
    expect(detours.all).toEqual(expect.arrayContaining(['back', 'refused', 'reload']));
    const { policies, charges, tokens } = await sandbox.ledger(person.email);
    expect([policies.length, charges.length, tokens.length]).toEqual([1, 1, 1]);
  });
}
