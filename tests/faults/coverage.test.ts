import { contracts } from '#api/contracts/index';
import { ApiError } from '#api';
import { catalogue } from '#flows';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, failing, settled } from './alone';
import { expectedOf } from './expected';
import { faultIds, faultsOf } from './faults';
import { findPlaces } from './places';
import { Stage } from './stage';
import { fakeTime } from './time';

beforeAll(() => { vi.useFakeTimers(); });
afterAll(() => { vi.useRealTimers(); });

/** Calls that no flow makes, and where they meet their faults instead. A call that a flow makes must leave this list. */
const besideFlows: Readonly<Record<string, string>> = {
  'site.site': 'startup.test.ts', 'site.partner': 'startup.test.ts', 'places.suggest': 'thirdParties.test.ts', 'places.country': 'thirdParties.test.ts',
  'payment.update': 'no line changes the card of a policy; met below, by the client alone',
  'homesafe.purchase': 'C-10: the partner has it and no flow uses it; met below, by the client alone',
};
it('every contract is asked for by a flow, at the start or by a service: a new one without coverage is named here', async () => {
  const reached = new Set<string>();
  for (const entry of catalogue) {
    const stage = new Stage(await entry.product(), fakeTime);
    for (const { contract } of await findPlaces(stage)) reached.add(contract.id);
  }
  expect(contracts.map(({ id }) => id).filter((id) => !reached.has(id) && !Object.hasOwn(besideFlows, id))).toEqual([]);
  expect(Object.keys(besideFlows).filter((id) => reached.has(id) || !contracts.some((contract) => contract.id === id))).toEqual([]);
});

describe.each(contracts)('$id, by the client alone', (contract) => {
  const params = Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, 'one']));
  const body = contract.request ? { body: {} } : {};
  it('each fault has its outcome, its time and its number of requests (quality.md, section 3)', async () => {
    const met = new Set<string>();
    for (const fault of faultsOf(contract)) {
      const requests: Request[] = [];
      const answer = failing(fault);
      const begun = Date.now();
      const sending = clientOf((request) => { requests.push(request); return answer(request); }).send(contract, { params, ...body, headers: { 'X-Unique-Key': 'key' } });
      const seen = await settled(sending.then(() => undefined, (error: unknown) => (error instanceof ApiError ? error.outcome : String(error))));
      const { outcome, requests: count, seconds } = expectedOf(fault, contract);
      expect({ fault: `${fault.id} ${fault.name}`, outcome: seen, requests: requests.length, seconds: Math.round((Date.now() - begun) / 1000) }).toEqual({ fault: `${fault.id} ${fault.name}`, outcome, requests: count, seconds });
      met.add(fault.id);
    }
    expect(faultIds.filter((id) => !met.has(id))).toEqual([]);
  });
});
