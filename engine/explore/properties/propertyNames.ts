import { keyPath, purchases } from '../../sale';
import type { FlowDefinition } from '../../types';
import { chargedAsShown } from './charged';
import { surveysEnd } from './surveyEnds';

/** Every property that the prover checks of a flow, by the name under which a violation is told. */
export const propertiesOf = (flow: FlowDefinition): readonly string[] => [
  'a step shows only when it can be entered', 'a call sends what its contract allows', 'a call fails only as its contract says',
  'a failed call stores nothing', 'a failed call stays on its step', 'a failed call leaves the step usable',
  'a busy state ignores what is pressed', 'Next then Back returns to the step', 'Next then Back returns the same answers',
  'progress never runs backwards', 'an answer that arrives twice counts once', 'reload keeps every answer', 'reload keeps the step',
  ...(Object.values(flow.steps).some(({ refresh }) => refresh) ? ['what a step shows is asked for again when an answer clears it'] : []),
  ...purchases(flow).map((call) => `${call} happens at most once per ${keyPath(flow, call)}`),
  ...purchases(flow).map((call) => `${call} is sent with complete answers`),
  ...(purchases(flow).length > 0 ? ['an order in doubt is settled before another', 'a reload keeps an order in doubt'] : []),
  ...(Object.values(flow.calls).some(({ sells }) => sells) ? [chargedAsShown] : []),
  ...(Object.values(flow.steps).some(({ survey }) => survey) ? [surveysEnd] : []),
  rightAnswersLeadOn, endsCanBeReached,
];
/** What a dead end breaks. */
export const [rightAnswersLeadOn, endsCanBeReached] = ['right answers lead on', 'an end can be reached from everywhere'] as const;
