import { expect, type Locator, type Page } from '@playwright/test';
import { soon } from './soon';

/** Somebody without a mouse: only Tab, arrows, Space, Enter and letters. Wherever they stop, they see where they are. */
export class Keys {
  constructor(private readonly page: Page) {}
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  async types(text: string): Promise<void> { await this.page.keyboard.type(text); }

  /** Tabs forward until `target` has the focus. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < 60; stops += 1) {
      if (await hasFocus(target)) {
        await this.seesFocus();
        return;
      }
      await this.press('Tab');
      await this.seesFocus();
    }
    throw new Error(`Sixty times Tab do not lead to ${String(target)}.`);
  }
  async fills(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.types(text);
  }
  async activates(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }
  /** The focused control is on the screen, not hidden below anything, and marked (WCAG 2.4.7, 2.4.11). */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusProblem), { message: 'the focus can be seen', ...soon }).toBe('');
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus());

/** What is wrong with how the focus shows; nothing when a text that took the focus itself, or the page, has it. */
function focusProblem(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('h1, main, [role=dialog]')) return '';
  const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.id}"`;
  const marked = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|transparent|\/ 0\)/.test(outlineColor);
    return outlined || /inset.* [2-9]px$|[2-9]px inset/.test(boxShadow);
  };
  let around: Element | null = focused;
  for (let level = 0; around && level < 5; level += 1, around = around.parentElement) if (marked(around)) break;
  if (!around || !marked(around)) return `${name} has the focus and nothing shows it`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 1 || height < 1) return '';
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} has the focus outside of the screen`;
  const above = document.elementFromPoint(x, y);
  return above && (focused.contains(above) || above.contains(focused) || above.closest('label')?.contains(focused)) ? ''
    : `${name} has the focus below ${above?.outerHTML.slice(0, 80)}`;
}
