import { expect, it } from 'vitest';
import { keepDrawings } from './keptDrawings';

const minute = 60_000;

it('a page that is the same for everybody is drawn once a minute, and again at once when it could not be drawn', async () => {
  let now = 0;
  let times = 0;
  const keep = keepDrawings(() => now);
  const draw = async () => ({ html: `${(times += 1)}` });
  expect(await keep('/a', draw)).toEqual({ html: '1' });
  now = minute - 1;
  expect(await keep('/a', draw)).toEqual({ html: '1' });
  expect(await keep('/b', draw)).toEqual({ html: '2' });
  now = minute;
  expect(await keep('/a', draw)).toEqual({ html: '3' });
  await expect(keep('/c', () => Promise.reject(new Error('no words')))).rejects.toThrow('no words');
  expect(await keep('/c', draw)).toEqual({ html: '4' });
});
it('what is kept is bounded: anybody may ask for a site', async () => {
  let times = 0;
  const keep = keepDrawings(() => 0);
  const draw = async () => ({ html: `${(times += 1)}` });
  for (let site = 0; site <= 500; site += 1) await keep(`${site}`, draw);
  expect(await keep('0', draw)).toEqual({ html: '502' });
});
