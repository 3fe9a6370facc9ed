import { expect, it } from 'vitest';
import { lazySink } from './lazySink';

it('a sink that could not be loaded is loaded again by the next message; what came meanwhile went to the twin (T7, T8)', async () => {
  const [sent, twin]: [string[], string[]] = [[], []];
  let isThere = false;
  const tell = lazySink<string>(async () => {
    if (!isThere) throw new Error('offline');
    return (message) => sent.push(message);
  }, (message) => twin.push(message));
  tell('lost');
  await new Promise(setImmediate);
  isThere = true;
  tell('told');
  await new Promise(setImmediate);
  expect([sent, twin]).toEqual([['told'], ['lost']]);
});
