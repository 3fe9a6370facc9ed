import { describe, expect, it } from 'vitest';
import { beginning, draftOf, keep, linkOf } from './source';

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

describe('what the studio begins with', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => { stored.set(key, text); },
    removeItem: (key: string) => { stored.delete(key); },
  };
  const begunAt = (hash: string) => beginning('parrot', { hash, storage, isCode: true });

  it('is what was made of a link after a reload, and another link where one is opened', async () => {
    const link = await linkOf({ file: 'line.yaml', text: 'id: parrot' });
    expect(await begunAt(link)).toEqual({ file: 'line.yaml', text: 'id: parrot', from: 'link' });
    keep('parrot', 'id: parrot\nbase: birds', undefined, { hash: link, storage });
    expect(await begunAt(link)).toMatchObject({ text: 'id: parrot\nbase: birds', from: 'before' });
    expect(await begunAt(await linkOf({ file: 'line.yaml', text: 'id: owl' }))).toMatchObject({ text: 'id: owl', from: 'link' });
    expect(await begunAt('')).toBeUndefined();
  });
});
