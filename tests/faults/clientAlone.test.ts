import { contracts } from '#api/contracts/index';
import { ApiError } from '#api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientWith, alwaysFailing, settle } from './faultyClient';
import { expectedOutcome } from './expectedOutcome';
import { faultIds, faultsOf } from './faults';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

describe.each(contracts)('$id, with the client alone', (contract) => {
  const params = Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, 'one']));
  const body = contract.request ? { body: {} } : {};
  it('each fault has its outcome, its time and its number of requests (quality, section 3)', async () => {
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
