import { expect, type Locator } from '@playwright/test';
import { isObject, type FlowDefinition, type Form, type View } from '#engine';
import { askedOn, type Asked } from './asked';
import { cardNeeded, cards } from './cards';
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
    await this.bringsRows(data);
    await this.turnsCards(data, after.form);
    const wanted = leaves(data);
    const last = this.refreshing(after.step);
    let isTickOpen = (data.acknowledged === true) !== (before.answers.acknowledged === true);
    for (let times = 0; times < 4; times += 1) {
      const open = (await askedOn(this.shop.page)).map((asked) => ({ asked, text: textOf(asked, wanted.get(asked.path), after.form) }))
        .filter(({ asked, text }) => this.isOpen(asked, text, times));
      for (const { asked, text } of open.filter(({ asked: { key } }) => !last.has(key))) await this.fills(asked, text);
      if (isTickOpen) await this.acknowledges(data.acknowledged === true);
      isTickOpen = false;
      for (const { asked, text } of open.filter(({ asked: { key } }) => last.has(key))) await this.fills(asked, text);
      if (open.length === 0) break;
    }
    if (after.step !== before.step) throw new Error('A form leads on by itself.');
  }
  /** A list of rows has as many as the answer, or the fewest that it always shows. */
  private async bringsRows(data: Data): Promise<void> {
    for (const [name, entries] of Object.entries(data)) {
      if (!Array.isArray(entries) || !entries.every(isObject)) continue;
      const list = this.field(name);
      const [rows, remove] = [list.locator('.f-row'), list.locator('.f-remove')];
      while (await rows.count() < entries.length) await this.shop.presses(list.locator('.f-add'));
      while (await rows.count() > entries.length && await remove.count() > 0) await this.shop.presses(remove.last());
    }
  }
  /** Add-ons are cards to tick, with no field around them. */
  private async turnsCards(data: Data, form: Form | undefined): Promise<void> {
    const cards = this.main.locator('.add-ons');
    const [name = ''] = Object.keys(form?.schema.properties ?? {});
    const chosen = data[name];
    if (await cards.count() === 0) return;
    const all = titledIn(form?.ui, name);
    const isChosen = ({ value }: Titled): boolean => Array.isArray(chosen) && chosen.includes(value);
    await this.ticks(cards, all.map(({ title }) => title), all.filter(isChosen).map(({ title }) => title).join('\n'));
  }
  private field(path: string): Locator { return this.main.locator(`[data-field="${path}"]`); }

  /** The answers that a price or a list hangs on come last: it is asked for at once, and meanwhile nothing can be acknowledged. */
  private refreshing(step: string): ReadonlySet<string> {
    const of = this.flow.steps[step]?.refresh?.of ?? '';
    const causes = (this.flow.changes ?? []).filter(({ stale }) => stale?.includes(of)).flatMap((change) => [change.of ?? []].flat());
    return new Set(causes.map((path) => path.split('.').at(-1) ?? ''));
  }
  /** `text`: what should stand there; nothing when the field should be empty. */
  private isOpen({ kind, answer }: Asked, text: string | undefined, times: number): boolean {
    if (kind === 'card') return text !== undefined && !this.hasCard;
    if (text === undefined) return times === 0 && answer !== '' && ['text', 'address', 'search', 'select', 'several'].includes(kind);
    return times === 0 ? answer !== text : answer === '';
  }
  private async fills({ path, kind, label, choices }: Asked, text = ''): Promise<void> {
    const named = { name: label, exact: true };
    const cell = this.field(path);
    const field = cell.getByRole('combobox', named);
    const { page } = this.shop;
    switch (kind) {
      case 'card': return this.typesCard();
      case 'radio':
        if (!choices.some(({ title }) => title === text)) throw new Error(`${path} has no choice ${text}.`);
        return this.shop.presses(cell.getByRole('radiogroup', named).getByText(text, { exact: true }));
      case 'select': await field.selectOption(text === '' ? '' : { label: text }); return;
      case 'several': return this.ticks(cell.getByRole('group', named), choices.map(({ title }) => title), text);
      case 'text': return cell.getByRole('textbox', named).fill(text);
      case 'search':
        await field.fill(text);
        if (text !== '') await this.shop.presses(page.getByRole('option', { name: text }).first());
        return;
      default:
        await field.fill(text);
        await page.keyboard.press('Escape');
    }
  }
  /** Ticks the boxes whose titles stand in the text, and clears the others. */
  private async ticks(group: Locator, titles: readonly string[], text: string): Promise<void> {
    for (const title of titles) {
      const box = group.getByRole('checkbox', { name: title, exact: true });
      const isWanted = text.split('\n').includes(title);
      if (await box.isChecked() !== isWanted) await this.shop.presses(box);
      await expect(box).toBeChecked({ checked: isWanted });
    }
  }
  async typesCard(): Promise<void> {
    const { number, expiry, code } = this.shop.cardFields;
    await expect.poll(() => code.isEditable(), soon).toBe(true);
    await number.fill(cards.visa);
    await expiry.fill('1230');
    await code.fill('123');
    await expect(this.main.getByText(cardNeeded)).toHaveCount(0);
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

/** Every answer of a form by its path; a card, and what is chosen from a list, as a whole. */
function leaves(data: Data, at = ''): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(data).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    const isRows = Array.isArray(value) && value.some(isObject);
    return name !== 'card' && (isRows || isObject(value)) ? [...leaves(value as Data, `${at}${name}.`)] : [[at + name, value]];
  }));
}
/** An answer as its field shows it. */
function textOf({ key, kind, choices, ...how }: Asked, value: unknown, form: Form | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (kind === 'several') {
    const given = titledIn(form?.ui, key).filter((choice) => (value as readonly unknown[]).includes(choice.value));
    return choices.map(({ title }) => title).filter((title) => given.some((choice) => choice.title === title)).join('\n');
  }
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
