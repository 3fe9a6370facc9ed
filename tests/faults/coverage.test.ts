import { contracts } from '#api/contracts/index';
import { ApiError } from '#api';
import { catalogue } from '#flows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientWith, alwaysFailing, settle } from './faultyClient';
import { expectedOutcome } from './expectedOutcome';
import { faultIds, faultsOf } from './faults';
import { findCallSites } from './callSites';
import { FlowHarness } from './flowHarness';
import { fakeClock } from './testClock';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

/** Calls that no flow makes, and the test of their faults. A call that a flow makes may not be on this list. */
const besideFlows: Readonly<Record<string, string>> = {
  'site.site': 'startup.test.ts', 'site.partner': 'startup.test.ts',
  'places.suggest': 'thirdParties.test.ts', 'places.country': 'thirdParties.test.ts',
  'payment.update': 'no line changes the card of a policy; tested below with the client alone',
  'collectibles.plans': 'C-11: the partner has it and no flow uses it; tested below with the client alone',
  'collectibles.rates': 'C-11, as collectibles.plans', 'collectibles.checkout': 'C-11, as collectibles.plans',
  'collectibles.purchase': 'C-11, as collectibles.plans',
  'homesafe.purchase': 'C-10: the partner has it and no flow uses it; tested below with the client alone',
};
it('every call is made by a flow, at the start or by a service, so that its faults are tested', async () => {
  const reached = new Set<string>();
  for (const entry of catalogue) {
    const harness = new FlowHarness(await entry.product(), fakeClock);
    for (const { contract } of await findCallSites(harness)) reached.add(contract.id);
  }
  expect(contracts.map(({ id }) => id).filter((id) => !reached.has(id) && !Object.hasOwn(besideFlows, id))).toEqual([]);
  expect(Object.keys(besideFlows).filter((id) => reached.has(id) || !contracts.some((contract) => contract.id === id))).toEqual([]);
});

describe.each(contracts)('$id, with the client alone', (contract) => {
  const params = Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, 'one']));
  const body = contract.request ? { body: {} } : {};
  it('each fault has its outcome, its time and its number of requests (quality.md, section 3)', async () => {
    const tested = new Set<string>();
    for (const fault of faultsOf(contract)) {
      let sent = 0;
      const answer = alwaysFailing(fault);
      const start = Date.now();
      const client = clientWith((request) => {
        sent += 1;
        return answer(request);
      });
      const sending = client.send(contract, { params, ...body, headers: { 'X-Unique-Key': 'key' } });
      const outcomeOf = (error: unknown): string => (error instanceof ApiError ? error.outcome : String(error));
      const seen = await settle(sending.then(() => undefined, outcomeOf));
      const { outcome, requests, seconds } = expectedOutcome(fault, contract);
      expect({ outcome: seen, requests: sent, seconds: Math.round((Date.now() - start) / 1000) }, `${fault.id} ${fault.name}`)
        .toEqual({ outcome, requests, seconds });
      tested.add(fault.id);
    }
    expect(faultIds.filter((id) => !tested.has(id))).toEqual([]);
  });
});
