import { formatEvent, formatVerdict, type Verdict } from '#engine/explore';
import { beforeAll, describe, expect, it } from 'vitest';
import { lines } from '../support/lines';
import { proveFlow, randomWalkThrough, sumsCharged } from './proveFlow';

/** The proofs of every second line, from this one on: two files share them, so that two cores do. */
export function provesLines(first: 0 | 1): void {
  describe.each(lines.filter((_, index) => index % 2 === first))('$id, over every reachable state', (entry) => {
    let verdict: Verdict;
    beforeAll(async () => { verdict = await proveFlow(await entry.product()); });

    it('is explored completely', () => expect(verdict.complete, verdict.bound).toBe(true));
    it('has no dead step, branch, modal or call, and nothing undecided', () => expect([verdict.dead, verdict.undecided]).toEqual([[], []]));
    it('leads every visit to an end', () => expect(verdict.deadEnds).toEqual([]));
    it('has answers for both sides of every guard', () => {
      const guards = verdict.witnesses.filter(({ at }) => at.at(-3) === 'next');
      // A guard that always holds stands last.
      expect(guards.filter(({ holds }) => !holds).map(({ at }) => at.join('.'))).toEqual([]);
    });
    it('keeps every promise: doors, failures, busy states, Back, reload, one purchase a selection', () =>
      expect(verdict.broken, formatVerdict(verdict)).toBe(0));
    it('merges only states that behave alike: walks that merge nothing find no state the proof has not seen', async () => {
      const stray = await randomWalkThrough(await entry.product(), verdict, { seed: 20_260_310, walks: 400, steps: 40 });
      expect(stray?.trace.map(formatEvent), stray?.key).toBeUndefined();
    });
    it('sends with each purchase the sum that its screen shows', async () => {
      const sums = await sumsCharged(await entry.product(), verdict);
      expect(sums.length).toBeGreaterThan(0);
      for (const { sent, shown } of sums) expect([typeof sent, sent]).toEqual(['number', shown]);
    });
    it('meets every answer and every refusal of every call', async () => {
      const { flow } = await entry.product();
      for (const call of Object.keys(flow.calls)) {
        expect([...verdict.reached.keys()].filter((name) => name.startsWith(`outcome ${call}: `)).length, call).toBeGreaterThan(1);
      }
    });
    it('meets every form with something wrong in it', async () => {
      const { flow } = await entry.product();
      for (const [name, step] of Object.entries(flow.steps)) {
        if (step.form) expect([...verdict.failures].filter((failure) => failure.startsWith(`${name}.`)), name).not.toEqual([]);
      }
    });
  });
}
