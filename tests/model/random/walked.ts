import { assemble, createClock, type CompiledFlow } from '#engine';
import {
  arrivalOf, createSharing, createStepper, formatEvent, positionOf, prove, type ModelEvent, type Reached, type Verdict,
} from '#engine/explore';
import { surveyKit } from '#engine/survey';
import fc from 'fast-check';
import { expect } from 'vitest';
import { eventIn, visits, type Kind, type Subject } from './visits';

type Snapshot = Reached['snapshot'];
interface Size { readonly numRuns: number; readonly seed: number }
interface Moved { readonly from: Snapshot; readonly event: ModelEvent; readonly to: Snapshot }

/**
 * Proves so many definitions, and walks each: wherever a visit is led the prover has been led, and nothing that it calls dead is met. Half
 * of them must be proven completely, and visits of some must come to what the kind is about: else nothing is tested.
 */
export async function walkAll({ subjects, fields, own }: Kind, options: Size): Promise<void> {
  const counts = { all: 0, complete: 0, own: 0 };
  await fc.assert(fc.asyncProperty(subjects, visits, async (subject, all) => {
    counts.all += 1;
    const compiled = compiledOf(subject);
    const ways = new Set<string>();
    const proven = await prove(compiled, {
      environment: subject.answers ?? (async () => []), most: 3_000,
      onMove: ({ from, event, snapshot }) => ways.add(wayOf({ from: from.snapshot, event, to: snapshot })),
    }).catch(ofChangesWithoutRest);
    if (!proven?.complete) return;
    counts.complete += 1;
    let isOwn = false;
    const wrongIn = createJudge(compiled, proven, ways);
    const stepper = createStepper(compiled);
    for (const visit of all) {
      let at = stepper.first();
      let isTyped = false;
      const trace: string[] = [];
      for (const doing of visit) {
        const event = await eventIn(subject, compiled, fields, at, doing);
        const moved = { from: at, event, to: stepper.next(at, event) };
        at = moved.to;
        isTyped ||= event.type === 'GOTO';
        isOwn ||= positionOf(at).inner === own;
        trace.push('data' in event ? JSON.stringify(event.data) : formatEvent(event));
        const wrong = wrongIn(moved, isTyped);
        if (wrong !== undefined) expect.fail(`${wrong}: ${trace.join(' › ')}`);
      }
    }
    if (isOwn) counts.own += 1;
  }), options);
  expect(counts.complete / counts.all).toBeGreaterThan(0.5);
  if (own !== undefined) expect(counts.own / counts.all).toBeGreaterThan(0.1);
}

function compiledOf({ flow }: Subject): CompiledFlow {
  let ids = 0;
  const adapters = Object.fromEntries(Object.keys(flow.calls).map((call) => [call, async () => ({})]));
  const newId = (): string => `id-${(ids += 1)}`;
  return assemble(flow, { adapters, survey: surveyKit, tools: {}, clock: createClock(() => 0), newId, sharing: createSharing() });
}
const nameOf = (snapshot: Snapshot): string => {
  const { step, inner } = positionOf(snapshot);
  return inner === 'open' ? step : `${step} (${inner})`;
};
const wayOf = ({ from, event: { type }, to }: Moved): string => `${type} at ${nameOf(from)} leads to ${nameOf(to)}`;

type Judge = (moved: Moved, isTyped: boolean) => string | undefined;
/** What a verdict has wrong about a move: a way that it has not seen, or a part that it calls dead (behind a typed address it is). */
function createJudge(compiled: CompiledFlow, { dead }: Verdict, ways: ReadonlySet<string>): Judge {
  const isDead = new Set(dead.map(({ kind, name }) => `${kind} ${name}`));
  return (moved, isTyped) => {
    const { from, event, to } = moved;
    // An answer leads nowhere; typed addresses, and where a visit begins anew, are tried once for states that are alike.
    if (['CHANGE', 'GOTO', 'RESET', 'RELOAD'].includes(event.type) || nameOf(from) === nameOf(to)) return undefined;
    const way = wayOf(moved);
    if (!ways.has(way)) return `${way}, which the prover has not seen`;
    if (isTyped) return undefined;
    const [before, after] = [positionOf(from), positionOf(to)];
    const branches = arrivalOf(compiled, { from: { ...before, snapshot: from }, event, snapshot: to, to: after })?.branches ?? [];
    const modal = after.inner.startsWith('modal:') ? [`modal ${after.inner.slice('modal:'.length)}`] : [];
    const met = [`step ${after.step}`, ...modal, ...branches.map((branch) => `branch ${branch}`)].find((part) => isDead.has(part));
    return met && `${way}, and the prover calls ${met} dead`;
  };
}

/** Such a definition is refused where it runs. */
function ofChangesWithoutRest(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('never come to rest'))) throw error;
}
