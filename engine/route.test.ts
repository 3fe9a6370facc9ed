import { describe, expect, it } from 'vitest';
import { createClock } from './clock';
import { backFrom, entryStep, isEnd, nextStep, routeOf } from './route';
import { createRules } from './rules/createRules';
import type { FlowDefinition } from './types';

const rules = createRules({ clock: createClock(() => Date.parse('2026-03-10T12:00:00Z')) });
const step = (path: string, more: object = {}) => ({ path, screen: 'form', title: path, content: {}, ...more });
/** The plan leads to `pay` once it is chosen; a student sees one more step. */
const flow = {
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'name', calls: {},
  modals: { sorry: { type: 'info' } },
  steps: {
    name: step(
      'name', { next: [{ when: { age: { maximum: 17 } }, modal: 'sorry' }, { when: { student: true }, to: 'school' }, { to: 'plan' }] }
    ),
    school: step('school', { needs: { student: true }, next: 'plan' }),
    plan: step(
      'plan',
      {
        needs: { age: true }, otherwise: 'name',
        on: { CHOOSE: { save: 'plan', next: [{ when: { plan: { const: 'none' } }, modal: 'sorry' }, { when: { plan: true }, to: 'pay' }] } }
      }
    ),
    pay: step('pay', { needs: { plan: true }, otherwise: 'plan', next: 'end' }),
    end: step('end', { needs: { policy: true }, back: false }),
    offer: step('offer', { next: 'pay' }),
    help: step('help', { back: 'pay', next: 'plan' }),
    fork: step('fork', { next: [{ when: { aside: true }, to: 'aside' }, { when: { again: true }, to: 'fork' }, { to: 'pay' }] }),
    aside: step('aside', { next: 'pay' }),
    left: step('left', { needs: { left: true }, otherwise: 'right', calls: ['save'] }),
    right: step('right', { needs: { right: true }, otherwise: 'left' }),
  },
} as unknown as FlowDefinition;

describe('where answers lead', () => {
  it('is the first branch that holds; a message leads nowhere unless it is passed over', () => {
    expect(
      [
        nextStep(flow, rules, 'name', { age: 30 }), nextStep(flow, rules, 'name', { student: true }),
        nextStep(flow, rules, 'name', { age: 12 }), nextStep(flow, rules, 'name', { age: 12 }, true)
      ]
    )
      .toEqual(['plan', 'school', undefined, 'plan']);
    expect([nextStep(flow, rules, 'end', {}), nextStep(flow, rules, 'nowhere', {})]).toEqual([undefined, undefined]);
    expect(routeOf(flow, rules, { age: 12 })).toEqual(['name']);
  });
  it(
    'goes through a step that is left by a choice',
    () => expect(routeOf(flow, rules, { age: 30, plan: 'a' })).toEqual(['name', 'plan', 'pay', 'end'])
  );
  it('is an end where nothing is asked of the visitor or of a service', () => {
    expect(['end', 'pay', 'plan', 'left', 'nowhere'].map((name) => isEnd(flow, name))).toEqual([true, false, false, false, false]);
  });
  it('ends where it would come round again', () => {
    const round = { ...flow, steps: { ...flow.steps, pay: step('pay', { next: 'name' }) } } as unknown as FlowDefinition;
    expect(routeOf(round, rules, { age: 30, plan: 'a' })).toEqual(['name', 'plan', 'pay']);
  });
});

describe('an address', () => {
  it('that may not be entered leads to the step that asks for what is missing, in the end to the first', () => {
    expect(
      [
        entryStep(flow, rules, 'pay', { age: 30, plan: 'a' }), entryStep(flow, rules, 'pay', { age: 30 }),
        entryStep(flow, rules, 'pay', {}), entryStep(flow, rules, 'end', { age: 30, plan: 'a' })
      ]
    ).toEqual(['pay', 'plan', 'name', 'name']);
  });
  it('whose step sends on to one that sends back leads to the first', () => expect(entryStep(flow, rules, 'left', {})).toBe('name'));
  it(
    'of no step, or of an inherited name, leads to the first',
    () => expect([entryStep(flow, rules, 'nowhere', {}), entryStep(flow, rules, 'constructor', {})]).toEqual(['name', 'name'])
  );
});

