import { contracts } from '#api/contracts/index';
import { onceFor } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lines } from '../support/lines';
import { faultIds, faultsOf } from './faults';
import { checkFault, checkDuplicateAnswer } from './checkFault';
import { findCallSites, statesWithCalls, type CallSite } from './callSites';
import { FlowHarness } from './flowHarness';
import { fakeClock } from './testClock';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

interface Prepared { readonly harness: FlowHarness; readonly callSites: readonly CallSite[] }
/** A line is looked through once for all tests. */
const preparedFor = onceFor(async (entry: CatalogueEntry): Promise<Prepared> => {
  const harness = new FlowHarness(await entry.product(), fakeClock);
  return { harness, callSites: await findCallSites(harness) };
});

describe.each(lines)('$id: each call with each fault (quality, sections 1 to 3)', (entry) => {
  let harness: FlowHarness;
  let callSites: readonly CallSite[] = [];
  /** The cells that passed: `driver.NEXT:plans rentalCar.plans F01`. */
  const ran = new Set<string>();
  beforeAll(async () => { ({ harness, callSites } = await preparedFor(entry)); });
  afterAll(() => harness.stop());

  it('every call of the definition is made, at every step that makes it', () => {
    expect(statesWithCalls(harness.compiled.flow).filter((state) => !callSites.some((callSite) => callSite.state === state))).toEqual([]);
    expect(Object.keys(harness.compiled.flow.calls).filter((call) => !callSites.some((callSite) => callSite.call === call))).toEqual([]);
  });

  it.each(faultIds)('%s: the answers stay, the message is right, and pressing again works (ME-021, ME-022, ME-024, PS-005)', async (id) => {
    const failures: string[] = [];
    for (const callSite of callSites) {
      for (const fault of faultsOf(callSite.contract).filter((one) => one.id === id)) {
        try {
          await (id === 'F16' ? checkDuplicateAnswer(harness, callSite) : checkFault(harness, callSite, fault));
          ran.add(`${callSite.state} ${callSite.contract.id} ${id}`);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          failures.push(`${callSite.state} (${callSite.contract.id}), ${id} ${fault.name}: ${message}`);
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('no cell of the table is left out', () => {
    expect(callSites.length).toBeGreaterThan(0);
    const cells = callSites.flatMap(({ state, contract }) => faultIds.map((id) => `${state} ${contract.id} ${id}`));
    expect(cells.filter((cell) => !ran.has(cell))).toEqual([]);
  });
});

/** Calls that no flow makes, and the test of their faults. A call that a flow makes may not be on this list. */
const besideFlows: Readonly<Record<string, string>> = {
  'site.site': 'startup.test.ts', 'site.partner': 'startup.test.ts',
  'places.suggest': 'thirdParties.test.ts', 'places.country': 'thirdParties.test.ts',
  'payment.update': 'no line changes the card of a policy; clientAlone.test.ts tests it with the client alone',
  'collectibles.plans': 'C-11: the partner has it and no flow uses it; clientAlone.test.ts tests it with the client alone',
  'collectibles.rates': 'C-11, as collectibles.plans', 'collectibles.checkout': 'C-11, as collectibles.plans',
  'collectibles.purchase': 'C-11, as collectibles.plans',
  'homesafe.purchase': 'C-10: the partner has it and no flow uses it; clientAlone.test.ts tests it with the client alone',
};
it('every call is made by a flow, at the start or by a service, so that its faults are tested', async () => {
  const reached = new Set<string>();
  for (const entry of lines) for (const { contract } of (await preparedFor(entry)).callSites) reached.add(contract.id);
  expect(contracts.map(({ id }) => id).filter((id) => !reached.has(id) && !Object.hasOwn(besideFlows, id))).toEqual([]);
  expect(Object.keys(besideFlows).filter((id) => reached.has(id) || !contracts.some((contract) => contract.id === id))).toEqual([]);
});
