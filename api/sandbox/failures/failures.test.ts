import { describe, expect, it } from 'vitest';
import { createFailures } from './failures';
import { injectFault } from './injectFault';

const processed = () => {
  const calls: number[] = [];
  return { calls, process: async () => { calls.push(calls.length); return Response.json({ answer: calls.length }); } };
};
const never = new AbortController().signal;

describe('failures on demand', () => {
  it('meet the next matching call, as often as asked, and no other', () => {
    const failures = createFailures();
    failures.add({ call: 'rentalCar.plans', fault: 'empty', times: 2 });
    expect(failures.take('rentalCar.checkout', undefined)).toBeUndefined();
    expect([1, 2, 3].map(() => failures.take('rentalCar.plans', 'anybody')?.fault)).toEqual(['empty', 'empty', undefined]);
  });
  it('of one client do not disturb another', () => {
    const failures = createFailures();
    failures.add({ call: '*', fault: 'cut', client: 'a' });
    expect([failures.take('site.site', 'b'), failures.take('site.site', undefined)]).toEqual([undefined, undefined]);
    failures.clear('b');
    expect(failures.take('site.site', 'a')?.fault).toBe('cut');
  });

  it('cut the connection before the call, or after it', async () => {
    for (const [fault, times] of [['cut', 0], ['after', 1]] as const) {
      const { calls, process } = processed();
      const answer = await injectFault({ id: 1, call: '*', times: 1, fault }, process, never);
      expect([answer.headers.get('x-sandbox-cut'), calls.length]).toEqual(['1', times]);
      await expect(answer.text()).rejects.toThrow();
    }
  });
  it('process a call twice and answer once', async () => {
    const { calls, process } = processed();
    expect(await (await injectFault({ id: 1, call: '*', times: 1, fault: 'twice' }, process, never)).json()).toEqual({ answer: 1 });
    expect(calls).toHaveLength(2);
  });
  it('answer what cannot be used, with status 200', async () => {
    const { calls, process } = processed();
    const answer = async (fault: 'empty' | 'html' | 'malformed' | 'wrong-shape') => {
      const response = await injectFault({ id: 1, call: '*', times: 1, fault }, process, never);
      return [response.status, await response.text()];
    };
    expect(await answer('empty')).toEqual([200, '']);
    expect((await answer('html'))[1]).toContain('<h1>');
    expect(await answer('wrong-shape')).toEqual([200, '{"unexpected":true}']);
    const [, half] = await answer('malformed');
    expect(() => JSON.parse(String(half))).toThrow();
    expect(calls).toHaveLength(0);
  });
  it('answer any status with the documented error, or a body of the tester’s own', async () => {
    const { process } = processed();
    const refusal = await injectFault({
      id: 1, call: '*', times: 1, fault: 'status', status: 429, code: 'too_many_requests', seconds: 2,
    }, process, never);
    expect([refusal.status, refusal.headers.get('retry-after'), await refusal.json()])
      .toEqual([429, '2', { error: { code: 'too_many_requests' } }]);
    const page =
      await injectFault({ id: 1, call: '*', times: 1, fault: 'status', status: 502, body: '<h1>Bad gateway</h1>' }, process, never);
    expect([page.status, page.headers.get('content-type'), await page.text()])
      .toEqual([502, 'text/html; charset=utf-8', '<h1>Bad gateway</h1>']);
  });
  it('are slow, and stop waiting for a visitor who has gone', async () => {
    const { process } = processed();
    const gone = new AbortController();
    const answer = injectFault({ id: 1, call: '*', times: 1, fault: 'slow', seconds: 300 }, process, gone.signal);
    gone.abort();
    expect((await answer).status).toBe(200);
  });
});
