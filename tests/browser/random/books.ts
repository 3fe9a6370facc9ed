import type { Ledger, Sandbox } from '../support/sandbox';
import type { Seen } from './seen';

/** Compares what the partner's side has written with what somebody was shown. */
export class Books {
  private readonly charged = new Set<unknown>();
  private abandoned = 0;
  constructor(private readonly sandbox: Sandbox, private readonly emails: readonly string[]) {}

  async read(): Promise<Pick<Ledger, 'policies' | 'charges'>> {
    const ledgers = await Promise.all(this.emails.map((email) => this.sandbox.ledger(email)));
    return { policies: ledgers.flatMap((one) => one.policies), charges: ledgers.flatMap((one) => one.charges) };
  }
  /** What is wrong after an action. `before` and `now` are what the tabs showed, before the action and after the books were read. */
  faults({ policies, charges }: Pick<Ledger, 'policies' | 'charges'>, before: readonly Seen[], now: readonly Seen[]): readonly string[] {
    const found: string[] = [];
    if (charges.length !== policies.length) found.push(`${charges.length} charges, ${policies.length} policies`);
    if (charges.length > this.charged.size + 1) found.push(`${charges.length - this.charged.size} charges at once`);
    const totals = before.flatMap(({ total }) => total ?? []);
    for (const { id, amount } of charges) {
      if (totals.length > 0 && !this.charged.has(id) && !totals.includes(Number(amount)))
        found.push(`charged ${String(amount)}, shown ${totals.join()}`);
      this.charged.add(id);
    }
    const orders = new Set(now.flatMap((seen) => seen.orders));
    if (before.some((seen) => seen.asksToAbandon))
      this.abandoned += new Set(before.flatMap((seen) => seen.orders).filter((key) => !orders.has(key))).size;
    const receipts = Math.max(...now.map((seen) => seen.receipts));
    if (policies.length > receipts + orders.size + this.abandoned)
      found.push(`${policies.length} policies, ${receipts} receipts, ${orders.size} orders in doubt, ${this.abandoned} given up`);
    return found;
  }
}
