import { expect, type Locator, type Page } from '@playwright/test';
import { isObject, type CompiledFlow, type FlowEvent, type View } from '#engine';
import { choicesFor, formatEvent, playPath, type PathEvent, type PathFile, type Played } from '#engine/explore';
import type { CatalogueEntry } from '#flows/types';
import type { Assembled } from '../../support/assembled';
import { headingOf } from '../../../app/host/headingOf';
import { orderTotal } from '../../../app/host/orderTotal';
import { textAt } from '../../../app/screens/content';
import { headline } from '../../../app/screens/confirmation/status';
import { Answers } from './answered';
import { askedOn, type Asked } from './asked';
import { cards } from './cards';
import { hasNoBarrier } from './barriers';
import { originOf } from './origin';
import type { Shop } from './shop';
import { soon } from './soon';
import { typedText } from './typed';

/** What a page shows of a state. */
interface Shown {
  readonly path: string;
  readonly heading: string;
  readonly dialog: boolean;
  readonly back: boolean;
  /** What is still needed before the step can be left. */
  readonly isNeeded: boolean;
  readonly price: boolean;
}
type Data = Readonly<Record<string, unknown>>;

/** Walks a path in the real page with real input events, and compares after each what the page shows with what the machine says. */
export class PathWalk {
  private readonly answers: Answers;
  private readonly compiled: CompiledFlow;
  private readonly looked = new Set<string>();
  private hasCard = false;
  private at = '';
  constructor(private readonly shop: Shop, private readonly entry: CatalogueEntry, { compiled, contracts }: Assembled) {
    this.compiled = compiled;
    this.answers = new Answers(contracts);
  }
  private get page(): Page { return this.shop.page; }
  private get main(): Locator { return this.page.getByRole('main').or(this.shop.dialog); }
  private get base(): string { return `/${this.entry.base}/`; }

