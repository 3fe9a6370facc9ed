import { expect, it } from 'vitest';
import { traceOf, type Reached } from '../explore';
import { formatEvent } from './format';

it('a typed address that cannot be entered says which step opens instead', () => {
  const at = (step: string, from?: Reached, address?: string): Reached => {
    const by = address === undefined ? {} : { by: { type: 'GOTO', step: address } };
    return { key: step, step, inner: 'open', snapshot: { context: {} }, from, ...by } as unknown as Reached;
  };
  const driver = at('driver', at('agency'), 'payment');
  expect(traceOf(at('agency', driver, 'agency')).map(formatEvent)).toEqual(['GOTO payment (opens driver)', 'GOTO agency']);
});
