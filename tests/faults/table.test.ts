import { catalogue } from '#flows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultIds, faultsOf } from './faults';
import { checkFault, checkDuplicateAnswer } from './checkFault';
import { findCallSites, statesWithCalls, type CallSite } from './callSites';
import { FlowHarness } from './flowHarness';
import { fakeClock } from './testClock';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

describe.each(catalogue)('$id: each call with each fault (quality.md, sections 1 to 3)', (entry) => {
  let harness: FlowHarness;
  let callSites: readonly CallSite[] = [];
  /** The cells that passed: `driver.NEXT:plans rentalCar.plans F01`. */
  const ran = new Set<string>();
  beforeAll(async () => {
    harness = new FlowHarness(await entry.product(), fakeClock);
    callSites = await findCallSites(harness);
  });
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
