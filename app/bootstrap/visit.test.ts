import { expect, it } from 'vitest';
import { createStorage } from './storage';
import { keepVisit } from './visit';

const memory = () => createStorage(() => { throw new Error('none'); });
const arrival = { flagged: false, metadata: {}, prefill: {} };

it('remembers the campaign and the embed flag on the next pages (PS-002)', () => {
  const storage = memory();
  keepVisit(storage, { ...arrival, flagged: true, metadata: { utm_source: 'news' } });
  expect(keepVisit(storage, arrival)).toEqual({ flagged: true, metadata: { utm_source: 'news' } });
});
it('stores nothing of a visit that has nothing to remember, and never the token', () => {
  const storage = memory();
  keepVisit(storage, arrival);
  expect(storage.getItem('surefoot:visit')).toBeNull();
  keepVisit(storage, { ...arrival, flagged: true, token: 'secret', account: { email: 'a@example.com' } });
  expect(storage.getItem('surefoot:visit')).not.toMatch(/secret|example/);
});
it('starts anew from a broken memory (S-66)', () => {
  for (const broken of ['{', '[]', '{"metadata":[]}', '{"flagged":1,"metadata":{"gclid":7}}', 'null']) {
    const storage = memory();
    storage.setItem('surefoot:visit', broken);
    expect(keepVisit(storage, arrival)).toEqual({ flagged: false, metadata: {} });
  }
});
