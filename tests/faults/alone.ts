import { createHttp } from '#api/http';
import type { Http } from '#api/types';
import { fits } from '#engine';
import { vi } from 'vitest';
import { contractOf, goodAnswer } from './answers';
import type { Fault } from './faults';
import { breathe } from './stage';

/** A client in front of one call that fails like this, always. */
export const clientOf = (answer: (request: Request) => Promise<Response>): Http => createHttp({
  apiUrl: 'http://partner.test', session: () => ({ embedded: false, metadata: {} }), validate: fits, environment: { browser: 'Chrome', os: 'Linux', timezone: 'UTC' }, fetch: answer,
});
/** The transport of a fault that lasts. */
export const failing = (fault: Fault): ((request: Request) => Promise<Response>) => {
  let attempt = 0;
  return (request) => fault.answer(request, () => goodAnswer(contractOf(request)), attempt++);
};
/** What a promise comes to, with the clock moved on when nothing else happens. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let over = false;
  const done = promise.finally(() => { over = true; });
  done.catch(() => undefined);
  for (let turn = 0; !over && turn < 20; turn += 1) { await breathe(); if (!over && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer(); }
  return done;
}
