import { describe, expect, it } from 'vitest';
import type { PathFile } from '#engine/explore';
import { pathLink, pathOfLink } from './pathLink';

const path: PathFile = {
  format: 1, line: 'trip', hash: 'abc', name: 'a visit – „ß“', at: '2026-03-10T16:00:00.000Z', facts: {}, events: [{ type: 'NEXT' }],
};
const hashOf = (link: string): string => link.slice(link.indexOf('#'));

describe('a path in an address', () => {
  it('is read as it was written', async () => {
    const link = await pathLink(path);
    expect(link).toMatch(/^\/gallery\/replay#path=[\w-]+$/);
    expect(await pathOfLink(hashOf(link))).toEqual({ path });
  });
  it('is none where the address has none, and said in one sentence where it is cut off', async () => {
    expect(await pathOfLink('')).toBeUndefined();
    expect(await pathOfLink('#main')).toBeUndefined();
    for (const hash of ['#path=', '#path=%%%', hashOf(await pathLink(path)).slice(0, -6)]) {
      expect(await pathOfLink(hash), hash).toMatchObject({ problem: expect.stringMatching(/^This is no path: .+\.$/) });
    }
  });
});
