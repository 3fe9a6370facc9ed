import { describe, expect, it } from 'vitest';
import { formatEvent, type Environment } from '#engine/explore';
import { asks, flowOf, shows, text, verdictOn } from './flow';

const saving: Environment = async () => [{ label: 'answer 1', patch: { saved: 1 } }];
const note = { ...asks({ 'note!': text() }, 'end'), calls: ['save'], next: undefined, back: 'first' };
const calls = { save: { gives: ['saved'] } };

describe('a counterexample', () => {
  it('leaves out what a visitor does on the way and what the fault does not need', async () => {
    const flow = flowOf({ first: asks({ 'name!': text() }, [{ to: 'end' }]), note }, { calls });
    const { violations } = await verdictOn(flow, { environment: saving });
    expect(violations.map(({ property, trace }) => [property, ...trace.map(formatEvent)])).toEqual([
      ['Next leads on once its calls have answered', 'GOTO note', 'CHANGE note = a', 'NEXT', 'save: answer 1'],
    ]);
  });
  it('keeps the answers without which nobody comes there', async () => {
    const flow = flowOf({ first: asks({ 'name!': text() }, 'note'), note }, { calls });
    const [found] = (await verdictOn(flow, { environment: saving })).violations;
    expect(found?.trace.map(formatEvent).slice(0, 1)).toEqual(['CHANGE name = a']);
  });
  it('of a dead end leaves it out as well', async () => {
    const flow = flowOf({
      first: asks({ 'name!': text(), 'kind!': text({ enum: ['x', 'y'] }) }, [{ when: { kind: { const: 'x' } }, to: 'more' }]),
      more: shows(),
    });
    const { deadEnds } = await verdictOn(flow);
    expect(deadEnds.map(({ trace }) => trace.map(formatEvent))).toEqual([['CHANGE name = a, kind = y', 'NEXT']]);
  });
});
