import { expect, it } from 'vitest';
import { traceOf, type Reached } from '../explore';
import type { Verdict } from '../prove';
import { faultsOf, formatEvent, formatVerdict } from './format';

it('a typed address that cannot be entered says which step opens instead', () => {
  const at = (step: string, from?: Reached, address?: string): Reached => {
    const by = address === undefined ? {} : { by: { type: 'GOTO', step: address } };
    return { key: step, step, inner: 'open', snapshot: { context: {} }, from, ...by } as unknown as Reached;
  };
  const driver = at('driver', at('agency'), 'payment');
  expect(traceOf(at('agency', driver, 'agency')).map(formatEvent)).toEqual(['GOTO payment (opens driver)', 'GOTO agency']);
});

it('a property that breaks in several ways at one place is told once, with the first way, and the others by name', () => {
  const broken = (field: string, step = 'payment') => ({
    property: 'a price outlives no answer', message: `price stays when ${field} changes.`, at: ['steps', step],
    trace: [{ type: 'CHANGE', data: { [field]: 1 } }],
  });
  const verdict = {
    flow: 'line', states: 1, moves: 1, complete: true, leftOut: [], waiting: 0, reached: new Map(), failures: new Set(), dead: [],
    undecided: [], deadEnds: [], broken: 3, violations: [broken('size'), broken('colour'), broken('shade', 'plans')],
  } as unknown as Verdict;
  expect(formatVerdict(verdict).split('\n').slice(2)).toEqual([
    '  3 violations, the first of each kind:', '  ✗ a price outlives no answer: price stays when size changes.', '      CHANGE size = 1',
    '    also: price stays when colour changes.', '  ✗ a price outlives no answer: price stays when shade changes.', '      CHANGE shade = 1',
  ]);
  expect(faultsOf(verdict)).toHaveLength(2);
});
