import { expect, type Locator } from '@playwright/test';
import type { CatalogueEntry } from '#flows/types';
import { lines } from '../../support/lines';
import { askedOn, type Asked } from './asked';
import { cardNeeded } from './cards';
import { pointer, type Hand } from './hand';
import type { LinePages, Target } from './journeyPage';
import type { Shop } from './shop';
import { originOf } from './origin';
import { soon } from './soon';
import { answersOf, typedText } from './typed';

/** Where a visitor is: a step, or a question of a survey. */
export interface Place {
  readonly path: string;
  readonly heading: string;
  /** A dialog over a step's list: a detour, which the way on does not come by again. */
  readonly isDialog?: true;
}
export type Look = (place: Place, state: 'empty' | 'filled') => Promise<void>;
export interface Way<L = Locator> {
  readonly hand?: Hand<L>;
  /** Answers by field, before anybody else's. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The plan to choose where several are offered; the first when absent. */
  readonly plan?: string;
}

/** The answers that lead through most steps. */
export const longest: Readonly<Record<string, Pick<Way, 'given' | 'plan'>>> = {
  'rental-car': { given: { hasAdditionalDrivers: true } },
  residential: { plan: 'HomeSafe Complete' },
};
/** A line by its name. */
export function lineOf(id: string): CatalogueEntry {
  const entry = lines.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no line ${id}.`);
  return entry;
}

const hasCount = (target: { count(): Promise<number> }, count: number): Promise<void> =>
  expect.poll(() => target.count(), soon).toBe(count);

/** Walks through any line by what the page shows: whatever a step asks is answered, and its main button pressed. Real input events only. */
export class LineWalk<L extends Target<L>, S extends LinePages<L> = LinePages<L>> {
  private readonly hand: Hand<L>;
  private readonly answers: Readonly<Record<string, unknown>>;
  private readonly plan: string;
  constructor(
    readonly shop: S, readonly entry: CatalogueEntry, { hand, given = {}, plan = '' }: Way<L> = {},
    private readonly origin = originOf(entry),
  ) {
    this.plan = plan;
    this.hand = hand ?? pointer((target) => shop.presses(target));
    this.answers = { ...answersOf(entry.id, shop.person.email), ...given };
  }
  protected get page(): S['page'] { return this.shop.page; }
  /** What can be used: the page, or the dialog over it. */
  private get main(): L { return this.page.getByRole('main').or(this.shop.dialog); }
  get base(): string { return `${this.shop.mount}/${this.entry.base}`; }
  /** What leads on. */
  get primary(): L { return this.main.getByRole('button',
    { name: new RegExp(`^(Next|Save|Complete Your Order|(Select Plan|Choose) ?${this.plan})`) }).first(); }

  async place(): Promise<Place> {
    const { path, heading, isDialog } = await this.page.evaluate(() => ({ path: location.pathname,
      heading: document.querySelector('h1')?.textContent ?? '', isDialog: document.querySelector('[role=dialog] h1') !== null }));
    return { path: path.slice(this.base.length + 1), heading, ...(isDialog ? { isDialog } : {}) };
  }
  /**
   * The entry of the history (every place has one of its own), the heading, and what the page tells: over or above the step, by a button
   * that waits or cannot be pressed, and by the focus.
   */
  private seen(): Promise<readonly [entry: string, heading: string, told: string]> {
    return this.page.evaluate(() => {
      const told = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=dialog], output, button[aria-disabled]')]
        .map(({ innerText }) => innerText).filter(Boolean);
      told.push(`the focus is on ${document.activeElement?.outerHTML.slice(0, 120)}`);
      return [`${location.pathname} ${String((history.state as { readonly at?: number } | null)?.at)}`,
        document.querySelector('h1')?.textContent ?? '', told.join('; ')];
    });
  }
  private async hasEnded(): Promise<boolean> { return (await this.place()).path === 'confirmation'; }
  /** By the landing page: the only way in that keeps the answers of every line (C-01). */
  async enters(): Promise<void> {
    await this.page.goto(`${this.origin}${this.base}`);
    await hasCount(this.shop.heading, 1);
    // The server draws the page, and its script gives it its title. Until then a press is the browser's: it loads the first step anew.
    await expect.poll(() => this.page.evaluate(() => document.title.includes(' – ')), soon).toBe(true);
    const country = this.main.getByRole('combobox', { name: 'Country' });
    if (await country.count()) await this.hand.selects(country, { value: 'ZA', title: 'South Africa' });
    await this.hand.presses(this.main.getByRole('link', { name: 'Get started', exact: true })
      .or(this.main.getByRole('button', { name: 'Get started', exact: true })));
    await expect.poll(async () => ['', this.entry.gate?.path].includes((await this.place()).path), soon).toBe(false);
    await this.settles();
  }
  /** The step is there, with everything it asks. A field whose rules are on their way stands there already. One question, asked often. */
  async settles(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.querySelectorAll('h1').length === 1
      && document.querySelector(':is(main, [role=dialog]) [aria-busy=true]') === null
      && ![...document.querySelectorAll('output, [role=status]')].some(({ textContent }) =>
        /^Loading|Calculating your quote\. This may take/.test(textContent ?? ''))), soon).toBe(true);
    if (!(await this.hasEnded())) await hasCount(this.primary.or(this.shop.dialog).first(), 1);
  }
  /** The places that were dialogs, as they were met. */
  readonly dialogs: Place[] = [];
  /** Adds an entry to a list: what is told before is accepted, then its dialog is answered and saved. */
  async addsEntry(look?: Look): Promise<void> {
    await this.hand.presses(this.main.getByRole('button', { name: /^Add an?(other)? / }));
    const accept = this.shop.dialog.getByRole('button', { name: 'I understand', exact: true });
    const title = this.shop.dialog.getByRole('heading', { level: 1 });
    await hasCount(accept.or(title), 1);
    if (await accept.count()) await this.hand.presses(accept);
    await hasCount(title, 1);
    await this.settles();
    const place = await this.place();
    this.dialogs.push(place);
    await look?.(place, 'empty');
    await this.fills();
    await look?.(place, 'filled');
    await this.hand.presses(this.primary);
    await hasCount(this.shop.dialog, 0);
    await this.settles();
  }
  /** Answers what is asked and not answered yet; an answer may bring another question. */
  async fills(look?: Look): Promise<void> {
    // A list that is empty.
    const isEmpty = await this.main.getByRole('button', { name: /^Add a / }).count();
    if (isEmpty && !(await this.place()).isDialog) await this.addsEntry(look);
    for (let times = 0; times < 5; times += 1) {
      const open = (await askedOn(this.page)).filter((asked) =>
        asked.answer === '' && asked.kind !== 'card' && (!asked.isOptional || asked.key in this.answers));
      if (open.length === 0) break;
      for (const asked of open) await this.fill(asked);
    }
    await this.pays();
  }
  private async fill({ key, kind, label, choices, ...how }: Asked): Promise<void> {
    const value = this.answers[key];
    const known = choices.find((choice) => choice.value === String(value));
    const named = { name: label, exact: true };
    if (kind === 'radio') {
      // The server's questions open branches by Yes; our own are answered by their first answer.
      const no = (await this.place()).path === 'survey' ? choices.find(({ title }) => title === 'No') : undefined;
      await this.hand.chooses(this.main.getByRole('radiogroup', named), (known ?? no ?? choices[0])?.title ?? '');
    } else if (kind === 'several') {
      await this.hand.ticks(this.main.getByRole('group', named).getByRole('checkbox', { name: choices.at(-1)?.title ?? '', exact: true }));
    } else if (kind === 'select') {
      await this.hand.selects(this.main.getByRole('combobox', named), known ?? choices[0] ?? { value: '', title: '' });
    } else if (kind === 'text') {
      await this.hand.types(this.main.getByRole('textbox', named).first(), typedText(value, how));
    } else {
      const field = this.main.getByRole('combobox', named);
      await this.hand.types(field, typedText(value, how));
      if (kind === 'search') await this.hand.presses(this.page.getByRole('option').first());
      else await this.page.keyboard.press('Escape');
    }
  }
  /** The card's own frames, and the tick that is made by accepting the text behind it. */
  private async pays(): Promise<void> {
    if (!(await this.shop.payButton.count())) return;
    const { number, expiry, code } = this.shop.cardFields;
    if (await this.main.getByText('Payment', { exact: true }).count()) {
      await expect.poll(() => code.isEditable(), soon).toBe(true);
      for (const [field, text] of [[number, '4242424242424242'], [expiry, '1230'], [code, '123']] as const)
        if ((await field.inputValue()) === '') await this.hand.types(field, text);
      await hasCount(this.main.getByText(cardNeeded), 0);
    }
    const tick = this.main.getByRole('checkbox', { checked: false });
    if (!(await tick.count())) return;
    await this.hand.ticks(tick);
    await this.hand.presses(this.shop.dialog.getByRole('button', { name: 'I understand and accept' }));
    await hasCount(this.shop.dialog, 0);
  }
  /** Presses what leads on, in this way or that, passes what is asked on the way, and is at the next place. */
  async goesOn(press: (target: L) => Promise<void> = (target) => this.hand.presses(target)): Promise<void> {
    const before = await this.seen();
    await press(this.primary);
    const here = async (): Promise<string> => {
      const [entry, heading, told] = await this.seen();
      return entry !== before[0] && (heading !== before[1] || entry.split(' ')[0] !== before[0].split(' ')[0]) ? 'on' : `waiting ${told}`;
    };
    await expect.poll(here, { message: `on from ${before[0]} ${before[1]}`, ...soon }).toBe('on');
    await this.settles();
  }
  /** From the present place to the end, or to a path or heading; `look` is called when a place is met and again when it is answered. */
  async through({ to = 'confirmation', look,
    press }: { readonly to?: string; readonly look?: Look;
      readonly press?: (target: L) => Promise<void> } = {}): Promise<readonly Place[]> {
    const places: Place[] = [];
    for (let steps = 0; steps < 80; steps += 1) {
      const place = await this.place();
      places.push(place);
      await look?.(place, 'empty');
      if ([place.path, place.heading].includes(to)) return places;
      await this.fills(look);
      await look?.(place, 'filled');
      await this.goesOn(press);
    }
    throw new Error(`${this.entry.id} does not come to ${to}: ${places.map(({ heading }) => heading).join(' › ')}`);
  }
}

/** The same in front of Chromium. */
export class Walk extends LineWalk<Locator, Shop> {
  get isAtEnd(): boolean { return new URL(this.page.url()).pathname.endsWith('/confirmation'); }
}
