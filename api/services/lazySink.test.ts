import { expect, it } from 'vitest';
import { lazySink } from './lazySink';

it('a sink that could not be loaded takes a later message; the twin takes those before, and one failure is told (T7, T8)', async () => {
  const [sent, twin, failures]: [string[], string[], unknown[]] = [[], [], []];
  let isThere = false;
  const tell = lazySink<string>(async () => {
    if (!isThere) throw new Error('offline');
    return (message) => sent.push(message);
  }, (message) => twin.push(message), (error) => failures.push(error));
  for (const message of ['lost', 'lost again']) {
    tell(message);
    await new Promise(setImmediate);
  }
  isThere = true;
  tell('told');
  await new Promise(setImmediate);
  expect(failures).toHaveLength(1);
  expect([sent, twin]).toEqual([['told'], ['lost', 'lost again']]);
});
