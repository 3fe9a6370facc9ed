import type { BrowserContext, Route } from '@playwright/test';
import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';

const patternOf = ({ path }: Contract): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const known = contracts.filter(({ kind }) => kind !== 'startup').map((contract) => ({ contract, pattern: patternOf(contract) }));
const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });
const cardAnswers = { token: { id: 'tok_1' }, refused: { error: { message: 'Your card number is invalid.' } } };

/**
 * Answers the requests of a call as a path says, with the contract's own examples and refusals, on the network: the page's client and its
 * adapters are the real ones. A request that no call of the path waits for goes to the sandbox.
 */
export class Answers {
  private labels: string[] = [];
  private readonly underway: string[] = [];
  private last: { readonly contract: string; readonly label: string } | undefined;
  /** What came that the path has no answer for. */
  readonly strange: string[] = [];
  /** `own`: by name, the contracts whose examples and refusals are a line's own. */
  constructor(private readonly own: ReadonlyMap<string, Contract>) {}

  async on(context: BrowserContext): Promise<void> {
    await context.unrouteAll();
    // What the page of a path before had sent is nobody's any more.
    this.strange.length = 0;
    await context.route(/\/(api|sandbox\/places)\//, (route) => this.kept(route, this.answer(route)));
    await context.route(/\/v1\/tokens$/, (route) => this.kept(route, this.token(route)));
  }
  private async kept(route: Route, answer: Promise<void>): Promise<void> {
    const { pathname } = new URL(route.request().url());
    this.underway.push(pathname);
    await answer.finally(() => { this.underway.splice(this.underway.indexOf(pathname), 1); });
  }
  /** The next requests get these, in this order: `geocoded in US`, `answer 1`. */
  expects(labels: readonly string[]): void {
    this.labels = [...labels];
    this.last = undefined;
    this.held = undefined;
  }
  /** What the path answers and the page has not been given yet. */
  get left(): readonly string[] { return [...this.underway, ...this.labels]; }
  /** What was asked and answered so far. */
  readonly given: string[] = [];

  /** Nothing is answered before the visitor has typed all that an event of the path types at once. */
  async whileHeld(types: () => Promise<void>): Promise<void> {
    const typed = types();
    const held = { released: typed.catch(() => undefined), labels: new Map<string, string>(), isTyped: false };
    this.held = held;
    await typed.finally(() => { held.isTyped = true; });
  }
  private held: { readonly released: Promise<unknown>; readonly labels: Map<string, string>; readonly isTyped: boolean } | undefined;
  /**
   * Each answer typed sends the call anew: what was sent before it gets the same, and the page has no use for it any more. What the last
   * one sends may come when all is typed: that one request gets the same too.
   */
  private async labelOf({ id }: Contract): Promise<string | undefined> {
    const { held } = this;
    const isLate = held?.isTyped === true;
    await held?.released;
    // A request that the client sends again gets what it got.
    const again = this.last?.contract === id && !isGood(this.last.label) ? this.last.label : undefined;
    const label = held?.labels.get(id) ?? again ?? this.labels.shift();
    if (isLate) held?.labels.delete(id);
    else if (label !== undefined) held?.labels.set(id, label);
    return label;
  }

  private async answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const method = route.request().method();
    const contract = known.find(({ contract: one, pattern }) => one.method === method && pattern.test(pathname))?.contract;
    if (!contract || contract.id.startsWith('places.suggest') || contract.id.startsWith('places.country')) return route.continue();
    const label = await this.labelOf(contract);
    if (label === undefined) {
      this.strange.push(`${contract.id} is sent, and the path has no answer for it`);
      return route.continue();
    }
    this.last = { contract: contract.id, label };
    this.given.push(`${contract.id}: ${label}`);
    return this.give(route, this.own.get(contract.id) ?? contract, label);
  }
  private async give(route: Route, { id, answer: { examples = [] }, refusals }: Contract, label: string): Promise<void> {
    if (label === 'no answer') return route.abort('connectionreset');
    if (label === 'not readable') return route.fulfill({ status: 200, contentType: 'application/json', body: '<' });
    const nth = /^answer (\d+)$/.exec(label)?.[1];
    if (nth !== undefined) return route.fulfill(json(200, examples[Number(nth) - 1]));
    const refusal = refusals.find(({ status, error }) => label === `refused ${error.code ?? status}`);
    if (refusal) return route.fulfill(json(refusal.status, { error: refusal.error }));
    const place = (examples as readonly { readonly status?: string; readonly place?: { readonly country: string } }[])
      .find(({ status, place: found }) => label === (found ? `geocoded in ${found.country}` : status));
    if (place) return route.fulfill(json(200, place));
    this.strange.push(`${id} has no answer "${label}"`);
    return route.continue();
  }
  private async token(route: Route): Promise<void> {
    if (route.request().method() !== 'POST') return route.continue();
    const headers = { 'access-control-allow-origin': '*' };
    return this.labels.shift() === 'card refused'
      ? route.fulfill({ ...json(402, cardAnswers.refused), headers }) : route.fulfill({ ...json(200, cardAnswers.token), headers });
  }
}
const isGood = (label: string): boolean => /^(answer|geocoded)/.test(label);