describe('Back (S-25)', () => {
  it('leads to the step before on the way of the present answers', () => {
    expect(
      [
        backFrom(flow, rules, 'plan', { age: 30 }), backFrom(flow, rules, 'plan', { age: 30, student: true }),
        backFrom(flow, rules, 'pay', { age: 30, plan: 'a' })
      ]
    ).toEqual(['name', 'school', 'plan']);
  });
  it('leads to the step before when a message stood between them', () => expect(backFrom(flow, rules, 'plan', { age: 12 })).toBe('name'));
  it('never leads to the step itself', () => expect(backFrom(flow, rules, 'fork', {})).toBe('name'));
  it('passes over a step that can no longer be entered', () => expect(backFrom(flow, rules, 'pay', { plan: 'a' })).toBe('name'));
  it(
    'is not there at the first step and where the line says so',
    () => expect([backFrom(flow, rules, 'name', {}), backFrom(flow, rules, 'end', {})]).toEqual([false, false])
  );
  it(
    'leads where the line says, or to what can be entered instead',
    () =>
      expect([backFrom(flow, rules, 'help', { age: 30, plan: 'a' }), backFrom(flow, rules, 'help', { age: 30 })]).toEqual(['pay', 'plan'])
  );
  it('of a step off the way leads to the last step that leads there and can be entered', () => {
    expect([backFrom(flow, rules, 'school', { age: 30 }), backFrom(flow, rules, 'offer', { age: 30 })]).toEqual(['name', 'name']);
    expect([backFrom(flow, rules, 'pay', { age: 30 }), backFrom(flow, rules, 'aside', {})]).toEqual(['aside', 'fork']);
  });
});

describe('a step that is passed over', () => {
  /** Those who have a licence are not asked for it; `where` only decides. */
  const skipping = {
    ...flow, start: 'person',
    steps: {
      person: step('person', { next: 'licence' }),
      licence: step('licence', { skip: { licence: true }, next: 'where' }),
      where: { path: 'where', screen: 'form', title: 'where', next: [{ when: { abroad: true }, to: 'abroad' }, { to: 'pay' }] },
      abroad: step('abroad', { needs: { visa: true }, next: 'pay' }),
      pay: step('pay', { next: 'end' }),
      end: step('end'),
    },
  } as unknown as FlowDefinition;
  it('is on no route, and neither Next nor Back leads to it', () => {
    expect(routeOf(skipping, rules, { licence: 'L' })).toEqual(['person', 'pay', 'end']);
    expect(routeOf(skipping, rules, { abroad: true })).toEqual(['person', 'licence', 'abroad', 'pay', 'end']);
    expect([backFrom(skipping, rules, 'pay', { licence: 'L' }), backFrom(skipping, rules, 'pay', {})]).toEqual(['person', 'licence']);
  });
  it('leads a typed address on, through the entry guards behind it', () => {
    expect(['licence', 'where'].map((name) => entryStep(skipping, rules, name, { licence: 'L' }))).toEqual(['pay', 'pay']);
    expect(entryStep(skipping, rules, 'where', { abroad: true, visa: 'V' })).toBe('abroad');
    expect(entryStep(skipping, rules, 'where', { abroad: true })).toBe('person');
  });
  it('goes further back when a Back of its own names it', () => {
    const steps = { ...skipping.steps, pay: step('pay', { back: 'licence', next: 'end' }) };
    expect(backFrom({ ...skipping, steps } as unknown as FlowDefinition, rules, 'pay', { licence: 'L' })).toBe('person');
  });
  it('is shown when the answers lead nowhere from it, before a message, and in a circle', () => {
    const at = (more: object, other: object = {}): string => {
      const steps = { ...skipping.steps, licence: step('licence', { skip: { licence: true }, ...more }), ...other };
      return entryStep({ ...skipping, steps } as unknown as FlowDefinition, rules, 'licence', { licence: 'L' });
    };
    expect(at({ next: [{ when: { never: true }, to: 'pay' }] })).toBe('licence');
    expect(at({ next: [{ when: { licence: true }, modal: 'sorry' }, { to: 'pay' }] })).toBe('licence');
    expect(at({ next: 'abroad' }, { abroad: step('abroad', { skip: {}, next: 'licence' }) })).toBe('licence');
  });
  it('may be the first one', () => {
    const steps = { ...skipping.steps, person: step('person', { skip: { known: true }, next: 'licence' }) };
    const known = { ...skipping, steps } as unknown as FlowDefinition;
    expect([routeOf(known, rules, { known: true }), entryStep(known, rules, 'nowhere', { known: true })])
      .toEqual([['licence', 'pay', 'end'], 'licence']);
  });
});
