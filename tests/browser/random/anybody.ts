import type { Locator, Page } from '@playwright/test';
import type { CatalogueEntry } from '#flows/types';
import { askedOn, type Asked } from '../support/asked';
import { cards } from '../support/cards';
import { originOf } from '../support/origin';
import type { Shop } from '../support/shop';
import { answersOf, typedText } from '../support/typed';
import { chosenOf, type Action } from './actions';

/** What cannot be done within so many milliseconds is not done: it may be covered, gone, or out of use. */
const patience = { timeout: 1500 };
const onward = /^(Next|Save|Complete Your Order|Select Plan|Choose|I understand|Okay|Get started|Add an? |Add another |Accept|Continue)/;

/** What happens to a press or a key for which the page has no use now. */
const isInVain = /Timeout|outside of the viewport|not attached|context was destroyed|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|interrupted/u;
async function tries(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isInVain.test(String(error))) throw error;
  }
}

/** Somebody in front of one line who does anything. */
export class Anybody {
  private readonly page: Page;
  private readonly origin: string;
  private readonly answers: ReturnType<typeof answersOf>;
  constructor(private readonly shop: Shop, private readonly entry: CatalogueEntry) {
    this.page = shop.page;
    this.origin = originOf(entry);
    this.answers = answersOf(entry.id, shop.person.email);
  }
  async begins(): Promise<void> { await this.page.goto(`${this.origin}/${this.entry.base}`); }

  /** Does it, or what of it can be done. */
  acts(action: Action): Promise<void> { return tries(() => this.does(action)); }
  private async does(action: Action): Promise<unknown> {
    const { page } = this;
    switch (action.does) {
      case 'goes on':
        await this.fills();
        return chosenOf(await this.controls().filter({ hasText: onward }).all(), action.at)
          ?.click({ ...patience, clickCount: action.twice ? 2 : 1 });
      case 'presses': return chosenOf(await this.controls().all(), action.at)?.click({ ...patience, force: action.blindly });
      case 'answers': return this.fill(chosenOf(await askedOn(page), action.at));
      case 'types': return this.fill(chosenOf(await askedOn(page), action.at), action.text);
      case 'strikes': return page.keyboard.press(action.key);
      case 'goes back': return page.goBack({ ...patience, waitUntil: 'commit' });
      case 'goes forward': return page.goForward({ ...patience, waitUntil: 'commit' });
      case 'loads anew': return page.reload();
      case 'loses the line': return this.losesTheLine();
      case 'turns the phone': return page.setViewportSize(action.isWide ? { width: 812, height: 375 } : { width: 375, height: 812 });
      default: return page.goto(`${this.origin}/${this.entry.base}/${chosenOf(this.entry.paths, action.at)}`);
    }
  }
  /** Everything that can be pressed and does not lead out of the shop. */
  private controls(): Locator {
    return this.page.locator('button, a[href^="/"], input[type=radio], input[type=checkbox], [role=option], [role=tab], summary, label')
      .locator('visible=true');
  }
  private async losesTheLine(): Promise<void> {
    await this.page.context().setOffline(true);
    try {
      await this.controls().filter({ hasText: onward }).first().click(patience);
    } finally {
      await this.page.context().setOffline(false);
    }
  }

  /** Answers what is open; an answer may bring another question. */
  private async fills(): Promise<void> {
    for (let times = 0; times < 4; times += 1) {
      const open = (await askedOn(this.page)).filter((asked) => asked.answer === '' && (!asked.isOptional || asked.key in this.answers));
      for (const asked of open) await tries(() => this.fill(asked));
      if (open.every(({ kind }) => kind === 'card')) return;
    }
  }
  private async fill(asked: Asked | undefined, text?: string): Promise<unknown> {
    if (!asked) return undefined;
    const { path, key, kind, choices } = asked;
    if (kind === 'card') return this.typesCard();
    const cell = this.page.locator(`[data-field="${path}"]`).last();
    const wanted = choices.find(({ value }) => value === String(this.answers[key])) ?? choices[0];
    if (kind === 'radio') return cell.getByText(wanted?.title ?? '', { exact: true }).first().click(patience);
    if (kind === 'several') return cell.getByRole('checkbox').last().click({ ...patience, force: true });
    if (kind === 'select') return cell.locator('select').selectOption(wanted?.value ?? '', patience);
    await cell.locator('input').first().fill(text ?? typedText(this.answers[key], asked), patience);
    return kind === 'search' ? this.page.getByRole('option').first().click(patience) : this.page.keyboard.press('Escape');
  }
  private async typesCard(): Promise<void> {
    const { number, expiry, code } = this.shop.cardFields;
    await number.fill(cards.visa, patience);
    await expiry.fill('1230', patience);
    await code.fill('123', patience);
  }
}
