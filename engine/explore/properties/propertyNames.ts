import { factsJudged } from '../../context/facts';
import { keyPath, purchases } from '../../sale';
import type { FlowDefinition } from '../../types';
import { chargedAsShown } from './charged';
import { surveysEnd } from './surveyEnds';

const ofEveryFlow = [
  'a step shows only when it can be entered', 'a call sends what its contract allows', 'a call fails only as its contract says',
  'a failed call stores nothing', 'a failed call stays on its step', 'a failed call leaves the step usable',
  'a busy state ignores what is pressed', 'Next then Back returns to the step', 'Next then Back returns the same answers',
  'progress never runs backwards', 'an answer that arrives twice counts once', 'reload keeps every answer', 'reload keeps the step',
] as const;
const overNight = ['after midnight a step shows only when it can be entered', 'nothing is thrown after midnight'] as const;
const signedOut = 'who signs out comes to a step that can be entered';
const answered = 'Next leads on once its calls have answered';
const refreshed = 'what a step shows is asked for again when an answer clears it';
const ofPurchases = [
  'an order in doubt is settled before another', 'a reload keeps an order in doubt', 'a copied tab orders with the same key',
] as const;
const outlivesNothing = 'what is chosen and paid belongs to the answers it was made from';
/** What a dead end breaks. */
export const [rightAnswersLeadOn, endsCanBeReached] = ['right answers lead on', 'an end can be reached from everywhere'] as const;

/** The name under which a violation is told: one that is not among those of `propertiesOf` is a mistake of types. */
export type PropertyName = (typeof ofEveryFlow | typeof overNight | typeof ofPurchases)[number]
  | typeof signedOut | typeof answered | typeof refreshed | typeof outlivesNothing | typeof chargedAsShown | typeof surveysEnd
  | `${string} happens at most once per ${string}` | `${string} is sent with complete answers`;

/** What the prover was given beside the flow: what calls send, and the flow on the day after. */
interface Given { readonly sent: boolean; readonly tomorrow: boolean }

/** Every property that a proof of the flow checks, and the flow's own promises. */
export function propertiesOf(flow: FlowDefinition, { sent, tomorrow }: Given): readonly string[] {
  const [orders, all] = [purchases(flow), Object.values(flow.steps)];
  return [
    ...ofEveryFlow, ...(tomorrow ? overNight : []), ...(factsJudged(flow).length > 0 ? [signedOut] : []),
    ...(all.some((step) => step.calls) ? [answered] : []), ...(all.some(({ refresh }) => refresh) ? [refreshed] : []),
    ...orders.map((call) => `${call} happens at most once per ${keyPath(flow, call)}`),
    ...orders.map((call) => `${call} is sent with complete answers`),
    ...(orders.length > 0 ? [...ofPurchases, ...(sent ? [outlivesNothing] : [])] : []),
    ...(Object.values(flow.calls).some(({ sells }) => sells) ? [chargedAsShown] : []),
    ...(all.some(({ survey }) => survey) ? [surveysEnd] : []),
    rightAnswersLeadOn, endsCanBeReached, ...(flow.promises ?? []).map(({ name }) => name),
  ];
}
