import { expect, it } from 'vitest';
import { loadedOnce } from './loadedOnce';

it('loads once for all who ask, and again after a failure', async () => {
  let loads = 0;
  const value = loadedOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  const [first, second] = await Promise.allSettled([value(), value()]);
  expect([first.status, second.status, loads]).toEqual(['rejected', 'rejected', 1]);
  expect([await value(), await value(), loads]).toEqual([2, 2, 2]);
});
