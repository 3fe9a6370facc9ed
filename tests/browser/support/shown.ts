import type { Page } from '@playwright/test';
import type { CallFault, CompiledFlow, View } from '#engine';
import { headingOf } from '../../../app/host/headingOf';
import { refusalText } from '../../../app/modals/catalogue';
import { orderTotal } from '../../../app/host/orderTotal';
import { headline } from '../../../app/screens/confirmation/status';
import { textAt } from '../../../app/screens/content';

/** What a page shows of a state. */
export interface Shown {
  readonly path: string;
  readonly heading: string;
  /** A message lies over the step. */
  readonly dialog: boolean;
  /** Can Back be pressed? A dialog is closed instead, and a receipt is not left by it. */
  readonly back?: boolean;
  /** Where Next leads on: is something still needed before? Whether a card is whole, its provider alone knows. */
  readonly isNeeded?: boolean;
  readonly price: boolean;
  /** The page says that it waits for something. */
  readonly waits: boolean;
}

type Pressable = Required<Pick<Shown, 'back' | 'isNeeded'>>;

const hasMessage = ({ modal, fault }: View): boolean => modal !== undefined || (fault !== undefined && fault.code !== 'card_error');
/** What stands in the place of a step that cannot be shown. */
const instead = ({ unready, orderInDoubt }: View, fault?: CallFault): string | undefined => {
  if (unready) return (fault && refusalText(fault)?.title) ?? 'We could not load this page';
  return orderInDoubt ? 'We are not sure that your order went through' : undefined;
};
/** What can be pressed on a screen; nothing while something lies over it or stands in its place. */
function pressableOn({ flow }: CompiledFlow, view: View, { back, isNeeded }: Pressable): Partial<Pressable> {
  const { screen = '', over } = flow.steps[view.step] ?? {};
  if (instead(view) !== undefined || hasMessage(view) || over !== undefined || screen === 'confirmation' || view.stop?.rejects) return {};
  return { back, ...(['form', 'question', 'survey', 'addOns', 'quote'].includes(screen) ? { isNeeded } : {}) };
}

/** What the page should show when the machine is in this state, and has told of this fault last. */
export function shownBy(compiled: CompiledFlow, base: string, view: View, fault?: CallFault): Shown {
  return {
    path: base + (compiled.flow.steps[view.step]?.path ?? ''),
    heading: instead(view, fault) ?? titleOf(compiled, view),
    dialog: hasMessage(view),
    ...pressableOn(compiled, view, { back: view.back !== false, isNeeded: view.missing.length > 0 }),
    price: true,
    waits: false,
  };
}
/** What was bought may be pending: its receipt says so instead of the step's title (PY-026). */
function titleOf({ flow }: CompiledFlow, { step, stop, context }: View): string {
  const { screen, content } = flow.steps[step] ?? {};
  const status = screen === 'confirmation' ? textAt(context, content?.status as string) : undefined;
  return status === undefined ? headingOf(flow, { step, stop, context }) : headline(status);
}

/** What the page shows, in the words of what it should show in this state. */
export async function shownOn(page: Page, compiled: CompiledFlow, view: View): Promise<Shown> {
  const isOrder = view.modal === undefined && !view.fault && instead(view) === undefined;
  const total = isOrder ? orderTotal(compiled.flow, view.step, view.context) : undefined;
  const { back, isNeeded, ...seen } = await page.evaluate(async (price) => {
    // What has just been answered is drawn in the next frame.
    await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
    const heading = document.querySelector('[role=dialog] h1') ?? document.querySelector('main h1') ?? document.querySelector('h1');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    return { path: location.pathname, heading: heading?.textContent ?? '',
      // A step that is a dialog has a heading of its own; a message may lie over it.
      dialog: [...document.querySelectorAll('[role=dialog]')].some((one) => one.querySelector('h1') === null),
      back: buttons.some(({ textContent, disabled }) => textContent === 'Back' && !disabled),
      isNeeded: buttons.some((button) => button.textContent.startsWith('Next') && button.getAttribute('aria-disabled') === 'true'),
      price: price === undefined || document.body.innerText.includes(price),
      waits: document.querySelector('.spinner, .skeleton, .busy-overlay, .price-shine') !== null };
  }, total);
  return { ...seen, ...pressableOn(compiled, view, { back, isNeeded }) };
}
