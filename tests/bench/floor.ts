import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { createClock } from '#engine';
import { compile } from '#engine/check';
import { catalogue } from '#flows';

/**
 * The floor under the prover: pure transitions of the compiled machine, with its guards and rules, and nothing that looks at the result.
 * A visitor types an answer, presses Next and is asked the next thing, over and over.
 */
export async function bareTransitions(id: string, floorMoves: number): Promise<{ readonly floor: number; readonly floorMoves: number }> {
  const entry = catalogue.find((one) => one.id === id);
  if (!entry) throw new Error(`No flow is named "${id}".`);
  const { flow, adapters, derive, survey } = await entry.product();
  const { machine } = compile(flow,
    { adapters, tools: {}, derive, survey, clock: createClock(() => Date.parse('2026-03-10T16:00:00Z')), newId: () => 'id' });
  const [first] = initialTransition(machine, {});
  const way = [
    { type: 'CHANGE', data: { pickUpDate: '2026-03-12', returnDate: '2026-03-16', rentalAgency: 'Hertz', otherAgency: undefined } },
    { type: 'NEXT' },
    { type: 'CHANGE', data: { isForPersonalUse: true } }, { type: 'NEXT' }, { type: 'BACK' }, { type: 'BACK' },
  ];
  const started = performance.now();
  let snapshot: AnyMachineSnapshot = first;
  for (let move = 0; move < floorMoves; move += 1)
    [snapshot] = transition(machine, snapshot, way[move % way.length] as never) as [AnyMachineSnapshot, unknown];
  return { floor: (performance.now() - started) / 1000, floorMoves };
}
