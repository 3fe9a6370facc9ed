import { describe, expect, it } from 'vitest';
import type { Context, FlowDefinition, Rule } from '#engine';
import type { Environment } from '#engine/explore';
import { asks, flowOf, shows, text, verdictOn } from './flow';

const deadIn = async (flow: FlowDefinition, environment: Environment): Promise<object> => {
  const { complete, dead, undecided, violations } = await verdictOn(flow, { environment });
  return { complete, dead: [...dead, ...undecided].map(({ kind, name, reason }) => `${kind} ${name}: ${reason}`), violations };
};
const alive = { complete: true, dead: [], violations: [] };
/** A call that answers in one of these ways. */
const oneOf = (...patches: readonly Context[]): Environment => async () =>
  patches.map((patch, index) => ({ label: `answer ${index + 1}`, patch }));

const [small, large] = [{ id: 'small' }, { id: 'large' }];
const calls = { load: { gives: ['offers'] } };
const bySize = [{ when: { 'chosen.id': { const: 'large' } }, to: 'ample' }, { to: 'end' }];
const choosing = { on: { CHOOSE: { from: 'offers', save: 'chosen', next: bySize } } };

describe('each entry of a list that a call sends is chosen', () => {
  const either = oneOf({ offers: [small] }, { offers: [large] });
  it('of two lists of one length', async () => {
    expect(await deadIn(flowOf({
      first: asks({ 'a!': text() }, 'list', { calls: ['load'] }), list: shows(undefined, choosing),
    }, { calls }), either)).toEqual(alive);
  });
  it('of two lists that are met after another step', async () => {
    expect(await deadIn(flowOf({
      first: asks({ 'a!': text() }, 'middle', { calls: ['load'] }), middle: asks({ 'b!': text() }, 'list'),
      list: shows(undefined, choosing),
    }, { calls }), either)).toEqual(alive);
  });
  it('in a dialog', async () => {
    expect(await deadIn(flowOf({ first: asks({ 'a!': text() }, [{ modal: 'which' }], { calls: ['load'] }), ample: shows(), end: shows() }, {
      calls, modals: { which: { type: 'select', title: 'Which?', options: 'offers', save: 'chosen', next: bySize } },
    }), either)).toEqual(alive);
  });
  it('in a field', async () => {
    expect(await deadIn(flowOf({
      first: asks({ 'a!': text() }, 'list', { calls: ['load'] }),
      list: asks({ 'size!': text({ enum: ['none'] }) }, [{ when: { size: { const: 'large' } }, to: 'ample' }, { to: 'end' }],
        { choices: { size: 'offers' } }),
    }, { calls }), oneOf({ offers: ['small'] }, { offers: ['large'] }))).toEqual(alive);
  });
  describe('where only the call that follows tells it from the others', () => {
    const priced: Environment = async (call, { chosen }) =>
      [{ label: 'answer 1', patch: call === 'load' ? { offers: ['small', 'large'] } : { price: chosen === 'large' ? 90 : 10 } }];
    const dear = [{ when: { price: { minimum: 50 } }, to: 'dear' }, { to: 'end' }];
    const shop = (list: Readonly<Record<string, unknown>>): FlowDefinition =>
      flowOf({ first: asks({ 'a!': text() }, 'list', { calls: ['load'] }), list }, { calls: { ...calls, price: { gives: ['price'] } } });
    it('by a press', async () => {
      const on = { CHOOSE: { from: 'offers', save: 'chosen', calls: ['price'], next: dear } };
      expect(await deadIn(shop(shows(undefined, { on })), priced)).toEqual(alive);
    });
    it('by an answer', async () => {
      const list = asks({ 'chosen!': text({ enum: ['none'] }) }, dear, { choices: { chosen: 'offers' }, calls: ['price'] });
      expect(await deadIn(shop(list), priced)).toEqual(alive);
    });
  });
});

describe('a list that grows an entry at a time', () => {
  const grows: Environment = async (_, { pets = [], name }) =>
    [{ label: 'answer 1', patch: { pets: [...pets as readonly unknown[], { name }] } }];
  const kennel = (branch: Rule): FlowDefinition => flowOf({
    list: shows([{ when: branch, to: 'pack' }, { when: { pets: { minItems: 1 } }, to: 'end' }], { on: { ADD: { next: 'pet' } } }),
    pet: asks({ 'name!': text() }, 'list', { calls: ['keep'], over: 'list' }), pack: shows(), end: shows(),
  }, { calls: { keep: { gives: ['pets'] } } });
  it('comes to every length that a rule asks for', async () => {
    expect(await deadIn(kennel({ pets: { minItems: 3 } }), grows)).toEqual(alive);
    expect(await deadIn(kennel({ 'count(pets)': { minimum: 4 } }), grows)).toEqual(alive);
  });
  it('is not said to be complete where it would have to be longer than is tried', async () => {
    const { complete, leftOut } = await verdictOn(kennel({ pets: { minItems: 150 } }), { environment: grows });
    expect([complete, leftOut]).toEqual([false, ['lists of 150 entries at pets not tried']]);
  });
});
