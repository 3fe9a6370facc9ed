import { expect, it } from 'vitest';
import { createStorage } from '../bootstrap/storage';
import type { FlowInUse } from './flowInUse';
import { forgetEverything, forgetFlow, keyOf, openFlows, orderKeyOf } from './openFlows';

const renters = {
  id: 'renters',
  code: 'renters' as const,
  base: 'renters',
  title: 'R',
  aliases: [],
  startPath: '',
  paths: [],
  landing: () => Promise.reject(new Error()),
  product: () => Promise.reject(new Error()),
};
function stored() {
  const storage = createStorage(() => { throw new Error('none'); });
  const names = [
    'surefoot.renters',
    'surefoot.renters/dynamicForm',
    'surefoot.renters.embed.v1',
    'surefoot.rental-car',
    'surefoot:visit',
    'other',
  ];
  for (const name of names) storage.setItem(name, '1');
  const lasting = createStorage(() => { throw new Error('none'); });
  return { storage, lasting, left: () => names.filter((name) => storage.getItem(name) !== null) };
}
/** A machine that stored something until it was stopped, as one that was just being opened may. */
const running = (key: string, onStop: () => void): void =>
  void openFlows.set(key, Promise.resolve({ run: { stop: onStop } } as unknown as FlowInUse));

it('a line’s answers are gone, also those of its running machine; other lines and the other mount keep theirs (RN-019)', async () => {
  const { storage, lasting, left } = stored();
  let stopped = 0;
  running(keyOf(renters, ''), () => { stopped += 1; storage.setItem('surefoot.renters', 'again'); });
  forgetFlow(renters, '', { storage, lasting });
  expect(openFlows.size).toBe(0);
  await Promise.resolve();
  expect(stopped).toBe(1);
  expect(left()).toEqual(['surefoot.renters.embed.v1', 'surefoot.rental-car', 'surefoot:visit', 'other']);
});
it('a line whose order is in doubt keeps its answers until the order is settled (D19)', () => {
  const { storage, lasting, left } = stored();
  lasting.setItem(orderKeyOf(renters), '{}');
  forgetFlow(renters, '', { storage, lasting });
  expect(left()).toContain('surefoot.renters');
});
it('signing out forgets every line and the token; how the page is embedded stays (RN-072, RC-054, S15)', async () => {
  const { storage, left } = stored();
  const done: string[] = [];
  for (const name of ['surefoot.renters', 'surefoot.rental-car']) running(name, () => { done.push(name); storage.setItem(name, 'again'); });
  forgetEverything({ storage, forgetToken: () => done.push('token') });
  await Promise.resolve();
  expect(done.toSorted()).toEqual(['surefoot.rental-car', 'surefoot.renters', 'token']);
  expect(left()).toEqual(['surefoot:visit', 'other']);
  expect(openFlows.size).toBe(0);
});
