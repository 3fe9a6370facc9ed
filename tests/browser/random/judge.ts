import type { Sandbox } from '../support/sandbox';
import { soon } from '../support/soon';
import { expect } from '../support/test';
import type { Watch } from '../support/watch';
import type { Anybody } from './anybody';
import { Books } from './books';
import { forgotten, losesFocus, seenIn, type Seen } from './seen';

const { SEED = '1' } = process.env;

/** What the console says of faults that the walk makes. */
export function expectsFaults(watch: Watch): void {
  watch.expectsStatus(400, 401, 402, 403, 404, 409, 410, 412, 422, 429, 500, 503);
  watch.expectsLostCalls();
  watch.expects(/Address suggestions are not available/, /dynamically imported module|Unable to preload|error loading dynamically/);
}
/** After these the same page stands there with the same answers. */
const keeps: ReadonlySet<string> = new Set(['loads anew', 'comes back from the cache', 'loses the line', 'meets a fault', 'loses parts',
  'has another size', 'stays away', 'turns to a tab', 'hides the frame', 'says something', 'adds to its history']);

/** Looks at every tab after each action, and at the books. */
export class Judge {
  private readonly done: string[] = [];
  private before = new Map<Anybody, Seen>();
  private readonly books: Books;
  constructor(sandbox: Sandbox, emails: readonly string[]) { this.books = new Books(sandbox, emails); }

  notes(action: object, tab: Anybody, number = 0): void {
    this.done.push(`${JSON.stringify(action)} in tab ${number} at ${this.before.get(tab)?.path ?? ''}`);
  }
  /** What led here, short. */
  get story(): string { return `with seed ${SEED}, after\n${this.done.slice(-12).join('\n')}`; }

  async judges({ does, how }: { readonly does: string; readonly how?: string }, tabs: readonly Anybody[]): Promise<void> {
    for (const tab of tabs) await this.atRest(tab);
    const books = await this.books.read();
    const now = new Map<Anybody, Seen>();
    for (const tab of tabs) now.set(tab, await this.atRest(tab));
    for (const [tab, seen] of now) {
      const before = this.before.get(tab);
      if (!before) continue;
      // The second press of two may land beside every control of the next page.
      if (how !== 'twice' && does !== 'presses' && losesFocus(before, seen)) this.tells(`The focus is lost at "${seen.heading}"`);
      if (keeps.has(does)) for (const answer of forgotten(before, seen)) this.tells(`At "${seen.heading}" ${answer}`);
    }
    for (const fault of this.books.faults(books, [...this.before.values()], [...now.values()])) this.tells(fault);
    this.before = now;
  }
  /** The walk goes on: what else it finds is told in the same run. */
  private tells(found: string): void { expect.soft(false, `${found}, ${this.story}`).toBe(true); }
  private async atRest(tab: Anybody): Promise<Seen> {
    let seen: Seen | undefined;
    const looks = async (): Promise<string> => {
      if (await isElsewhere(tab)) await tab.begins();
      seen = await seenIn(tab.place);
      return seen.state;
    };
    await expect.poll(() => looks().catch(String), { message: this.story, timeout: 90_000, ...soon }).toBe('a page at rest');
    return seen as Seen;
  }
}
/** The way back may lead out of the shop, a document is no page of it, and a link may lead to another line. */
const isElsewhere = ({ page, line, isFramed }: Anybody): Promise<boolean> => page.evaluate(([path, framed]) =>
  location.protocol !== 'http:' || document.contentType !== 'text/html' || !(framed || location.pathname.startsWith(path)),
[`/${line}`, isFramed] as const).catch(() => false);
