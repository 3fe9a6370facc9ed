import { expect, type Locator, type Page } from '@playwright/test';
import type { CompiledFlow, FlowEvent, View } from '#engine';
import { choicesFor, formatEvent, playPath, reload, type PathEvent, type PathFile, type Played } from '#engine/explore';
import type { CatalogueEntry } from '#flows/types';
import type { Assembled } from '../../support/assembled';
import { Answers } from './answered';
import { hasNoBarrier } from './barriers';
import { FormHand } from './formHand';
import { originOf } from './origin';
import type { Shop } from './shop';
import { keptBy, keptOn } from './kept';
import { shownBy, shownOn } from './shown';
import { soon } from './soon';

/**
 * Walks paths of a line in the real page with real input events, and compares after each what the page shows with what the machine says.
 * At its end the page is loaded again. Each place is looked at once for barriers.
 */
export class PathWalk {
  private readonly answers: Answers;
  private readonly compiled: CompiledFlow;
  private readonly form: FormHand;
  private readonly looked = new Set<string>();
  private fault: View['fault'];
  private at = '';
  constructor(private readonly shop: Shop, private readonly entry: CatalogueEntry, { compiled, contracts }: Assembled) {
    this.compiled = compiled;
    this.answers = new Answers(contracts);
    this.form = new FormHand(shop, compiled.flow);
  }
  private get page(): Page { return this.shop.page; }
  private get main(): Locator { return this.page.getByRole('main').or(this.shop.dialog); }
  /** A line that begins anew at its first step keeps the answers where it is embedded (RN-044). A path keeps them. */
  private get base(): string { return `${this.compiled.flow.afresh ? '/embed/v1' : ''}/${this.entry.base}/`; }

  async walks(whole: PathFile): Promise<void> {
    const path = this.withReload(whole);
    const played = playPath(this.compiled, path);
    await this.page.clock.setFixedTime(new Date(path.at));
    await this.forgets();
    await this.answers.on(this.page.context());
    this.at = '';
    this.expectsAnswers(path.events, 0);
    await this.page.goto(`${originOf(this.entry)}${this.base}${this.compiled.flow.steps[this.compiled.flow.start]?.path}`);
    await this.sees(played[0] as Played, 'at the start');
    for (const [index, event] of path.events.entries()) {
      const [before, now] = [played[index], played[index + 1]] as unknown as readonly [Played, Played];
      const where = `${path.name}\n  event ${index + 1}: ${now.by ? formatEvent(now.by) : ''}\n  `;
      if (event.type !== 'CALL') {
        this.expectsAnswers(path.events, index + 1);
        await this.does(event, before, now).catch((error: unknown) => { throw new Error(where, { cause: error }); });
      }
      // How a call ends is seen when the last of them has ended.
      if (path.events[index + 1]?.type !== 'CALL') await this.sees(now, where);
      // A path may end while a call runs: how it ends is another path's.
      if (!this.compiled.view((played.at(-1) as Played).snapshot).busy || index < path.events.length - 1)
        expect(this.answers.strange, where).toEqual([]);
    }
  }
  /** What is loaded when a step is entered, and how that ends, is another path's. */
  private withReload(path: PathFile): PathFile {
    const again: PathFile = { ...path, events: [...path.events, reload] };
    const isBusy = playPath(this.compiled, again).slice(-2).some(({ snapshot }) => this.compiled.view(snapshot).busy);
    return isBusy ? path : again;
  }
  /** Nothing is left of a visit before: forgotten where no page of the shop runs, which would store it once more. */
  private async forgets(): Promise<void> {
    await this.page.goto(`${originOf(this.entry)}/sandbox/ledger?limit=1`);
    await this.page.evaluate(() => { sessionStorage.clear(); localStorage.clear(); });
  }
  private expectsAnswers(events: readonly PathEvent[], from: number): void {
    const rest = events.slice(from);
    const end = rest.findIndex(({ type }) => type !== 'CALL');
    const calls = (end < 0 ? rest : rest.slice(0, end)).flatMap((event) => (event.type === 'CALL' ? event.label.split(', ') : []));
    this.answers.expects(calls.filter((label) => label !== 'not sent'));
  }

