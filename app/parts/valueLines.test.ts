import { describe, expect, it } from 'vitest';
import { valueLines } from './DetailTable';

describe('valueLines', () => {
  it('closes the gap of an address without a unit', () => {
    expect(valueLines('Ines Okafor\n48 Alder Street, , Columbus, OH 43215'))
      .toEqual(['Ines Okafor', '48 Alder Street, Columbus, OH 43215']);
  });
  it('is empty when every part was, so that the row is left out', () => expect([valueLines(''), valueLines(' , , ')]).toEqual([[], []]));
});
