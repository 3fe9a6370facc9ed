import { describe, expect, it } from 'vitest';
import { flowAddress, placeOf, stepAddress } from './place';

describe('the gallery’s addresses', () => {
  it('show the flows first', () => {
    expect(placeOf('/gallery')).toEqual({ page: 'flows' });
    expect(placeOf('/gallery/flows')).toEqual({ page: 'flows' });
    expect(placeOf('/gallery/nothing-here')).toEqual({ page: 'flows' });
  });
  it('name a flow, whatever its letters', () => {
    expect(placeOf(flowAddress('a b'))).toEqual({ page: 'flows', flow: 'a b' });
  });
  it('may be typed wrong', () => {
    expect(placeOf('/gallery/flows/%zz')).toEqual({ page: 'flows', flow: '%zz' });
  });
  it('name one step of a flow', () => {
    expect(placeOf(stepAddress('a b', 'c'))).toEqual({ page: 'step', flow: 'a b', step: 'c' });
  });
  it('name the other pages', () => {
    expect(['widgets', 'modals', 'steps'].map((page) => placeOf(`/gallery/${page}`).page)).toEqual(['widgets', 'modals', 'steps']);
  });
});
