import { describe, expect, it } from 'vitest';
import { flowAddress, parseAddress, replayAddress, stageAddress, stepAddress } from './address';

describe('the gallery’s addresses', () => {
  it('show the flows first', () => {
    expect(parseAddress('/gallery')).toEqual({ page: 'flows' });
    expect(parseAddress('/gallery/flows')).toEqual({ page: 'flows' });
    expect(parseAddress('/gallery/nothing-here')).toEqual({ page: 'flows' });
  });
  it('name a flow, whatever its letters', () => {
    expect(parseAddress(flowAddress('a b'))).toEqual({ page: 'flows', flow: 'a b' });
  });
  it('may be typed wrong', () => {
    expect(parseAddress('/gallery/flows/%zz')).toEqual({ page: 'flows', flow: '%zz' });
  });
  it('name one step of a flow', () => {
    expect(parseAddress(stepAddress('a b', 'c'))).toEqual({ page: 'step', flow: 'a b', step: 'c' });
  });
  it('name a replay, and the page in which it plays', () => {
    expect([replayAddress, stageAddress].map((address) => parseAddress(address).page)).toEqual(['replay', 'stage']);
  });
  it('name the other pages', () => {
    expect(['widgets', 'modals', 'steps'].map((page) => parseAddress(`/gallery/${page}`).page)).toEqual(['widgets', 'modals', 'steps']);
  });
});
