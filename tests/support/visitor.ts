import { createCardOrigin } from '#api/sandbox/card/index';
import type { Sandbox } from '#api/sandbox/index';
import type { SoldLine } from '#api/sandbox/site/soldLines';
import { openSandbox } from '#api/sandbox/testing';
import { createClock, getPath } from '#engine';
import { ratings } from '#flows/ratings';
import { expect } from 'vitest';
import type { ServedLine } from '../../app/lines/served';
import { soldLines, lines } from './lines';
import { openFlow, Walker, type VisitOptions, type World } from './walker';

export { cards, memoryStorage, type VisitOptions } from './walker';

/** The outside world of a group of visits: one sandbox, one database, one clock that stands still. */
export interface Town extends World { readonly sandbox: Sandbox; close(): Promise<void> }
export async function openTown({ on = '2026-03-10', at = '16:00:00Z', databaseUrl, files = [] }: {
  readonly on?: string; readonly at?: string; readonly databaseUrl?: string | undefined;
  /** Lines that are files, besides those that are shipped. They may come while the town is open. */
  readonly files?: readonly ServedLine[];
} = {}): Promise<Town> {
  const clock = createClock(() => Date.parse(`${on}T${at}`));
  const sold = (): readonly SoldLine[] => [...soldLines(), ...files.map((file) => file.sold)];
  const sandbox = await openSandbox({ clock, databaseUrl, ratings, soldLines: sold, log: () => undefined });
  const cardOrigin = createCardOrigin({ db: sandbox.db, clock, writesPerMinute: 100_000 });
  const close = (): Promise<void> => sandbox.close();
  return {
    sandbox, clock, close, lines: () => [...lines, ...files.map(({ entry }) => entry)], cards: (request) => cardOrigin.fetch(request),
    fetch: (request) => sandbox.fetch(request, { remoteAddress: '127.0.0.1' }),
  };
}

/** A `fetch` that keeps some requests waiting: `reached` when the first of them is sent; all go on once they are released. */
export function holdsBack(town: Town, isHeld: (request: Request) => boolean): {
  readonly fetch: Town['fetch']; readonly reached: Promise<void>; release(): void;
} {
  let [reach, release] = [(): void => undefined, (): void => undefined];
  const reached = new Promise<void>((resolve) => { reach = resolve; });
  const released = new Promise<void>((resolve) => { release = resolve; });
  const fetch: Town['fetch'] = async (request) => {
    if (isHeld(request)) {
      reach();
      await released;
    }
    return town.fetch(request);
  };
  return { fetch, reached, release };
}

/** Somebody who walks through a flow: the real machine, the real client, the sandbox behind the same `fetch`. */
export const visitor = async (town: World, flowId: string, options: VisitOptions = {}): Promise<Visit> =>
  new Visit(await openFlow(town, flowId, options));

/** What a visitor does and sees, in words. */
export class Visit extends Walker {
  isAt(step: string): this {
    const { fault, missing, modal } = this.view;
    expect(this.view.step, JSON.stringify({ fault, missing, modal })).toBe(step);
    return this;
  }
  sees(modal: string | undefined): this { expect(this.view.modal).toBe(modal); return this; }
  fails(code: string | undefined): this { expect(this.view.fault?.code).toBe(code); return this; }
  misses(...fields: readonly string[]): this { for (const field of fields) expect(getPath(this.context, field), field)
    .toBeUndefined(); return this; }
  keeps(answers: Readonly<Record<string, unknown>>): this {
    for (const [path, value] of Object.entries(answers)) expect(getPath(this.context, path), path).toEqual(value);
    return this;
  }
}
