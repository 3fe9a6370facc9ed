import { describe, expect, it } from 'vitest';
import { draftOf, linkOf } from './source';

describe('a draft in an address', () => {
  it('is read as it was written, and is an eighth as long where lines repeat themselves', async () => {
    const draft = { file: 'line.yaml', text: 'steps:\n  home: { title: „Wo?“ 🐶 }\n'.repeat(200) };
    const link = await linkOf(draft);
    expect(await draftOf(link)).toEqual(draft);
    expect(link).toMatch(/^#draft=[\w-]+$/);
    expect(link.length).toBeLessThan(draft.text.length / 8);
  });
  it('is none where the address has something else, is cut off, or names a file elsewhere', async () => {
    const link = await linkOf({ file: 'line.yaml', text: 'id: pet' });
    for (const hash of ['', '#main', '#draft=', '#draft=%%%', link.slice(0, -4), await linkOf({ file: '../line.yaml', text: '' })]) {
      expect(await draftOf(hash), hash).toBeUndefined();
    }
  });
});
