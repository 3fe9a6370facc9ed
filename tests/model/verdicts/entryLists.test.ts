import { describe, expect, it } from 'vitest';
import type { Context, FlowDefinition, JsonSchema, Rule } from '#engine';
import type { Environment } from '#engine/explore';
import { asks, flowOf, number, shows, text, verdictOn } from './flow';

/*
 * Lists whose entries are edited in a dialog, and of which rules ask what an entry says: what the form of an entry is answered decides,
 * once a call has kept it, as the answers to any other form do. No promise has to name the answers.
 */
interface Ring { readonly id: number }
/** A new entry joins the list, one that was picked from it takes its place again. */
const keeping: Environment = async (call, { rings = [], ring, removed }: Context) => {
  const all = rings as readonly Ring[];
  const { id } = ((call === 'remove' ? removed : ring) ?? {}) as Partial<Ring>;
  if (call === 'remove') return [{ label: 'answer 1', patch: { rings: all.filter((one) => one.id !== id), removed: undefined } }];
  const isThere = all.some((one) => one.id === id);
  const added = { ...ring as object, id: 1 + Math.max(0, ...all.map((one) => one.id)) };
  const kept = isThere ? all.map((one) => (one.id === id ? ring : one)) : [...all, added];
  return [{ label: 'answer 1', patch: { rings: kept, ring: undefined } }];
};
const ringsOf = (fields: Readonly<Record<string, JsonSchema>>, when: Rule, more: Partial<FlowDefinition> = {}) => flowOf({
  list: shows([{ when, to: 'last' }, { when: { rings: { minItems: 1 } }, to: 'end' }], { on: {
    ADD: { next: 'ring' }, EDIT: { from: 'rings', save: 'ring', next: 'ring' },
    REMOVE: { from: 'rings', save: 'removed', calls: ['remove'] },
  } }),
  ring: asks(fields, 'list', { save: 'ring', calls: ['keep'], over: 'list' }),
}, { calls: { keep: { gives: ['rings', 'ring'] }, remove: { gives: ['rings', 'removed'] } }, ...more });
const worth = number({ minimum: 100, maximum: 20_000, examples: [1_500] });
const kind = text({ enum: ['gold', 'silver'] });

describe('of a list whose entries are edited in a dialog', () => {
  it.each<[string, FlowDefinition]>([
    ['a sum that no single entry comes to', ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { exclusiveMinimum: 50_000 } })],
    ['a sum to the very number', ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { const: 41_234 } })],
    ['a sum of no more than two entries', ringsOf({ 'worth!': worth }, {
      'sum(rings.*.worth)': { minimum: 30_000 }, rings: { maxItems: 2 },
    })],
    ['a sum that a change works out', ringsOf({ 'worth!': worth }, { total: { minimum: 30_000 } },
      { changes: [{ of: 'rings', set: { total: { sum: ['rings.*.worth'] } } }] })],
    ['two answers of one entry', ringsOf({ 'worth!': worth, 'kind!': kind }, {
      rings: { contains: { properties: { kind: { const: 'silver' }, worth: { minimum: 9_000 } } } },
    })],
    ['the entry at a place', ringsOf({ 'kind!': kind }, { 'rings.1.kind': { const: 'silver' }, 'rings.0.kind': { const: 'gold' } })],
  ])('%s decides, and the verdict is complete', async (_, flow) => {
    const { complete, leftOut, dead, undecided } = await verdictOn(flow, { environment: keeping });
    expect({ complete, leftOut, dead, undecided }).toEqual({ complete: true, leftOut: [], dead: [], undecided: [] });
  });
  it('a sum decides also where no entry can be edited, only added and removed', async () => {
    const flow = ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { exclusiveMinimum: 50_000 } });
    const { EDIT: _edit, ...on } = flow.steps.list?.on ?? {};
    const list = { ...flow.steps.list, on } as NonNullable<FlowDefinition['steps'][string]>;
    const { complete, leftOut, undecided, states } = await verdictOn({ ...flow, steps: { ...flow.steps, list } }, { environment: keeping });
    expect({ complete, leftOut, undecided }).toEqual({ complete: true, leftOut: [], undecided: [] });
    expect(states).toBeLessThan((await verdictOn(flow, { environment: keeping })).states);
  });
  it('a wrong entry is not kept, and tells no states apart by what it says', async () => {
    const flow = ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { exclusiveMinimum: 50_000 } });
    const { explored } = await verdictOn(flow, { environment: keeping });
    const first = explored.filter(({ step, inner, snapshot }) => step === 'ring' && inner === 'open' && !('rings' in snapshot.context));
    const worths = first.map(({ snapshot }) => (snapshot.context as { readonly ring?: { readonly worth?: number } }).ring?.worth ?? 0);
    expect(worths.filter((one) => one >= 100 && one <= 20_000).length).toBeGreaterThan(1);
    expect(worths.filter((one) => one < 100 || one > 20_000)).toHaveLength(1);
  });
  it('sums are told apart by how many entries are left to a limit, however little one of them may add', async () => {
    const statesFrom = async (...examples: readonly number[]) => (await verdictOn(
      ringsOf({ 'worth!': { ...worth, examples } }, { 'sum(rings.*.worth)': { minimum: 40_000 } }), { environment: keeping })).states;
    expect(await statesFrom(100)).toBe(await statesFrom(15_000));
  });
  it('a sum that its entries cannot come to is dead', async () => {
    const flow = ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { maximum: 99 }, rings: { minItems: 1 } });
    const { complete, dead } = await verdictOn(flow, { environment: keeping });
    expect({ complete, dead: dead.map(({ kind: what, name }) => `${what} ${name}`) })
      .toEqual({ complete: true, dead: ['branch list.next[0]', 'step last'] });
  });
  it('a call that keeps another number than the form says leaves open what may follow', async () => {
    const otherwise: Environment = async (call, context) => {
      const ring = context.ring as { readonly worth?: number } | undefined;
      return keeping(call, ring?.worth === 20_000 ? { ...context, ring: { ...ring, worth: 50 } } : context);
    };
    const { leftOut, dead } = await verdictOn(ringsOf({ 'worth!': worth }, { 'sum(rings.*.worth)': { const: 50 } }),
      { environment: otherwise });
    expect({ leftOut, dead }).toEqual({
      leftOut: ['what keep answers by ring.worth not tried: a promise that names it tells its answers apart'], dead: [],
    });
  });
});
