import { expect, type Locator } from '@playwright/test';
import { isObject, type FlowDefinition, type Form, type View } from '#engine';
import { askedOn, type Asked } from './asked';
import { cards } from './cards';
import type { Shop } from './shop';
import { soon } from './soon';
import { typedText } from './typed';

type Data = Readonly<Record<string, unknown>>;
interface Titled { readonly value: unknown; readonly title: string }

/** Answers the forms of a walk with real input. */
export class FormHand {
  /** A card is typed into the frames of its provider: what stands there cannot be read. */
  hasCard = false;
  constructor(private readonly shop: Shop, private readonly flow: FlowDefinition) {}
  private get main(): Locator { return this.shop.page.getByRole('main').or(this.shop.dialog); }
  private get box(): Locator { return this.main.getByRole('checkbox').last(); }

  /**
   * Types until the form says what it says after the event: an answer may bring another question, or take one away (`changes`), and the
   * machine was given them all at once.
   */
  async changes(before: View, after: View): Promise<void> {
    const data = after.answers;
    // A telephone number is not typed before its rules have come.
    await expect(this.main.locator('input[aria-busy]')).toHaveCount(0);
    const wanted = leaves(data);
    const last = this.refreshing(after.step);
    let isTickOpen = (data.acknowledged === true) !== (before.answers.acknowledged === true);
    for (let times = 0; times < 4; times += 1) {
      const open = (await askedOn(this.shop.page)).map((asked) => ({ asked, text: textOf(asked, wanted.get(asked.key), after.form) }))
        .filter(({ asked, text }) => this.isOpen(asked, text, times));
      for (const { asked, text } of open.filter(({ asked: { key } }) => !last.has(key))) await this.fills(asked, text);
      if (isTickOpen) await this.acknowledges(data.acknowledged === true);
      isTickOpen = false;
      for (const { asked, text } of open.filter(({ asked: { key } }) => last.has(key))) await this.fills(asked, text);
      if (open.length === 0) break;
    }
    if (after.step !== before.step) throw new Error('A form leads on by itself.');
  }
  /** The answers that a price or a list hangs on come last: it is asked for at once, and meanwhile nothing can be acknowledged. */
  private refreshing(step: string): ReadonlySet<string> {
    const of = this.flow.steps[step]?.refresh?.of ?? '';
    const causes = (this.flow.changes ?? []).filter(({ stale }) => stale?.includes(of)).flatMap((change) => [change.of ?? []].flat());
    return new Set(causes.map((path) => path.split('.').at(-1) ?? ''));
  }
  /** `text`: what should stand there; nothing when the field should be empty. */
  private isOpen({ kind, answer }: Asked, text: string | undefined, times: number): boolean {
    if (kind === 'card') return text !== undefined && !this.hasCard;
    if (text === undefined) return times === 0 && answer !== '' && ['text', 'address', 'search', 'select'].includes(kind);
    return times === 0 ? answer !== text : answer === '';
  }
  private async fills({ key, kind, label, choices }: Asked, text = ''): Promise<void> {
    const named = { name: label, exact: true };
    const field = this.main.getByRole('combobox', named);
    const { page } = this.shop;
    switch (kind) {
      case 'card': return this.typesCard();
      case 'radio':
        if (!choices.some(({ title }) => title === text)) throw new Error(`${key} has no choice ${text}.`);
        return this.shop.presses(this.main.getByRole('radiogroup', named).getByText(text, { exact: true }));
      case 'select': await field.selectOption(text === '' ? '' : { label: text }); return;
      case 'several': throw new Error(`${key} is ticked in no path yet.`);
      case 'text': return this.main.getByRole('textbox', named).first().fill(text);
      case 'search':
        await field.fill(text);
        if (text !== '') await this.shop.presses(page.getByRole('option', { name: text }).first());
        return;
      default:
        await field.fill(text);
        await page.keyboard.press('Escape');
    }
  }
  async typesCard(): Promise<void> {
    const { number, expiry, code } = this.shop.cardFields;
    await expect.poll(() => code.isEditable(), soon).toBe(true);
    await number.fill(cards.visa);
    await expiry.fill('1230');
    await code.fill('123');
    this.hasCard = true;
  }
  /** The box is ticked by accepting the text that a press on it opens, and cleared by a press alone. */
  private async acknowledges(isWanted: boolean): Promise<void> {
    await this.shop.presses(this.box);
    if (isWanted) await this.shop.presses(this.shop.dialog.getByRole('button').first());
  }
  /** Opens the text, whose tick stands already or not. */
  async opensText(): Promise<void> {
    return this.shop.presses(await this.box.isChecked() ? this.main.locator('.f-tick .link') : this.box);
  }
  async clearsTick(): Promise<void> { return this.shop.presses(this.box); }
}

/** Every answer of a form by the last part of its path. */
function leaves(data: Data): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(data).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (name === 'card') return [[name, value]];
    const inner = Array.isArray(value) && isObject(value[0]) ? value[0] : value;
    return isObject(inner) ? [...leaves(inner as Data)] : [[name, value]];
  }));
}
/** An answer as its field shows it. */
function textOf({ key, choices, ...how }: Asked, value: unknown, form: Form | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const word = value === true ? 'Yes' : value === false ? 'No' : text;
  const shown = choices.find((choice) => choice.value === text || choice.title === word);
  if (shown) return shown.title;
  const named = titledIn(form?.ui, key).find((choice) => choice.value === value);
  return named?.title ?? (choices.length > 0 ? word : typedText(value, how));
}
/** The titled choices of a field, wherever in the form it stands. */
function titledIn(ui: unknown, key: string): readonly Titled[] {
  if (!isObject(ui)) return [];
  return Object.entries(ui).flatMap(([name, inner]): readonly Titled[] => {
    if (name !== key || !isObject(inner)) return titledIn(inner, key);
    const { 'ui:options': { choices = [] } = {} } = inner as { readonly 'ui:options'?: { readonly choices?: readonly Titled[] } };
    return choices;
  });
}
