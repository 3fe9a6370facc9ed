import { contracts } from '#api/contracts/index';
import type { Contract } from '#api/contracts/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, type Opening } from '../../app/bootstrap/open';
import { settled } from './alone';
import { contractOf, goodAnswer } from './answers';
import { expectedOf } from './expected';
import { faultIds, faultsOf, type Fault } from './faults';
import { breathe } from './stage';
import { sandboxHints } from '../support/hints';

const startup = contracts.filter(({ kind }) => kind === 'startup');
const mainSite = 'https://www.partner.example/';

/** As much of a browser's window as the start of a page reads. */
const pageAt = (href: string, framed = false): Window => {
  const kept = new Map<string, string>();
  const window = {
    location: new URL(href), history: { state: null, replaceState: () => undefined }, navigator: {}, addEventListener: () => undefined,
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => { kept.set(key, value); }, removeItem: (key: string) => { kept.delete(key); } },
  };
  return { ...window, parent: framed ? {} : undefined, get self() { return this; } } as unknown as Window;
};
const topLevel = (href: string): Window => { const page = pageAt(href) as unknown as { parent: unknown }; page.parent = page; return page as unknown as Window; };

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

describe.each(startup)('$id at the start of the page', (contract: Contract) => {
  let asked: string[] = [];
  let reports: unknown[] = [];
  /** The start of a page while this call fails like this. */
  const opens = async (fault: Fault, page: Window): Promise<{ readonly opening: Opening; readonly seconds: number }> => {
    const begun = Date.now();
    let attempt = 0;
    asked = [];
    reports = [];
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit): Promise<Response> => {
      if (typeof input === 'string') {
        if (input.endsWith('/sandbox/reports')) reports.push(...(JSON.parse(String(init?.body)) as { readonly reports: readonly unknown[] }).reports);
        return new Response();
      }
      const called = contractOf(input);
      asked.push(called.id);
      return called.id === contract.id ? fault.answer(input, () => goodAnswer(called), attempt++) : goodAnswer(called);
    });
    const opening = await settled(openShop({ sandbox: sandboxHints, apiUrl: 'http://shop.test', cardKey: 'pk_sandbox_local', gallery: false, mainSite }, page));
    const seconds = Math.round((Date.now() - begun) / 1000);
    for (let turn = 0; turn < 5; turn += 1) { await breathe(); vi.advanceTimersByTime(2000); }
    await breathe();
    return { opening, seconds };
  };
  const ran = new Set<string>();
  beforeEach(() => { vi.spyOn(console, 'warn').mockImplementation(() => undefined); });
  afterEach(() => { vi.unstubAllGlobals(); vi.restoreAllMocks(); });

  it.each(faultsOf(contract))('$id $name: reads again where that is safe, logs once, then the main site; in a frame and on a developer’s machine never a blank page (AS-017, AS-018, D12)', async (fault) => {
    const expected = expectedOf(fault, contract);
    const { opening, seconds } = await opens(fault, topLevel('https://insurance.partner.example/rental-car-insurance'));
    expect({ requests: asked.filter((id) => id === contract.id).length, seconds }).toEqual({ requests: expected.requests, seconds: expected.seconds });
    if (expected.words === undefined) {
      expect(opening.kind).toBe('open');
      expect(reports).toEqual([]);
    } else {
      expect(opening).toEqual({ kind: 'leave', to: mainSite });
      expect(reports).toHaveLength(1);
      expect((await opens(fault, pageAt('https://insurance.partner.example/embed/rental-car', true))).opening.kind).toBe('error');
      expect((await opens(fault, topLevel('http://localhost:4300/'))).opening.kind).toBe('open');
    }
    ran.add(fault.id);
  });
  it('no fault is left out', () => expect(faultIds.filter((id) => !ran.has(id))).toEqual([]));
});