  async walks(path: PathFile): Promise<void> {
    const played = playPath(this.compiled, path);
    await this.page.clock.setFixedTime(new Date(path.at));
    await this.answers.on(this.page.context());
    await this.forgets();
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

  /** The page shows what the machine says: heading, address, dialog, what can be pressed, price. */
  private async sees({ snapshot, step }: Played, where: string): Promise<void> {
    const view = this.compiled.view(snapshot);
    if (view.busy) return;
    const wanted = this.shownBy(view);
    const message = `${where}answered so far: ${this.answers.given.slice(-6).join('; ')}`;
    await expect.poll(() => this.shown(wanted, view), { message, ...soon }).toEqual(wanted);
    // A card is typed anew whenever the step is come to, also from an order in doubt (S14).
    if (step !== this.at || view.orderInDoubt) this.hasCard = false;
    this.at = step;
    const place = `${step} ${view.modal ?? view.fault?.code ?? ''}`;
    if (this.looked.has(place)) return;
    this.looked.add(place);
    await hasNoBarrier(this.page, where);
  }
  private shownBy(view: View): Shown {
    const { flow } = this.compiled;
    const isPlain = !view.unready && !view.orderInDoubt && view.modal === undefined && !hasDialog(view);
    const { screen } = flow.steps[view.step] ?? {};
    return {
      path: this.base + (flow.steps[view.step]?.path ?? ''),
      heading: view.unready ? 'We could not load this page'
        : view.orderInDoubt ? 'We are not sure that your order went through' : this.headingOf(view),
      dialog: view.modal !== undefined || hasDialog(view),
      back: isPlain && view.back !== false && ['form', 'question'].includes(screen ?? ''),
      isNeeded: isPlain && ['form', 'question'].includes(screen ?? '') && view.missing.length > 0,
      price: true,
    };
  }
  /** What was bought may be pending: its receipt says so instead of the step's title (PY-026). */
  private headingOf({ step, stop, context }: View): string {
    const { screen, content } = this.compiled.flow.steps[step] ?? {};
    const status = screen === 'confirmation' ? textAt(context, content?.status as string) : undefined;
    return status === undefined ? headingOf(this.compiled.flow, { step, stop, context }) : headline(status);
  }
  /** In the words of what is wanted: what it says nothing of is left out. */
  private async shown(wanted: Shown, view: View): Promise<Shown> {
    const isOrder = view.modal === undefined && !view.fault && !view.unready && !view.orderInDoubt;
    const total = isOrder ? orderTotal(this.compiled.flow, view.step, view.context) : undefined;
    const seen = await this.page.evaluate((price) => {
      const dialog = document.querySelector('[role=dialog]');
      const heading = document.querySelector('[role=dialog] h1') ?? document.querySelector('main h1') ?? document.querySelector('h1');
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
      return { path: location.pathname, heading: heading?.textContent ?? '', dialog: dialog !== null && dialog.querySelector('h1') === null,
        back: buttons.some(({ textContent, disabled }) => textContent === 'Back' && !disabled),
        isNeeded: buttons.some((button) => button.textContent.startsWith('Next') && button.getAttribute('aria-disabled') === 'true'),
        price: price === undefined || document.body.innerText.includes(price) };
    }, total);
    const isPlain = wanted.back || wanted.isNeeded;
    return { ...seen, ...(isPlain ? {} : { back: wanted.back, isNeeded: wanted.isNeeded }) };
  }

  private async does(event: FlowEvent, before: Played, now: Played): Promise<void> {
    const { dialog, page } = this.shop;
    const button = (name: string | RegExp, nth = 0): Promise<void> => this.shop.presses(this.main.getByRole('button', { name }).nth(nth));
    switch (event.type) {
      case 'CHANGE': return this.changes(this.compiled.view(before.snapshot), this.compiled.view(now.snapshot));
      case 'NEXT':
        if (!this.hasCard && this.compiled.view(before.snapshot).answers.card !== undefined) await this.typesCard();
        return button(/^(Next|Save|Complete Your Order)/);
      case 'BACK': return button('Back');
      case 'DISMISS': return page.keyboard.press('Escape');
      case 'ACCEPT': return before.inner.startsWith('modal:')
        ? this.shop.presses(dialog.getByRole('button').first()) : this.shop.presses(this.main.getByRole('checkbox').last());
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
      default: throw new Error(`Nothing in the page does ${event.type}.`);
    }
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

  /**
   * Types until the form says what it says after the event: an answer may bring another question, or take one away (`changes`), and the
   * machine was given them all at once.
   */
  private async changes(before: View, after: View): Promise<void> {
    const data = after.answers;
    // A telephone number is not typed before its rules have come.
    await expect(this.main.locator('input[aria-busy]')).toHaveCount(0);
    for (let times = 0; times < 4; times += 1) {
      const wanted = leaves(data);
      const open = (await askedOn(this.page)).filter((asked) => {
        const value = wanted.get(asked.key);
        if (asked.kind === 'card') return value !== undefined && !this.hasCard;
        return value === undefined ? asked.answer !== '' && ['text', 'address', 'search', 'select'].includes(asked.kind) && times === 0
          : times === 0 ? !isAnswered(asked, value) : asked.answer === '';
      });
      if (open.length === 0) break;
      for (const asked of open) await this.fills(asked, wanted.get(asked.key));
    }
    if (data.acknowledged === true && before.answers.acknowledged !== true) {
      await this.shop.presses(this.main.getByRole('checkbox').last());
      await this.shop.presses(this.shop.dialog.getByRole('button').first());
    } else if (data.acknowledged === undefined && before.answers.acknowledged === true) {
      await this.shop.presses(this.main.getByRole('checkbox').last());
    }
    if (after.step !== before.step) throw new Error('A form leads on by itself.');
  }
  private async fills({ key, kind, label, choices, ...how }: Asked, value: unknown): Promise<void> {
    const named = { name: label, exact: true };
    const chosen = choices.find((choice) => choice.value === String(value) || choice.title === wordOf(value));
    switch (kind) {
      case 'card': return this.typesCard();
      case 'radio':
        if (!chosen) throw new Error(`${key} has no choice ${String(value)}.`);
        return this.shop.presses(this.main.getByRole('radiogroup', named).getByText(chosen.title, { exact: true }));
      case 'select': await this.main.getByRole('combobox', named).selectOption(chosen?.value ?? ''); return;
      case 'several': throw new Error(`${key} is ticked in no path yet.`);
      case 'text': return this.main.getByRole('textbox', named).first().fill(value === undefined ? '' : typedText(value, how));
      default:
        await this.main.getByRole('combobox', named).fill(value === undefined ? '' : typedText(value, how));
        await this.page.keyboard.press('Escape');
    }
  }
  private async typesCard(): Promise<void> {
    const { number, expiry, code } = this.shop.cardFields;
    await expect.poll(() => code.isEditable(), soon).toBe(true);
    await number.fill(cards.visa);
    await expiry.fill('1230');
    await code.fill('123');
    this.hasCard = true;
  }
}
const hasDialog = ({ fault }: View): boolean => fault !== undefined && fault.code !== 'card_error';
const wordOf = (value: unknown): string => (value === true ? 'Yes' : value === false ? 'No' : String(value));
/** Every answer of a form by the last part of its path. */
function leaves(data: Data): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(data).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (name === 'card') return [[name, value]];
    const inner = Array.isArray(value) && isObject(value[0]) ? value[0] : value;
    return isObject(inner) ? [...leaves(inner as Data)] : [[name, value]];
  }));
}
function isAnswered({ answer, choices, ...how }: Asked, value: unknown): boolean {
  const chosen = choices.find((choice) => choice.value === String(value));
  return answer === (chosen?.title ?? (choices.length > 0 ? wordOf(value) : typedText(value, how)));
}
