import { describe, expect, it } from 'vitest';
import type { FlowDefinition, LinePromise } from '#engine';
import { compareFaults, faultWords, type Faults } from './diffFaults';
import { asks, flowOf, number, shows, verdictOn, yesNo } from './verdicts/flow';

const isOld = { age: { minimum: 65 } };
const isVeryOld = { age: { minimum: 80 } };
const adults: LinePromise = { name: 'Plans are for adults', at: ['plans', 'end'], never: { age: { maximum: 17 } } };
const asked: LinePromise = { name: 'Everybody has a pet', at: 'plans', always: { hasPet: { const: true } } };
const flow = (next: Parameters<typeof asks>[1], ...promises: readonly LinePromise[]): FlowDefinition => flowOf({
  first: asks({ 'age!': number(), 'hasPet!': yesNo() }, next), plans: shows('end'),
}, { promises });
/** What always holds stands first: the branch for the old is dead. */
const dead = [{ when: { age: true }, to: 'plans' }, { when: isOld, to: 'plans' }];
const right = [{ to: 'plans' }];
const compared = async (old: FlowDefinition, now: FlowDefinition): Promise<Faults> =>
  compareFaults(old, now, [await verdictOn(old), await verdictOn(now)]);

describe('of two definitions', () => {
  it('the same faults are none of the new one', async () =>
    expect(await compared(flow(dead, adults), flow(dead, adults))).toEqual({
      added: [], kept: ['dead branch first.next[1]', 'Plans are for adults'], mended: [],
    }));
  it('a dead branch is the same when another one is put before it', async () => {
    const { added, kept } = await compared(flow(dead), flow([{ when: isVeryOld, to: 'end' }, ...dead]));
    expect([added, kept]).toEqual([[], ['dead branch first.next[2]']]);
  });
  it('what the change has broken is new, and what it has mended is gone', async () => {
    expect(await compared(flow(dead), flow(right, adults)))
      .toEqual({ added: ['Plans are for adults'], kept: [], mended: ['dead branch first.next[1]'] });
    expect((await compared(flow(right, adults), flow(right, adults, asked))).added).toEqual(['Everybody has a pet']);
  });
});

it('faults are told in words, new ones first', () => {
  expect(faultWords({ added: ['a'], kept: ['b'], mended: ['c'] }))
    .toEqual(['1 new fault:', '  new: a', '  there already: b', '  mended: c']);
  expect(faultWords({ added: [], kept: ['b'], mended: [] })).toEqual(['no new fault', '  there already: b']);
  expect(faultWords({ added: [], kept: [], mended: [] })).toEqual([]);
});
