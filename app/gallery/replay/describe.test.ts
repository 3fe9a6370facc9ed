import { describe, expect, it } from 'vitest';
import { createClock, defineFlow } from '#engine';
import { compile } from '#engine/check';
import { playPath, type PathEvent, type Played } from '#engine/explore';
import { changesOf, eventWords, flat, givenBy } from './describe';

const names = ['Rex', 'Mia', 'Bella', 'Charlie', 'Luna', 'Coco', 'Max', 'Daisy', 'Rocky', 'Molly', 'Buddy'];
const plan = { id: 'gold', about: { title: 'Gold', text: 'Pays for accidents and illness, at every vet, in every state, at any hour.' } };
const flow = defineFlow({
  id: 'pets', code: 'pets', base: 'pets', title: 'Pets', start: 'who', calls: { quote: { gives: ['plans'] } },
  changes: [{ of: 'name', clear: ['plans'], set: { tag: { value: 'new' } } }],
  steps: {
    who: { path: 'who', screen: 'form', title: 'Who?', calls: ['quote'], next: 'plans', form: { schema: {
      type: 'object', required: ['name'], properties: {
        name: { type: 'string', title: 'Name', examples: ['Rex'] }, breed: { type: 'string', title: 'Breed', examples: ['Pug'] },
        others: { type: 'array', title: 'Others', items: { type: 'string' }, examples: [['Mia']] },
      } } } },
    plans: { path: 'plans', screen: 'plans', title: 'Plans', on: { CHOOSE: { from: 'plans', save: 'plan', next: 'end' } } },
    end: { path: 'end', screen: 'form', title: 'End', content: {} },
  },
});
const compiled = compile(flow, { adapters: { quote: async () => ({}) }, tools: {}, clock: createClock(() => 0), newId: () => '1' });
function lastOf(...events: readonly PathEvent[]): readonly [Played | undefined, Played] {
  const played = playPath(compiled, { facts: { plans: [plan] }, events });
  return [played.at(-2), played.at(-1) as Played];
}

describe('a replay tells', () => {
  const typed: PathEvent = { type: 'CHANGE', data: { name: 'Rex', breed: 'Pug' } };
  it('of a form what the visitor has typed, and what followed from it apart', () => {
    const [before, now] = lastOf(typed);
    expect(eventWords(compiled, before, now)).toBe('CHANGE name = Rex, breed = Pug');
    expect([...givenBy(compiled, before, now)]).toEqual([['name', 'Rex'], ['breed', 'Pug']]);
    expect(changesOf(before as Played, now).map(({ path }) => path)).toEqual(expect.arrayContaining(['plans', 'tag']));
  });
  it('a field that was emptied, and nothing of those that stay', () => {
    const [before, now] = lastOf(typed, { type: 'CHANGE', data: { name: 'Rex' } });
    expect(eventWords(compiled, before, now)).toBe('CHANGE breed = nothing');
    expect(eventWords(compiled, now, { ...now, by: { type: 'CHANGE', data: { name: 'Rex' } } })).toBe('CHANGE nothing');
  });
  it('of what was chosen every part as a whole', () => {
    const [before, now] = lastOf({ type: 'CHOOSE', value: plan });
    expect([...givenBy(compiled, before, now)]).toEqual([['id', 'gold'], ['about.title', 'Gold'], ['about.text', plan.about.text]]);
  });
  it('that a long list has changed at its end, and all of it', () => {
    const others = (list: readonly string[]): PathEvent => ({ type: 'CHANGE', data: { name: 'Rex', others: list } });
    const [before, now] = lastOf(others(names.slice(0, -1)), others(names));
    expect(changesOf(before as Played, now)).toEqual([{ path: 'others', before: names.slice(0, -1), after: names }]);
    expect(flat(now.snapshot.context).get('others')).toEqual(names);
  });
});
