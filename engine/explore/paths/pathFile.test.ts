import { describe, expect, it } from 'vitest';
import { mismatchOf, readPathFile, toModelEvent, toPathEvent, unknownIn, type PathFile } from './pathFile';

const path: PathFile = {
  format: 1, line: 'trip', hash: 'abc', name: 'a visit', at: '2026-03-10T16:00:00.000Z', facts: {},
  events: [{ type: 'CHANGE', data: { name: 'Ines' } }, { type: 'NEXT' }, { type: 'CALL', call: 'plans', label: 'answer 1', gives: {} }],
};
const problemOf = (value: unknown): string => {
  const read = readPathFile(typeof value === 'string' ? value : JSON.stringify(value));
  return 'problem' in read ? read.problem : '';
};

describe('the file of a path', () => {
  it('is read as it was written', () => expect(readPathFile(JSON.stringify(path))).toEqual({ path }));
  it.each([
    ['nothing', '', 'cannot be read as JSON'], ['a list', [], '"format" is not 1'],
    ['a later format', { ...path, format: 2 }, '"format" is not 1'],
    ['no line', { ...path, line: undefined }, '"line" is not a text'], ['no instant', { ...path, at: 'noon' }, '"at" is not an instant'],
    ['no events', { ...path, events: {} }, '"events" are not a list'],
    ['an event that is none', { ...path, events: [{ type: 'NEXT' }, { type: 'CHANGE' }] }, 'event 2 is none'],
    ['a call that neither gives nor fails', { ...path, events: [{ type: 'CALL', call: 'plans', label: '' }] }, 'event 1 is none'],
  ])('that is %s is refused in one sentence', (_, value, sentence) => expect(problemOf(value)).toContain(sentence));
  it.each([
    ['NXT', '"NXT". Did you mean "NEXT"?'], ['WHATEVER', '"WHATEVER". There are: CHANGE, NEXT, BACK, '],
    ['next', '"next". Did you mean "NEXT"?'],
  ])('with an event that nobody knows, %s, is refused with its place and the right name', (type, sentence) =>
    expect(problemOf({ ...path, events: [{ type: 'NEXT' }, { type }] }))
      .toContain(`This is no path: event 2 is none: no event has the type ${sentence}`));
  it.each([
    [{ type: 'GOTO', step: 'drivr' }, 'no step is named "drivr". Did you mean "driver"?'],
    [{ type: 'CALL', call: 'plnas', label: '', gives: {} }, 'no call is named "plnas". Did you mean "plans"?'],
  ] as const)('with a name that its line does not have is refused: %j', (event, sentence) => {
    const line = { steps: { driver: { path: 'driver', screen: 'form', title: '' } }, calls: { plans: { gives: [] } } };
    expect(unknownIn({ ...path, events: [{ type: 'NEXT' }, event] }, line)).toBe(`Event 2 cannot be played: ${sentence}`);
    expect(unknownIn(path, line)).toBeUndefined();
  });
  it('of another version says so, and how to make it anew', () => {
    expect(mismatchOf(path, { hash: 'abc' })).toBeUndefined();
    const problem = mismatchOf(path, { hash: 'xyz' });
    expect(problem).toContain('another version of trip (abc; it is xyz now). Make it anew: npm run prove -- trip --save DIR. ');
    expect(problem).toContain('A path of a file plays with that file (npm run prove FILE -- --play PATH), and in a shop once it sells');
    expect(mismatchOf(path, { hash: 'xyz' }, { definition: 'drafts/trip.yaml' }))
      .toMatch(/another version of drafts\/trip\.yaml .* npm run prove drafts\/trip\.yaml -- --save DIR$/u);
  });
});

describe('the end of a call', () => {
  const at = { step: 'driver', inner: 'NEXT:plans' };
  it('keeps what it gives and what it takes away', () => {
    const event = { type: 'xstate.done.actor.driver:NEXT:plans', output: { plans: [1], selectedPlan: undefined }, label: 'answer 1' };
    const kept = JSON.parse(JSON.stringify(toPathEvent(event)));
    expect(kept).toEqual({ type: 'CALL', call: 'plans', label: 'answer 1', gives: { plans: [1] }, clears: ['selectedPlan'] });
    expect(toModelEvent(kept, at)).toEqual(event);
  });
  it('keeps what the visitor is told of a failure', () => {
    const error = Object.assign(new Error('x'), { code: 'no_offers', serverMessage: 'None.', outcome: 'refused', status: 422 });
    const kept = toPathEvent({ type: 'xstate.error.actor.driver:NEXT:plans', error, label: 'refused no_offers' });
    expect(kept).toMatchObject({ fails: { code: 'no_offers', message: 'None.', outcome: 'refused', status: 422 } });
    expect(toModelEvent(kept, at).type).toBe('xstate.error.actor.driver:NEXT:plans');
  });
});
