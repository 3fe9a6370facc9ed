import { createHttp } from '#api/http';
import type { Http } from '#api/types';
import { vi } from 'vitest';
import { contractOf, exampleResponse } from './contractResponses';
import type { Fault } from './faults';
import { flushTasks } from './flowHarness';

/** The real client over this transport. */
export const clientWith = (fetch: (request: Request) => Promise<Response>): Http => createHttp({
  apiUrl: 'http://partner.test', session: () => ({ embedded: false, metadata: {} }),
  environment: { browser: 'Chrome', os: 'Linux', timezone: 'UTC' }, fetch,
});
/** A transport on which every attempt meets the fault. */
export const alwaysFailing = (fault: Fault): ((request: Request) => Promise<Response>) => {
  let attempt = 0;
  return (request) => fault.answer(request, () => exampleResponse(contractOf(request)), attempt++);
};
/** Awaits a promise; timers run only when nothing else is due. */
export async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  let isOver = false;
  const done = promise.finally(() => { isOver = true; });
  done.catch(() => undefined);
  for (let turn = 0; !isOver && turn < 20; turn += 1) {
    await flushTasks();
    if (!isOver && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
  }
  return done;
}
