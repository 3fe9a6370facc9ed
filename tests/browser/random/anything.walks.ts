import type { BrowserContext, Page } from '@playwright/test';
import { orderingSteps } from '../../../engine/sale';
import { lines } from '../../support/lines';
import { hasNoBarrier } from '../support/barriers';
import { originOf } from '../support/origin';
import { beginsAt } from '../support/start';
import { test } from '../support/test';
import { tabActions, chosenOf, type Action, type TabAction } from './actions';
import { Anybody } from './anybody';
import { expectsFaults, Judge } from './judge';

/** An odd seed begins where an order is placed, an even one at the landing page. */
const { ACTIONS = '300', SEED = '1' } = process.env;

/** The tabs of one visitor. */
class Tabs {
  readonly all: Anybody[] = [];
  private present = 0;
  constructor(private readonly context: BrowserContext, private readonly make: (page: Page) => Anybody) {}
  add(page: Page): void { this.present = this.all.push(this.make(page)) - 1; }
  get here(): Anybody { return this.all[this.present] as Anybody; }
  async acts(action: Action | TabAction): Promise<void> {
    if (action.does === 'turns to a tab') {
      this.present = this.all.indexOf(chosenOf(this.all, action.at) ?? this.here);
      await this.here.page.bringToFront();
    } else if (action.does === 'copies the tab') {
      if (this.all.length < 3) this.add(await copyOf(this.here.page));
    } else if (action.does === 'opens a tab') {
      if (this.all.length === 3) return;
      this.add(await this.context.newPage());
      await this.here.begins();
    } else if (action.does === 'closes the tab') {
      if (this.all.length === 1) return;
      const [closed] = this.all.splice(this.present, 1);
      this.present = 0;
      await closed?.page.close();
    } else await this.here.acts(action);
    // A document opens in a tab of its own.
    for (const page of this.context.pages()) if (this.all.every((tab) => tab.page !== page)) await page.close();
  }
}
/** The browser copies what the tab has stored. */
async function copyOf(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open(window.location.href));
  return opened;
}

for (const entry of lines) {
  test(`${entry.id}: whatever somebody does in one tab or several, on a good line or a bad one, a page stands there and each charge has its policy (I29)`,
    async ({ page, shop, context, watch, sandbox, person }) => {
    expectsFaults(watch);
    await context.clock.install();
    const base = `${originOf(entry)}/${entry.base}`;
    context.on('page', (other) => { void watch.on(other); });
    context.on('dialog', (dialog) => { void dialog.accept(); });
    const tabs = new Tabs(context, (tab) => new Anybody(entry, { page: tab, sandbox, email: person.email, base }));
    const judge = new Judge(sandbox, [person.email]);
    tabs.add(page);
    const { flow } = await entry.product();
    if (Number(SEED) % 2 === 0) await tabs.here.begins();
    else await beginsAt(shop, entry, orderingSteps(flow)[0] ?? flow.start);
    await judge.judges({ does: 'begins' }, tabs.all);
    for (const action of tabActions(Number(SEED), Number(ACTIONS))) {
      judge.notes(action, tabs.here, tabs.all.indexOf(tabs.here));
      await tabs.acts(action);
      await tabs.here.hasAGoodLine();
      await judge.judges(action, tabs.all);
    }
    for (const { page: tab } of tabs.all) await hasNoBarrier(tab, judge.story);
  });
}
