import { describe, expect, it } from 'vitest';
import { amountParts, pieces } from './highlight';

describe('pieces', () => {
  it('marks the price and keeps every other character', () => {
    const parts = pieces('Cover up to $100,000, from under $10 per day.');
    expect(parts.filter(({ price }) => price).map(({ text }) => text)).toEqual(['$100,000', '$10 per day']);
    expect(parts.map(({ text }) => text).join('')).toBe('Cover up to $100,000, from under $10 per day.');
  });
});

describe('amountParts', () => {
  it('splits the sign from the figures', () =>
    expect([amountParts('$11'), amountParts('Free')]).toEqual([{ symbol: '$', figures: '11' }, { symbol: '', figures: 'Free' }]));
});