  /** Every answer has come, and the page shows what the machine says: heading, address, dialog, what can be pressed, price. */
  private async sees(played: Played, where: string): Promise<void> {
    const { snapshot, step } = played;
    const view = this.compiled.view(snapshot);
    if (view.busy) return;
    if (view.fault || !view.unready) this.fault = view.fault;
    const wanted = { left: [], kept: keptBy(this.compiled, played), ...shownBy(this.compiled, this.base, view, this.fault) };
    const seen = async () => (
      { left: this.answers.left, kept: await keptOn(this.page, this.compiled), ...await shownOn(this.page, this.compiled, view) });
    const message = `${where}answered so far: ${this.answers.given.slice(-6).join('; ')}`;
    await expect.poll(seen, { message, ...soon }).toEqual(wanted);
    // A card is typed anew whenever the step is come to, also from an order in doubt (S14).
    if (step !== this.at || view.orderInDoubt) this.form.hasCard = false;
    this.at = step;
    const place = `${step} ${view.modal ?? view.fault?.code ?? ''}`;
    if (this.looked.has(place)) return;
    this.looked.add(place);
    await hasNoBarrier(this.page, where);
  }

  private async does(event: Exclude<PathEvent, { readonly type: 'CALL' }>, before: Played, now: Played): Promise<void> {
    const { dialog, page } = this.shop;
    const button = (name: string | RegExp, nth = 0): Promise<void> => this.shop.presses(this.main.getByRole('button', { name }).nth(nth));
    const view = this.compiled.view(before.snapshot);
    const isPayment = this.compiled.flow.steps[before.step]?.screen === 'payment' && before.inner === 'open';
    switch (event.type) {
      case 'CHANGE': return this.answers.whileHeld(() => this.form.changes(view, this.compiled.view(now.snapshot)));
      case 'NEXT':
        if (!this.form.hasCard && view.answers.card !== undefined) await this.form.typesCard();
        return this.leadsOn();
      case 'BACK': return button('Back');
      case 'DISMISS': return isPayment ? this.form.clearsTick() : page.keyboard.press('Escape');
      case 'ACCEPT': return isPayment ? this.form.opensText() : this.shop.presses(dialog.getByRole('button').first());
      case 'PICK': return this.shop.presses(dialog.getByRole('button').nth(this.nth(before, event)));
      case 'CHOOSE': return this.chooses(this.nth(before, event));
      case 'ADD': return this.shop.presses(page.locator('.entries-add'));
      case 'EDIT': return this.shop.presses(page.locator('.entry-actions').nth(this.nth(before, event)).getByRole('button').first());
      case 'REMOVE': return this.shop.presses(page.locator('.entry-actions').nth(this.nth(before, event)).getByRole('button').last());
      case 'SKIP': return this.shop.presses(page.locator('.skip-step'));
      case 'REFRESH': return button('Try again');
      case 'CHECK': return button('Check my order');
      case 'ABANDON':
        await button('Start a different order');
        return this.shop.presses(dialog.getByRole('button', { name: 'Start a different order' }));
      case 'RELOAD':
        await page.reload();
        return;
      default: throw new Error(`Nothing in the page does ${event.type}.`);
    }
  }
  /** A button that cannot be used says why, and can be pressed all the same: nothing follows. */
  private async leadsOn(): Promise<void> {
    const button = this.main.getByRole('button', { name: /^(Next|Save|Complete Your Order)/ }).first();
    return await button.getAttribute('aria-disabled') === 'true' ? button.click({ force: true }) : this.shop.presses(button);
  }
  private nth(before: Played, event: FlowEvent & { readonly value: unknown }): number {
    const text = JSON.stringify(event.value);
    const nth = choicesFor(this.compiled, before, event.type)?.findIndex((one) => JSON.stringify(one) === text) ?? -1;
    if (nth < 0) throw new Error(`${event.type} names nothing that is on offer.`);
    return nth;
  }
  private async chooses(nth: number): Promise<void> {
    const tabs = this.page.getByRole('tab');
    const buttons = this.main.getByRole('button', { name: /^(Select Plan|Choose|Select)/ });
    if (await tabs.count() === 0) return this.shop.presses(buttons.nth(nth));
    await this.shop.presses(tabs.nth(nth));
    await this.shop.presses(buttons.first());
  }
}
