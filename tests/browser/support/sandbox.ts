import { expect, type APIRequestContext } from '@playwright/test';
import type { Failure as ArmedFailure } from '../../../api/sandbox/failures/failures';

interface Row { readonly [column: string]: unknown }
/** What the partner's side wrote for one buyer; amounts are in cents. */
export interface Ledger { readonly tokens: readonly Row[]; readonly methods: readonly Row[]; readonly charges: readonly Row[];
  readonly policies: readonly Row[]; readonly quotes: readonly Row[] }
/** What goes wrong on demand (api/sandbox/README.md). */
export type Failure = Omit<ArmedFailure, 'id' | 'client' | 'times'> & { readonly times?: number };

/** A connection that the server closes, idle, while a request sets out: it is sent again. */
const again = { maxRetries: 3 } as const;

/** The sandbox behind the shop, as this one visitor's tester sees it. */
export class Sandbox {
  constructor(private readonly request: APIRequestContext, readonly client: string) {}
  /** What was written for a buyer. */
  async ledger(email: string): Promise<Ledger> {
    const answer = await this.request.get('/sandbox/ledger', { params: { email }, ...again });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Ledger;
  }
  /** The next call of this visitor goes wrong; nobody else's does. */
  async fails(failure: Failure): Promise<void> {
    const answer = await this.request.post('/sandbox/failures', { data: { ...failure, client: this.client }, ...again });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  /** Every call works again. */
  async mends(): Promise<void> {
    await this.request.delete('/sandbox/failures', { params: { client: this.client }, ...again });
  }
  /** What this visitor's pages have told: analytics or error reports. */
  async told(what: 'events' | 'reports'): Promise<readonly unknown[]> {
    const answer = await this.request.get(`/sandbox/${what}`, { params: { client: this.client }, ...again });
    return ((await answer.json()) as { items: readonly unknown[] }).items;
  }
  /** How many of this visitor's failures have not met their call yet. */
  async waiting(): Promise<number> {
    const answer = await this.request.get('/sandbox/failures', { params: { client: this.client }, ...again });
    return ((await answer.json()) as { failures: readonly unknown[] }).failures.length;
  }
}
