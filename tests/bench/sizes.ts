import { getShortestPaths } from 'xstate/graph';
import { createClock, type CompiledFlow, type FlowDefinition } from '#engine';
import { compile } from '#engine/check';
import { createSharing, prove, type Environment, type Verdict } from '#engine/explore';
import { madeFlows } from './flows';

/** What a proof of a made flow cost. Seconds are those of the processor: others may use it at the same time. */
export interface Proof extends Pick<Verdict, 'states' | 'moves' | 'complete'> {
  readonly undecided: number;
  readonly seconds: number;
  readonly mebibytes: number;
}
export type Kind = keyof typeof madeFlows;

const answers: Environment = async (call) =>
  [{ label: 'answer 1', patch: { [call.replace('c', 'g')]: 1 } }, { label: 'no answer', error: new Error('gone') }];

function compiled(flow: FlowDefinition): CompiledFlow {
  const adapters = Object.fromEntries(Object.keys(flow.calls).map((call) => [call, async () => ({})]));
  return compile(flow, { adapters, tools: {}, clock: createClock(() => 0), newId: () => 'id', sharing: createSharing() });
}
const secondsOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** Proves a made flow that is compiled; past `most` states only what a visitor meets on the way on is looked for. */
export async function proofOf(kind: Kind, size: number, most?: number): Promise<Proof> {
  const flow = compiled(madeFlows[kind](size));
  let verdict: Verdict | undefined;
  const seconds = await secondsOf(async () => {
    verdict = await prove(flow, { environment: answers, ...(most === undefined ? {} : { most }) });
  });
  const { states, moves, complete, undecided } = verdict as Verdict;
  return { states, moves, complete, undecided: undecided.length, seconds, mebibytes: process.memoryUsage().rss / 2 ** 20 };
}

/** The same flow by XState's own search, with every event that a visitor has: an answer, Next, Back, and each address. */
export async function shortestPaths(kind: Kind, size: number): Promise<{ readonly seconds: number; readonly paths: number }> {
  const flow = madeFlows[kind](size);
  const { machine } = compiled(flow);
  const addresses = Object.keys(flow.steps).map((step) => ({ type: 'GOTO', step }));
  let paths = 0;
  const seconds = await secondsOf(() => {
    paths = getShortestPaths(machine, { events: (state) => {
      const [step = ''] = Object.keys(state.value as object);
      const names = Object.keys(flow.steps[step]?.form?.schema.properties ?? {});
      const change = { type: 'CHANGE', data: Object.fromEntries(names.map((name) => [name, 'a'])) };
      return [change, { type: 'NEXT' }, { type: 'BACK' }, { type: 'RESET' }, ...addresses];
    } }).length;
  });
  return { seconds, paths };
}
