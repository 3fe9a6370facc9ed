import type { Locator } from '@playwright/test';
import type { Person } from './shop';

interface Sought { readonly exact?: boolean }
interface Named extends Sought { readonly name?: string | RegExp; readonly level?: number; readonly checked?: boolean }

/** What a journey through any line asks of an element: Playwright's locators have it, and so have those of tests/engines. */
export interface Target<L> {
  getByRole(role: string, named?: Named): L;
  getByText(text: string | RegExp, sought?: Sought): L;
  locator(css: string): L;
  filter(options: { readonly hasText: string | RegExp }): L;
  or(other: L): L;
  first(): L;
  nth(index: number): L;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isEditable(): Promise<boolean>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
}
/** And what it asks of the page, or of a frame in a partner's page. */
export interface JourneyPage<L> extends Pick<Target<L>, 'getByRole' | 'getByText' | 'locator'> {
  readonly keyboard: { press(key: string): Promise<void> };
  evaluate<T>(read: () => T): Promise<T>;
  goto(address: string): Promise<unknown>;
  frameLocator(css: string): Pick<Target<L>, 'getByRole'>;
}

/** What every line has, in a visitor's words: found by role and label, as somebody who reads or listens would find it. */
export abstract class LinePages<L extends Target<L> = Locator, P extends JourneyPage<L> = JourneyPage<L>> {
  mount = '';
  constructor(readonly page: P, readonly person: Person) {}
  /** A finger where there is one, else the mouse. */
  abstract presses(target: L): Promise<void>;

  get heading(): L { return this.page.getByRole('heading', { level: 1 }); }
  get payButton(): L { return this.page.getByRole('button', { name: 'Complete Your Order' }); }
  get dialog(): L { return this.page.getByRole('dialog'); }
  get overlay(): L { return this.page.getByRole('status')
    .filter({ hasText: 'Calculating your quote. This may take up to 15 seconds.' }); }
  get cardFields(): { readonly number: L; readonly expiry: L; readonly code: L } {
    const field = (title: string): L => this.page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');
    return { number: field('card number'), expiry: field('expiration'), code: field('CVC') };
  }
  async back(): Promise<void> { await this.presses(this.page.getByRole('button', { name: 'Back', exact: true })); }
}
