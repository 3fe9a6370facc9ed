import { describe, expect, it } from 'vitest';
import { stillNeeded } from './stillNeeded';

describe('stillNeeded (D6)', () => {
  it('says nothing when nothing is missing', () => expect(stillNeeded([])).toBeUndefined());
  it('names the missing fields as words in a sentence', () => {
    expect(stillNeeded(['Return date', 'ZIP code'])).toBe('Still needed: return date, ZIP code');
  });
});
