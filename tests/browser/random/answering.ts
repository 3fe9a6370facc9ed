import type { Frame, Page } from '@playwright/test';
import { askedOn, type Asked } from '../support/asked';
import { cards } from '../support/cards';
import { typedText } from '../support/typed';
import { chosenOf } from './actions';

/** A page of the shop, or the frame with it in a partner's page. */
export type Place = Page | Frame;
/** What cannot be done within so many milliseconds is not done: it may be covered, gone, or out of use. */
export const patience = { timeout: 1500 };

/** What happens to a press or a key for which the page has no use now. */
const isInVain = new RegExp('Timeout|outside of the viewport|is not visible|not attached|context was destroyed|ERR_INTERNET_DISCONNECTED'
  + '|ERR_ABORTED|ERR_EMPTY_RESPONSE|interrupted|detached', 'u');
export async function tries(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isInVain.test(String(error))) throw error;
  }
}

type Answers = Readonly<Record<string, unknown>>;
/** Answers what is open; an answer may bring another question. */
export async function fills(place: Place, answers: Answers): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    const open = (await askedOn(place)).filter((asked) => asked.answer === '' && (!asked.isOptional || asked.key in answers));
    for (const asked of open) await tries(() => fill(place, asked, answers));
    if (open.every(({ kind }) => kind === 'card')) return accepts(place);
  }
}
/** What is certified before an order is a tick, and a text behind it. */
async function accepts(place: Place): Promise<void> {
  const tick = place.getByRole('checkbox', { checked: false });
  if (!(await place.getByRole('button', { name: 'Complete Your Order' }).count()) || !(await tick.count())) return;
  await tries(() => tick.first().click(patience));
  await tries(() => place.getByRole('button', { name: 'I understand and accept' }).click(patience));
}
export async function fill(place: Place, asked: Asked | undefined, answers: Answers, text?: string): Promise<unknown> {
  if (!asked) return undefined;
  const { path, key, kind, choices } = asked;
  if (kind === 'card') return typesCard(place);
  const cell = place.locator(`[data-field="${path}"]`).last();
  const wanted = choices.find(({ value }) => value === String(answers[key])) ?? choices[0];
  if (kind === 'radio') return cell.getByText(wanted?.title ?? '', { exact: true }).first().click(patience);
  if (kind === 'several') return cell.getByRole('checkbox').last().click({ ...patience, force: true });
  if (kind === 'select') return cell.locator('select').selectOption(wanted?.value ?? '', patience);
  const input = cell.locator('input').first();
  await input.fill(text ?? typedText(answers[key], asked), patience);
  return kind === 'search' ? place.getByRole('option').first().click(patience) : input.press('Escape', patience);
}
/** Another answer than the usual one; of a text, none that hangs on the day. */
export async function fillOtherwise(place: Place, at: number, other: number): Promise<unknown> {
  const asked = chosenOf((await askedOn(place)).filter(({ choices }) => choices.length > 1), at);
  const choice = chosenOf(asked?.choices ?? [], other);
  return asked && choice && fill(place, asked, { [asked.key]: choice.value });
}
async function typesCard(place: Place): Promise<void> {
  for (const [title, text] of [['card number', cards.visa], ['expiration', '1230'], ['CVC', '123']] as const)
    await place.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox').fill(text, patience);
}
