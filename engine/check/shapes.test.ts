import { describe, expect, it } from 'vitest';
import type { FlowDefinition, JsonSchema } from '../types';
import { joinShapes, missingPart, shapeOf, shapeOfContext, shapeOfSchema, type Shape } from './shapes';

type Part = Readonly<Record<string, unknown>>;
/** What is missing at a path, and the names there are instead; a dash where nothing is. */
const missing = (shape: Shape, ...paths: readonly string[]): readonly string[] => paths.map((path) => {
  const found = missingPart(shape, path);
  return found ? `${found.parts.join('.')} (${found.there.join(' ')})` : '-';
});
const context = (line: Part, given?: Shape): Shape =>
  shapeOfContext({ calls: {}, steps: {}, ...line } as unknown as FlowDefinition, given);
const text = { type: 'string' };

describe('the shape of what calls were seen to give', () => {
  it('has the names that were seen, and no others', () => {
    const shape = shapeOf({ plan: { price: 7, note: null }, rows: [{ a: 1 }, { b: 2 }], none: [] });
    expect(missing(shape, 'plan.price', 'rows.0.a', 'rows.12.b', 'none.0.x', 'none.x'))
      .toEqual(['-', '-', '-', '-', '-']);
    expect(missing(shape, 'plan.pricee', 'plan.note.x', 'rows.0.c', 'rows.a', 'rows.1x', 'plans', 'plan.0'))
      .toEqual(['plan.pricee (price note)', 'plan.note.x ()', 'rows.0.c (a b)', 'rows.a ()', 'rows.1x ()', 'plans (plan rows none)',
        'plan.0 (price note)']);
    expect(missing(shape, 'toString', 'plan.constructor')).toEqual(['toString (plan rows none)', 'plan.constructor (price note)']);
  });
  it('is joined: what either has, and open where either is', () => {
    const both = joinShapes(shapeOf({ a: { b: 1 }, c: [] }), shapeOf({ a: { d: 1 }, c: 1 }));
    expect(missing(both, 'a.b', 'a.d', 'c.x', 'a.c')).toEqual(['-', '-', '-', 'a.c (b d)']);
    expect(missing(joinShapes(shapeOf(1), shapeOf([])), 'x')).toEqual(['-']);
  });
});

it('the shape of what a form stores has its fields, groups and rows; a group without fields may hold anything', () => {
  const shape = shapeOfSchema({ properties: {
    name: text, holder: { type: 'object', properties: { age: text } }, tags: { type: 'array', items: text },
      rows: { items: { properties: { a: text } } },
    any: { type: 'object' }, list: { type: 'array' },
  } } as JsonSchema);
  expect(missing(shape, 'name', 'holder.age', 'tags.0', 'rows.0.a', 'any.x.y', 'list.0.x')).toEqual(['-', '-', '-', '-', '-', '-']);
  expect(missing(shapeOfSchema({ type: 'object', properties: {} }), 'x')).toEqual(['x ()']);
  expect(missing(shape, 'name.x', 'holder.x', 'tags.x', 'tags.0.x', 'rows.0.x'))
    .toEqual(['name.x ()', 'holder.x (age)', 'tags.x ()', 'tags.0.x ()', 'rows.0.x (a)']);
});

describe('the context of a line', () => {
  const form = { schema: { properties: { name: text } } };
  it('holds what forms, surveys, events, modals, calls and changes store', () => {
    const shape = context({
      calls: { find: { gives: ['plans', 'quote'] } }, changes: [{ set: { 'sum.total': 'x' } }], load: [{ set: { loaded: 'x' } }],
      modals: { no: {}, ask: { save: 'picked.one' } },
      steps: { a: { form }, b: { form, save: 'details.more' }, c: { survey: { form: 'f', answers: 'answers', trail: 'trail' } },
        d: { on: { LEAVE: {}, PICK: { save: 'chosen' } } } },
    });
    expect(missing(shape, 'name', 'details.more.name', 'answers.x', 'trail.x', 'chosen.x', 'picked.one.x', 'plans.0.x', 'quote.x',
      'sum.total.x', 'loaded.x',
      'error.x', 'stale.x').join('')).toBe('-'.repeat(12));
    expect(missing(shape, 'name.x', 'details.name', 'details.more.nmae', 'picked.two', 'sum.x', 'f'))
      .toEqual(['name.x ()', 'details.name (more)', 'details.more.nmae (name)', 'picked.two (one)', 'sum.x (total)',
        'f (error stale name details answers trail chosen picked plans quote sum loaded)']);
  });
  it('holds of what calls give only what was seen, if it was', () => {
    const given = shapeOf({ quote: { total: 7 }, chosen: { id: 1 } });
    const line = { calls: { find: { gives: ['plans', 'quote'] } }, steps: { a: { on: { PICK: { save: 'chosen' } } } },
      changes: [{ set: { 'quote.fee': 'x', other: 'x' } }] };
    expect(missing(context(line, given), 'quote.total', 'quote.fee', 'plans.x', 'chosen.id', 'other.x')).toEqual(['-', '-', '-', '-', '-']);
    expect(missing(context(line, given), 'quote.x', 'quote.fee.x', 'chosen.x'))
      .toEqual(['quote.x (total fee)', 'quote.fee.x ()', 'chosen.x (id)']);
  });
});
