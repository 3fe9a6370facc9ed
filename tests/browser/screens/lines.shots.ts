import type { Locator, Page } from '@playwright/test';
import { lines } from '../../support/lines';
import { askedOn } from '../support/asked';
import { cards } from '../support/cards';
import { isDrawn } from '../support/drawn';
import { expect, test } from '../support/test';
import { originOf } from '../support/origin';
import { problem } from '../support/tour';
import { longest, Walk, type Place } from '../support/walk';
import { beginsAt } from '../support/start';
import { Album } from './album';
import { SlowCalls } from './slowCalls';

/** Well formed to the eye, and refused. */
const wrong: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'ines@example'], [/phone/i, '12'], [/date|dob$/i, '02/30/2020'], [/postal|zip/i, '1'], [/Id$/, '123'],
];
const named = ({ path, heading }: Place): string => (path === 'survey' ? `${path} ${heading}` : path);

/** One visit to a line, with a picture of whatever can be seen on the way. */
class Session {
  private readonly page: Page;
  constructor(private readonly walk: Walk, private readonly album: Album, private readonly calls: SlowCalls) {
    ({ page: this.page } = walk.shop);
  }
  private get again(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^(Check my order|Try again)$/ }).first();
  }
  async visits(): Promise<void> {
    await this.walk.enters();
    for (let steps = 0; steps < 80; steps += 1) {
      this.album.turnsTo(named(await this.walk.place()));
      await this.album.takes('empty', { whole: true });
      if (this.walk.isAtEnd) return;
      await this.opensCalendar();
      await this.walk.fills();
      await this.album.takes('filled', { whole: true });
      await this.isRefused();
      await this.changesPrice();
      await this.goesOn();
    }
  }
  private async opensCalendar(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Calendar for/ }).last();
    if (!await button.count()) return;
    await this.walk.shop.presses(button);
    await expect(this.page.getByRole('grid')).toBeVisible();
    await this.album.takes('calendar');
    await this.page.keyboard.press('Escape');
  }
  /** Spoils what can be typed wrong, presses what leads on, and puts it right again. */
  private async isRefused(): Promise<void> {
    const main = this.page.getByRole('main');
    if (await this.walk.shop.payButton.count()) return this.isDeclined();
    const spoilt: (readonly [Locator, string])[] = [];
    for (const { key, label, kind, answer } of await askedOn(this.page)) {
      const [, text] = wrong.find(([keys]) => keys.test(key)) ?? [];
      if (kind !== 'text' || text === undefined) continue;
      const field = main.getByRole('textbox', { name: label, exact: true }).first();
      await field.fill(text);
      spoilt.push([field, answer]);
    }
    if (spoilt.length === 0) return;
    await this.walk.shop.presses(this.walk.primary);
    await expect(problem(this.page)).toBeVisible();
    await this.album.takes('refused', { whole: true });
    for (const [field, answer] of spoilt) await field.fill(answer);
  }
  private async isDeclined(): Promise<void> {
    const { shop } = this.walk;
    await shop.typesCard(cards.declined);
    await shop.presses(this.walk.primary);
    await expect(shop.dialog).toBeVisible();
    await this.album.takes('refused');
    await shop.closesMessage();
    await shop.typesCard();
  }
  /** Another way to pay: the price is worked out again, or does not come. */
  private async changesPrice(): Promise<void> {
    const main = this.page.getByRole('main');
    const other = main.getByRole('radio', { checked: false });
    const isQuote = await main.getByRole('region', { name: 'Price' }).count() > 0 && await this.walk.shop.payButton.count() === 0;
    if (!isQuote || await other.count() === 0) return;
    this.calls.forgets();
    const ready = this.walk.primary.and(this.page.locator(':not([aria-disabled])'));
    await this.meetsCalls(() => other.first().check({ force: true }), async () => await ready.count() > 0);
  }
  private async goesOn(): Promise<void> {
    const { walk } = this;
    const before = JSON.stringify(await walk.place());
    await this.meetsCalls(() => walk.shop.presses(walk.primary), async () =>
      JSON.stringify(await walk.place()) !== before && (walk.isAtEnd || await walk.primary.count() > 0));
    await walk.settles();
  }
  /** Presses until it is done. Each call that runs is seen under way and failed, here or on arriving. */
  private async meetsCalls(press: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
    const { walk, calls, album, page } = this;
    calls.isWatching = true;
    await press();
    for (;;) {
      await expect.poll(async () => calls.held !== undefined || await isDone(), `on from ${page.url()}`).toBe(true);
      const call = calls.held;
      if (call === undefined) break;
      album.turnsTo(named(await walk.place()));
      await expect(page.locator('.button.busy, .busy-overlay, .skeleton, .price-shine').filter({ visible: true }).first()).toBeVisible();
      await album.takes(`busy ${call}`);
      await calls.fails();
      await expect(walk.shop.dialog.or(this.again).first()).toBeVisible();
      await album.takes(`failed ${call}`);
      calls.passes();
      await walk.shop.closesMessage();
      const isOtherwise = await this.again.count() > 0;
      if (isOtherwise) await album.takes(`after ${call}`, { whole: true });
      await walk.shop.presses(isOtherwise ? this.again : walk.primary);
    }
    calls.isWatching = false;
  }
}

for (const entry of lines) {
  test(entry.id, async ({ page, shop, watch }, { project }) => {
    watch.expectsStatus(500, 402);
    const album = new Album(page, entry.id, project.name);
    await page.goto(`${originOf(entry)}/${entry.base}`);
    await isDrawn(page);
    album.turnsTo('landing');
    await album.takes('first screen');
    await album.takes('whole', { whole: true });
    await new Session(new Walk(shop, entry, longest[entry.id]), album, await new SlowCalls().on(page)).visits();
  });
  test(`${entry.id} in review`, async ({ page, shop }, { project }) => {
    const album = new Album(page, `${entry.id}-in-review`, project.name);
    const underReview = { lastName: 'Pending', pni_last_name: 'Pending' };
    await beginsAt(shop, entry, 'payment', underReview);
    // A line whose payment cannot be begun at is walked through from its start.
    const walk = new Walk(shop, entry, { ...longest[entry.id], given: { ...longest[entry.id]?.given, ...underReview } });
    await walk.settles();
    await walk.through({ look: async ({ path }, state) => {
      album.turnsTo(path);
      await album.takes(walk.isAtEnd ? 'in review' : state, { whole: true });
    } });
  });
}
