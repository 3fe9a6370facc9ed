import { expect, it } from 'vitest';
import type { CompiledFlow } from '../../compile/assemble';
import type { ModelEvent, Reached } from '../explore';
import { changedOnly } from './changedOnly';
import { formatEvent } from './format';

/** What is told of new answers to a form of two fields; what another step asks is kept beside them. */
function told(data: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>): string {
  const form = { schema: { properties: { name: { type: 'string' }, age: { type: 'number' } } } };
  const forms = { form: () => form, answers: () => before } as unknown as CompiledFlow['forms'];
  const at = { step: 'owner', snapshot: { context: {} } } as unknown as Reached;
  return formatEvent(changedOnly({ forms }, at, { type: 'CHANGE', data } as ModelEvent));
}
it('tells what a visitor changes and empties', () => {
  expect(told({ name: 'Ines', age: 30 }, { age: 30 })).toBe('CHANGE name = Ines');
  expect(told({ age: 30 }, { name: 'Ines', age: 30 })).toBe('CHANGE name = nothing');
});
it('tells nothing of what another step asks and keeps in the same place', () => {
  expect(told({ name: 'Ines' }, { city: 'Columbus' })).toBe('CHANGE name = Ines');
});
