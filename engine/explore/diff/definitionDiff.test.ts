import { expect, it } from 'vitest';
import type { Change, FlowDefinition } from '../../types';
import { diffDefinitions } from './definitionDiff';

/** How the changes of two definitions differ that are alike otherwise. */
const differing = (...both: readonly (readonly Change[])[]): readonly string[] => {
  const [was, is] = both.map((changes) => ({ id: 'small', start: 'first', calls: {}, steps: {}, changes })) as unknown as
    readonly [FlowDefinition, FlowDefinition];
  return diffDefinitions(was, is).map(({ mark, name, words }) => `${mark} ${name} ${words.join()}`);
};
const [plans, chosen] = [{ of: ['home', 'pets'], clear: ['plans'] }, { of: 'plans', clear: ['selectedPlan'] }];

it('one more cause of a change is told as that, wherever the change stands', () => {
  expect(differing([plans, chosen], [chosen, { ...plans, of: ['home', 'pets', 'owner'] }]))
    .toEqual(['changed changes[1] of.2: nothing → "owner"']);
  expect(differing([plans, chosen], [{ ...plans, of: 'home' }, chosen])).toEqual(['changed changes[0] of: ["home","pets"] → "home"']);
});
it('what follows from the same cause is told, and a change that is new or gone', () => {
  expect(differing([plans, chosen], [plans, { ...chosen, clear: ['checkout'] }]))
    .toEqual(['changed changes[1] clear.0: "selectedPlan" → "checkout"']);
  expect(differing([plans], [plans, chosen])).toEqual(['added changes[1] {"of":"plans","clear":["selectedPlan"]}']);
  expect(differing([plans, chosen], [plans])).toEqual(['removed changes[1] {"of":"plans","clear":["selectedPlan"]}']);
});
