import { describe, expect, it } from 'vitest';
import { withNames } from './names';

const form = { schema: { type: 'object',
  properties: { amounts: { type: 'object', title: 'Coverage',
  properties: { contents: { type: 'number', title: 'Contents' }, water: { type: 'boolean', title: 'Water' } } } } } };
const fields = (names: unknown, namedAs?: Record<string, string>): unknown => {
  const amounts = withNames(form, names, namedAs).schema.properties?.amounts;
  return typeof amounts === 'object' ? amounts.properties : undefined;
};

describe('the coverages of a plan (RN-021)', () => {
  it('bear the plan’s titles and descriptions', () => {
    expect(fields({ water: { title: 'Water backup', description: 'From drains.' } }))
      .toEqual({ contents: { type: 'number', title: 'Contents' },
      water: { type: 'boolean', title: 'Water backup', description: 'From drains.' } });
  });
  it('are found under the plan’s own key', () =>
    expect(fields({ contents_amount: { title: 'Your things' } }, { contents: 'contents_amount' }))
    .toMatchObject({ contents: { title: 'Your things' } }));
  it('keep our words where the plan has none, or none that can be read', () => {
    for (const names of [undefined, 'x', [], {}, { water: null }, { water: { title: ' ', description: 7 } }]) expect(fields(names))
      .toEqual(form.schema.properties.amounts.properties);
  });
});
