import type { Page, Route } from '@playwright/test';

/** The page's calls in its words: `post renters plans`; ids are left out. */
const nameOf = (route: Route): string => {
  const { pathname } = new URL(route.request().url());
  const parts = pathname.split('/').filter((part) => part !== '' && !/^(api|partner|sandbox|protections|v[\d.]+)$|\d/.test(part));
  return [route.request().method(), ...parts].join(' ').toLowerCase();
};

/** Each kind of call is first held, then refused with 500; from then on it is answered. */
export class SlowCalls {
  private readonly seen = new Set<string>();
  private readonly waiting: Route[] = [];
  private refused: string | undefined;
  isWatching = false;
  async on(page: Page): Promise<this> {
    await page.route(({ pathname }) => /^\/api\/|\/geocode$/.test(pathname), (route) => this.meets(route));
    return this;
  }
  private async meets(route: Route): Promise<void> {
    const name = nameOf(route);
    if (name === this.refused) return route.fulfill({ status: 500, json: {} });
    if (!this.isWatching || this.seen.has(name)) return route.continue();
    this.waiting.push(route);
  }
  /** The call that waits for its answer. */
  get held(): string | undefined { return this.waiting[0] && nameOf(this.waiting[0]); }
  /** Fails, also when it is sent again by itself, until `passes`. */
  async fails(): Promise<void> {
    this.refused = this.held;
    await Promise.all(this.waiting.splice(0).map((route) => this.meets(route)));
  }
  /** Each kind of call is met once more. */
  forgets(): void { this.seen.clear(); }
  passes(): void {
    if (this.refused !== undefined) this.seen.add(this.refused);
    this.refused = undefined;
  }
}
