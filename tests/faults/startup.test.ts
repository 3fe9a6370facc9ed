import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, type Opening } from '../../app/bootstrap/open';
import { settle } from './faultyClient';
import { contractOf, exampleResponse } from './contractResponses';
import { expectedOutcome } from './expectedOutcome';
import { faultIds, faultsOf, type Fault } from './faults';
import { flushTasks } from './flowHarness';
import { sandboxHints } from '../support/hints';
import { memoryStorage } from '../support/visitor';

const startup = contracts.filter(({ kind }) => kind === 'startup');
const mainSite = 'https://www.partner.example/';

/** The parts of a browser's window that the start of a page reads. */
const pageAt = (href: string, framed = false): Window => {
  const window = {
    location: new URL(href), history: { state: null, replaceState: () => undefined }, navigator: {}, addEventListener: () => undefined,
    sessionStorage: memoryStorage(), document: { referrer: '' },
  };
  return { ...window, parent: framed ? {} : undefined, get self() { return this; } } as unknown as Window;
};
const topLevel = (href: string): Window => {
  const page = pageAt(href) as unknown as { parent: unknown };
  page.parent = page;
  return page as unknown as Window;
};

beforeAll(async () => {
  // It comes with the first call; its file is read before time stands still.
  await import('#api/http');
  vi.useFakeTimers();
});
afterAll(() => { vi.useRealTimers(); });

describe.each(startup)('$id at the start of the page', (contract: Contract) => {
  let called: string[] = [];
  let reports: unknown[] = [];
  /** Starts a page while this call has this fault. */
  const opens = async (fault: Fault, page: Window): Promise<{ readonly opening: Opening; readonly seconds: number }> => {
    const start = Date.now();
    let attempt = 0;
    called = [];
    reports = [];
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit): Promise<Response> => {
      if (typeof input === 'string') {
        const body = JSON.parse(String(init?.body)) as { readonly reports: readonly unknown[] };
        if (input.endsWith('/sandbox/reports')) reports.push(...body.reports);
        return new Response();
      }
      const requested = contractOf(input);
      called.push(requested.id);
      return requested.id === contract.id ? fault.answer(input, () => exampleResponse(requested), attempt++) : exampleResponse(requested);
    });
    const config = { sandbox: sandboxHints, apiUrl: 'http://shop.test', cardKey: 'pk_sandbox_local', gallery: false, mainSite };
    const opening = await settle(openShop(config, page));
    const seconds = Math.round((Date.now() - start) / 1000);
    for (let turn = 0; turn < 5; turn += 1) {
      await flushTasks();
      vi.advanceTimersByTime(2000);
    }
    await flushTasks();
    return { opening, seconds };
  };
  const ran = new Set<string>();
  beforeEach(() => { vi.spyOn(console, 'warn').mockImplementation(() => undefined); });
  afterEach(() => { vi.unstubAllGlobals(); vi.restoreAllMocks(); });

  it.each(faultsOf(contract))('$id $name: leads to the main site, never to a blank page (AS-017, AS-018, D12)', async (fault) => {
    const expected = expectedOutcome(fault, contract);
    const { opening, seconds } = await opens(fault, topLevel('https://insurance.partner.example/rental-car-insurance'));
    const requests = called.filter((id) => id === contract.id).length;
    expect({ requests, seconds }).toEqual({ requests: expected.requests, seconds: expected.seconds });
    if (expected.message === undefined) {
      expect(opening.kind).toBe('open');
      expect(reports).toEqual([]);
    } else {
      expect(opening).toEqual({ kind: 'leave', to: mainSite });
      expect(reports).toHaveLength(1);
      const inFrame = await opens(fault, pageAt('https://insurance.partner.example/embed/rental-car', true));
      expect(inFrame.opening.kind).toBe('error');
      const onLocalhost = await opens(fault, topLevel('http://localhost:4300/'));
      expect(onLocalhost.opening.kind).toBe('open');
    }
    ran.add(fault.id);
  });
  it('no fault is left out', () => expect(faultIds.filter((id) => !ran.has(id))).toEqual([]));
});
