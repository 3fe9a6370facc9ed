import { describe, expect, it } from 'vitest';
import { compile } from '../check/checkFlow';
import { createClock } from '../clock';
import { defineFlow } from '../define';
import type { Context, FlowDefinition, Form, Rule } from '../types';
import { explore, type Outcome } from './explore';
import { prove } from './prove';
import { createValuation } from './classes/valuation';
import { nothingAsked, type Asked } from './inputs/asked';
import { createDocuments } from './inputs/documents';
import { createRules } from '../rules/createRules';

const clockAt = (day: string) => createClock(() => Date.parse(`${day}T12:00:00Z`));
const day = (max: number): Form =>
  ({ schema: { type: 'object', properties: { day: { type: 'string', window: { from: 'today', zone: 'UTC', min: 0, max } } } } });

describe('the documents to try on a form', () => {
  const windows = (min: number): Asked =>
    ({ ...nothingAsked, of: (path) => (path === 'day' ? [{ window: { from: 'today', zone: 'UTC', min } }] : []) });
  const documentsOn = (today: string, asked?: Asked) => {
    const [clock, rules] = [clockAt(today), createRules({ clock: clockAt(today) })];
    const documents = createDocuments({ rules, clock, asked });
    return (form: Form, present?: Readonly<Record<string, unknown>>) => documents('step', form, undefined, present);
  };
  const days = (documents: readonly Readonly<Record<string, unknown>>[]) => documents.flatMap((data) => data.day ?? []).toSorted();
  it('follow the form, the present answers, the windows of rules and the clock, each changed in turn', () => {
    const documentsOf = documentsOn('2026-03-10');
    const [short, long] = [day(1), day(5)];
    expect(days(documentsOf(short))).toEqual(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']);
    expect(days(documentsOf(long))).toContain('2026-03-16');
    expect(days(documentsOf(short))).not.toContain('2026-03-16');
    expect(documentsOf(short)).toBe(documentsOf(short));
    const two: Form = {
      schema: { type: 'object', properties: { a: { type: 'string', examples: ['x'] }, b: { type: 'string', examples: ['y', 'z'] } } }
    };
    expect(documentsOf(two)).not.toContainEqual({ a: 'kept', b: 'z' });
    expect(documentsOf(two, { a: 'kept', b: 'y' })).toContainEqual({ a: 'kept', b: 'z' });
    expect(days(documentsOn('2026-03-10', windows(20))(short))).toContain('2026-03-30');
    expect(days(documentsOn('2026-04-01')(short))).toContain('2026-04-02');
  });
});

describe('the valuation of a context', () => {
  const text = (title: string) => ({ type: 'string', title, examples: ['x'] });
  const flow = defineFlow({
    id: 'v', code: 'v', base: 'v', title: 'V', start: 'first', calls: {}, changes: [{ of: 'b', clear: ['c'] }],
    steps: {
      first: {
        path: 'first', screen: 'form', title: 'F',
        form: { schema: { type: 'object', properties: { a: text('A'), b: text('B') }, required: ['b'] } },
        next: [{ when: { a: { const: 'on' } }, to: 'last' }]
      },
      last: { path: 'last', screen: 'form', title: 'L', form: { schema: { type: 'object', properties: { c: text('C') } } }, next: 'first' },
    },
  });
  const valuation = createValuation(compile(flow, { adapters: {}, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id' }));
  it('follows each value that a rule or a form reads, and nothing else', () => {
    const of = (context: Context) => valuation.of(context);
    const base = of({ a: 'off', b: 'x' });
    expect([of({ a: 'on', b: 'x' }), of({ a: 'off' })].map((other) => other === base)).toEqual([false, false]);
    expect([of({ a: 'off', b: 'x' }), of({ a: 'other', b: 'y', stranger: 1 })]).toEqual([base, base]);
  });
});

it('a step that only decides is reached when it is passed, and one that is always skipped is dead', async () => {
  const city = { schema: { type: 'object', properties: { city: { type: 'string', enum: ['Columbus', 'Paris'] } }, required: ['city'] } };
  const page = (path: string, next?: string) => ({ path, screen: 'form', title: path, content: {}, ...(next ? { next } : {}) });
  const flow = (skip: Rule) => ({
    id: 'd', code: 'd', base: 'd', title: 'D', start: 'first', calls: {},
    steps: {
      first: { path: 'first', screen: 'form', title: 'F', form: city, next: 'where' },
      where: { path: 'where', screen: 'form', title: 'W', next: [{ when: { city: { const: 'Paris' } }, to: 'abroad' }, { to: 'here' }] },
      abroad: { ...page('abroad', 'here'), skip }, here: page('here', 'end'), end: { ...page('end'), back: false },
    },
  } as unknown as FlowDefinition);
  const deadOf = async (skip: Rule) => {
    const compiled = compile(flow(skip), { adapters: {}, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id' });
    const { complete, dead, broken } = await prove(compiled, { environment: async () => [] });
    return [complete, broken, ...dead.map(({ kind, name }) => `${kind} ${name}`)];
  };
  expect(await deadOf({ city: { const: 'Columbus' } })).toEqual([true, 0]);
  expect(await deadOf({})).toEqual([true, 0, 'step abroad']);
});

it('begins with every fact that rules tell apart', async () => {
  const page = (path: string, next?: unknown) => ({ path, screen: 'form', title: path, content: {}, ...(next ? { next } : {}) });
  const flow = {
    id: 'f', code: 'f', base: 'f', title: 'F', start: 'first', calls: {},
    steps: {
      first: page('first', [
        { when: { 'query.city': { const: 'Paris' } }, to: 'paris' }, { when: { 'account.email': true }, to: 'known' }, { to: 'end' },
      ]),
      paris: page('paris', 'end'), known: page('known', 'end'), end: page('end'),
    },
  } as unknown as FlowDefinition;
  const compiled = compile(flow, { adapters: {}, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id' });
  const { complete, dead, violations } = await prove(compiled, { environment: async () => [] });
  expect([complete, dead, violations]).toEqual([true, [], []]);
});

it('tries the values that rules compare with each other, and the lengths of lists that they count', async () => {
  const number = (title: string, example: number) => ({ type: 'number', title, examples: [example] });
  const flow = {
    id: 'c', code: 'c', base: 'c', title: 'C', start: 'worth', calls: {},
    steps: {
      worth: {
        path: 'worth', screen: 'form', title: 'W', next: 'cover',
        form: { schema: { type: 'object', required: ['worth'], properties: { worth: number('Worth', 70) } } },
      },
      cover: {
        path: 'cover', screen: 'form', title: 'C',
        form: { schema: { type: 'object', required: ['cover'], properties: {
          cover: number('Cover', 10), drivers: { type: 'array', items: { type: 'string', examples: ['Ines'] } },
        } } },
        next: [
          { when: { cover: { exclusiveMinimum: { $path: 'worth' } } }, to: 'over' },
          { when: { cover: { const: { $path: 'worth' } } }, to: 'exact' },
          { when: { 'count(drivers)': { minimum: 4 } }, to: 'many' }, { to: 'end' },
        ],
      },
      ...Object.fromEntries(['over', 'exact', 'many', 'end'].map((path) => [path, { path, screen: 'form', title: path, content: {} }])),
    },
  } as unknown as FlowDefinition;
  const compiled = compile(flow, { adapters: {}, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id' });
  const { complete, dead } = await prove(compiled, { environment: async () => [] });
  expect([complete, dead]).toEqual([true, []]);
});

it('sees that a window counts from the field beside the judged one, also inside an object', () => {
  const day = { type: 'string', format: 'date', examples: ['2026-03-10'] };
  const flow = {
    id: 'w', code: 'w', base: 'w', title: 'W', start: 'trip', calls: {},
    steps: {
      trip: {
        path: 'trip', screen: 'form', title: 'T', save: 'trip', form: { schema: { type: 'object', properties: { out: day, back: day } } },
        next: [{ when: { 'trip.back': { window: { from: 'out', min: 0 } } }, to: 'end' }, { to: 'trip' }],
      },
      end: { path: 'end', screen: 'form', title: 'E', content: {} },
    },
  } as unknown as FlowDefinition;
  const valuation = createValuation(compile(flow, { adapters: {}, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id' }));
  const bits = (out: string): string => valuation.of({ trip: { out, back: '2026-03-12' } });
  expect(bits('2026-03-10')).not.toBe(bits('2026-03-13'));
});

describe('in every state it tries', () => {
  const choice = (title: string, ...values: readonly string[]): Form =>
    ({ schema: { type: 'object', required: [title], properties: { [title]: { type: 'string', title, enum: values } } } });
  const form = (path: string, asked: Form, more: object) => ({ path, screen: 'form', title: path, form: asked, ...more });
  const end = { path: 'end', screen: 'form', title: 'E', content: {} };
  const movesOf = async (flow: object, outcomes: readonly Outcome[] = []) => {
    const compiled = compile(flow as FlowDefinition, {
      adapters: { ask: async () => ({}) }, tools: {}, clock: clockAt('2026-03-10'), newId: () => 'id',
    });
    const moves: {
      readonly before: Context; readonly isRunning: boolean; readonly type: string; readonly label?: string; readonly after: Context;
      readonly typed?: string
    }[] = [];
    await explore(compiled, { environment: async () => outcomes, onMove: ({ from, event, snapshot, to }) => moves.push({
      before: from.snapshot.context as Context, isRunning: from.inner.includes(':'), type: event.type, after: snapshot.context as Context,
      ...('step' in event ? { typed: `${from.step}/${from.inner}: ${event.step} → ${to.step}/${to.inner}` } : {}),
      ...('label' in event && event.label !== undefined ? { label: event.label } : {}),
    }) });
    return moves;
  };

  it('each answer that a change asks about, when nothing else tells it from the others', async () => {
    const moves = await movesOf({
      id: 'k', code: 'k', base: 'k', title: 'K', start: 'first', calls: {},
      changes: [{ of: 'pet', when: { pet: { const: 'snake' } }, clear: ['food'] }],
      steps: { first: form('first', choice('pet', 'dog', 'cat', 'snake'), { next: 'food' }),
        food: form('food', choice('food', 'dry', 'fresh'), { next: 'end' }), end },
    });
    const fed = moves.filter(({ before, type, after }) => type === 'CHANGE' && before.food !== undefined && after.pet !== before.pet);
    expect(fed.some(({ after }) => after.pet === 'snake' && after.food === undefined)).toBe(true);
    expect(fed.some(({ after }) => after.pet === 'cat' && after.food !== undefined)).toBe(true);
  });

  it('each event that something listens to, and the others once at each place', async () => {
    const moves = await movesOf({
      id: 'u', code: 'u', base: 'u', title: 'U', start: 'pet', calls: { ask: { gives: ['said'] } },
      steps: {
        pet: form('pet', choice('pet', 'dog', 'cat'), { next: 'kind' }),
        kind: form('kind', choice('kind', 'old', 'young'), { calls: ['ask'],
          next: [{ when: { pet: { const: 'dog' }, kind: { const: 'old' } }, to: 'pet' }, { to: 'end' }] }), end,
      },
    }, [{ label: 'answer 1', patch: { said: 1 } }]);
    const tried = (type: string, isRunning: boolean): number =>
      moves.filter((move) => move.type === type && move.isRunning === isRunning).length;
    expect([tried('NEXT', true), tried('BACK', true), tried('DISMISS', true)]).toEqual([1, 1, 0]);
    expect(Math.min(tried('NEXT', false), tried('BACK', false), tried('xstate.done.actor.kind:NEXT:ask', true))).toBeGreaterThan(1);
  });

  it('each address that can be entered, and the others once for each set of these; but for one that enters the step anew', async () => {
    const moves = await movesOf({
      id: 'a', code: 'a', base: 'a', title: 'A', start: 'pet', calls: { ask: { gives: ['said', 'key'] } },
      steps: {
        pet: form('pet', choice('pet', 'dog', 'cat', 'snake'),
          { next: [...['dog', 'cat'].map((pet) => ({ when: { pet: { const: pet } }, to: 'plans' })), { to: 'plans' }] }),
        plans: { path: 'plans', screen: 'form', title: 'P', content: {}, enter: { calls: ['ask'] },
          next: [{ when: { said: true }, to: 'locked' }, { to: 'locked' }] },
        locked: { path: 'locked', screen: 'form', title: 'L', content: {}, needs: { key: true }, next: 'end' }, end,
      },
    }, [{ label: 'answer 1', patch: { said: 1 } }]);
    const tried = (typed: string): number => moves.filter((move) => move.typed === typed).length;
    // Neither with a pet nor with what was said for it can the last two steps be entered.
    expect(['plans', 'locked', 'end'].map((step) => tried(`pet/open: ${step} → plans/ENTER:ask`))).toEqual([6, 1, 1]);
    expect(tried('plans/open: locked → plans/ENTER:ask')).toBe(3);
    expect(tried('plans/open: end → plans/ENTER:ask')).toBeLessThan(3);
  });

  it('each failure that leaves something else behind, and the others once', async () => {
    const failures = ['gone', 'busy', 'late', 'lost'].map((code): Outcome => ({ label: code, error: { code, outcome: 'refused' } }));
    const moves = await movesOf({
      id: 'o', code: 'o', base: 'o', title: 'O', start: 'kind', calls: { ask: { gives: ['said'] } },
      changes: [{ of: 'error', when: { 'error.code': { const: 'gone' } }, clear: ['pet'] }],
      steps: {
        kind: form('kind', choice('kind', 'old', 'young'), { next: [{ when: { kind: { const: 'old' } }, to: 'pet' }, { to: 'pet' }] }),
        pet: form('pet', choice('pet', 'dog'), { calls: ['ask'], next: 'end' }), end,
      },
    }, failures);
    const tried = (code: string): number => moves.filter(({ label }) => label === code).length;
    expect(tried('gone')).toBeGreaterThan(1);
    expect(tried('busy')).toBe(tried('gone'));
    expect([tried('late'), tried('lost')]).toEqual([1, 1]);
  });
});
