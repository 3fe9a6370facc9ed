import { describe, expect, it } from 'vitest';
import { flowAddress, placeOf } from './place';

describe('the gallery’s addresses', () => {
  it('show the flows first', () => {
    expect(placeOf('/gallery')).toEqual({ page: 'flows' });
    expect(placeOf('/gallery/flows')).toEqual({ page: 'flows' });
    expect(placeOf('/gallery/nothing-here')).toEqual({ page: 'flows' });
  });
  it('name a flow, whatever its letters', () => {
    expect(placeOf(flowAddress('a b'))).toEqual({ page: 'flows', flow: 'a b' });
  });
  it('name the other pages', () => {
    expect(['widgets', 'modals', 'steps'].map((page) => placeOf(`/gallery/${page}`).page)).toEqual(['widgets', 'modals', 'steps']);
  });
});
