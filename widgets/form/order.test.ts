import { expect, it } from 'vitest';
import { inOrder } from './problems';

const at = (...path: readonly string[]) => ({ path });
const text = { type: 'string' } as const;
const rows = { type: 'array', items: { type: 'object', properties: { y: text, x: text } } } as const;

it('lists problems as the page does, rows by their number, groups field by field', () => {
  const form = {
    schema: { type: 'object', properties: { b: text, rows, a: text, home: { type: 'object', properties: { street: text, city: text } } } },
    ui: { 'ui:order': ['a', '*', 'b'], rows: { items: { 'ui:order': ['x', 'y'] } } },
  } as const;
  const sorted = inOrder([at('b'), at('home', 'city'), at('rows', '10', 'x'), at('rows', '2', 'y'), at('home', 'street'),
    at('rows', '2', 'x'), at('rows'), at('late'), at('a')], form);
  expect(sorted.map(({ path }) => path.join('.')))
    .toEqual(['a', 'rows', 'rows.2.x', 'rows.2.y', 'rows.10.x', 'home.street', 'home.city', 'b', 'late']);
});
