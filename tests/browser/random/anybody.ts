import type { Locator, Page } from '@playwright/test';
import type { CatalogueEntry } from '#flows/types';
import { askedOn } from '../support/asked';
import { answersOf } from '../support/typed';
import type { Failure, Sandbox } from '../support/sandbox';
import { chosenOf, type Action } from './actions';
import { fill, fillOtherwise, fills, patience, tries, type Place } from './answering';

const onward = /^(Next|Save|Complete Your Order|Select Plan|Choose|I understand|Okay|Get started|Add an? |Add another |Accept|Continue)/;
const ofList = /^(Edit|Remove|Delete|Change|Add|Apply|Save|Yes)/;

interface Somebody {
  readonly page: Page;
  /** The frame in a partner's page; the page itself when absent. */
  readonly place?: () => Place;
  readonly sandbox: Sandbox;
  readonly email: string;
  /** The address of the line, with its mount. */
  readonly base: string;
}

/** Somebody in front of one line who does anything. */
export class Anybody {
  private readonly answers: ReturnType<typeof answersOf>;
  constructor(private readonly entry: CatalogueEntry, private readonly somebody: Somebody) {
    this.answers = answersOf(entry.id, somebody.email);
  }
  get page(): Page { return this.somebody.page; }
  get place(): Place { return this.somebody.place?.() ?? this.page; }
  get line(): string { return this.entry.base; }
  get isFramed(): boolean { return this.somebody.place !== undefined; }
  async begins(): Promise<void> { await this.page.goto(this.somebody.base); }

  /** Does it, or what of it can be done. */
  acts(action: Action): Promise<void> { return tries(() => this.does(action)); }
  private async does(action: Action): Promise<unknown> {
    const { page, place } = this;
    switch (action.does) {
      case 'goes on': return this.goesOn(action.at, action.how);
      case 'presses': return chosenOf(await this.controls().all(), action.at)?.click({ ...patience, force: action.blindly });
      case 'works on a list': return chosenOf(await this.controls().filter({ hasText: ofList }).all(), action.at)?.click(patience);
      case 'answers': return fill(place, chosenOf(await askedOn(place), action.at), this.answers);
      case 'types': return fill(place, chosenOf(await askedOn(place), action.at), this.answers, action.text);
      case 'strikes': return page.keyboard.press(action.key);
      case 'changes an answer':
        for (let step = 0; step < action.steps; step += 1) await this.presses(/^Back$/, 0);
        await fillOtherwise(place, action.at, action.other);
        return this.goesOn(0, 'once');
      case 'has another size': return page.setViewportSize({ width: action.size[0], height: action.size[1] });
      case 'stays away': return page.clock.fastForward(action.hours * 3_600_000);
      case 'loses the line': case 'meets a fault': case 'loses parts': return this.isUnlucky(action);
      default: return this.moves(action);
    }
  }
  private async moves(action: Extract<Action, { readonly does: 'goes back' | 'goes forward' | 'loads anew' | 'types an address'
    | 'comes back from the cache' }>): Promise<unknown> {
    const { page } = this;
    const soonThere = { ...patience, waitUntil: 'commit' } as const;
    switch (action.does) {
      // `goBack` waits for a navigation of the outer page.
      case 'goes back': return this.isFramed ? page.evaluate(() => history.back()) : page.goBack(soonThere);
      case 'goes forward': return this.isFramed ? page.evaluate(() => history.forward()) : page.goForward(soonThere);
      case 'loads anew': return page.reload();
      case 'comes back from the cache':
        return this.place.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      default: {
        const address = `${this.somebody.base}/${chosenOf(this.entry.paths, action.at) ?? ''}`;
        return this.isFramed ? undefined : page.goto(address);
      }
    }
  }
  private async goesOn(at: number, how: string): Promise<unknown> {
    await fills(this.place, this.answers);
    return this.presses(onward, at, how);
  }
  private async presses(name: RegExp, at: number, how = 'once'): Promise<unknown> {
    const control = chosenOf(await this.controls().filter({ hasText: name }).all(), at);
    if (how === 'by keys') return control?.press('Enter', patience);
    return control?.click({ ...patience, clickCount: how === 'twice' ? 2 : 1 });
  }
  /** Everything that can be pressed and does not lead out of the shop. */
  private controls(): Locator {
    return this.place.locator('button, a[href^="/"], input[type=radio], input[type=checkbox], [role=option], [role=tab], summary, label')
      .locator('visible=true');
  }

  /** Goes on while the line is bad; then it is good again. */
  private async isUnlucky(action: Extract<Action, { readonly does: 'loses the line' | 'meets a fault' | 'loses parts' }>): Promise<void> {
    const { page, somebody: { sandbox } } = this;
    if (action.does === 'loses the line') {
      await page.context().setOffline(true);
      await tries(() => this.goesOn(action.at, 'once'));
      await page.context().setOffline(false);
    } else if (action.does === 'meets a fault') {
      await sandbox.fails({ ...action.fault as Failure, call: '*', times: action.times });
      await tries(() => this.goesOn(action.at, 'once'));
    } else {
      await page.context().route('**/assets/*.js', (route) => route.abort(), { times: action.times });
      await tries(() => this.goesOn(action.at, 'once'));
    }
  }
  /** From now on the line is good. */
  async hasAGoodLine(): Promise<void> {
    await this.somebody.sandbox.mends();
    await this.page.context().unroute('**/assets/*.js');
  }
}
