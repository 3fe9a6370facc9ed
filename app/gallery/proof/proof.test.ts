import { beforeAll, describe, expect, it } from 'vitest';
import { createClock, defineFlow } from '#engine';
import { compile } from '#engine/check';
import { explore } from '#engine/explore';
import { lineOf, writtenLine } from '../../../tests/support/writtenLine';
import type { LineFile } from '#flows/file/lineFile';
import { noFindings, reachedNames, addMove } from './findings';
import { pathTo } from './path';
import { createProver, type Progress } from './prover';

const flow = defineFlow({
  id: 'trip', code: 'trip', base: 'trip', title: 'Trip', start: 'who', calls: { quote: { gives: ['plans'] } },
  modals: { late: { type: 'info', title: 'Late' } },
  steps: {
    who: { path: 'who', screen: 'form', title: 'Who?', next: [{
      when: { name: { const: 'Late' } }, modal: 'late',
    }, { to: 'plans' }], calls: ['quote'],
      form: { schema: {
        type: 'object', required: ['name'],
        properties: { name: { type: 'string', title: 'Name', maxLength: 9, examples: ['Ines', 'Late'] } },
      } } },
    plans: { path: 'plans', screen: 'plans', title: 'Plans', needs: { plans: true } },
  },
});
const compiled = compile(flow, { adapters: { quote: async () => ({}) }, tools: {}, clock: createClock(() => 0), newId: () => '1' });
const findings = noFindings();

describe('the prover’s findings in the gallery', () => {
  beforeAll(async () => {
    await explore(compiled, {
      environment: async () => [{ label: 'answer 1', patch: { plans: ['a'] } }, { label: 'no answer', error: new Error('gone') }],
      onMove: (move) => addMove(findings, compiled, move),
    });
  });
  it('name the steps, modal states and branches that were reached', () => {
    const reached = reachedNames(findings, true);
    expect([...reached.steps].toSorted()).toEqual(['plans', 'who']);
    expect([...reached.modals]).toEqual(['who/late']);
    expect([...reached.branches].toSorted()).toEqual(['who.next[0]', 'who.next[1]']);
  });
  it('tell the way to a step as a visitor walks it, without typed addresses', () => {
    const path = pathTo(findings, compiled, 'plans');
    expect(path?.events.map(({ event, words }) => `${event} ${words}`.trim()))
      .toEqual(['CHANGE name = Ines', 'NEXT', 'answer quote: answer 1']);
    expect([...path?.edges ?? []]).toEqual(['who.next[1]']);
    expect([...path?.nodes ?? []]).toEqual(['who', 'plans']);
  });
  it('tell the way to a modal, and none to what was never reached', () => {
    expect(pathTo(findings, compiled, 'who/late')?.events[0]?.words).toBe('name = Late');
    expect(pathTo(findings, compiled, 'nowhere')).toBeUndefined();
  });
});

describe('the prover of the gallery', () => {
  const states = (reports: readonly Progress[]): number => reports.at(-1)?.states ?? 0;
  it('stops while nobody looks, goes on, and tells paths and both sides of a branch as data', async () => {
    const prover = createProver();
    const reports: Progress[] = [];
    prover.rest();
    let proved: Promise<void> = Promise.resolve();
    await new Promise<void>((resolve) => {
      proved = prover.begin({ id: 'payment-actions' }, (progress) => { reports.push(progress); resolve(); });
    });
    // Each turn would be one of the prover's, too.
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => { setTimeout(resolve); });
    expect(reports.map(({ running }) => running)).toEqual([true]);
    prover.goOn();
    await proved;
    expect(reports.at(-1)).toMatchObject({ complete: true, running: false });
    expect(states(reports)).toBeGreaterThan(10);
    const [step = ''] = reports.at(-1)?.steps ?? [];
    expect(structuredClone(prover.pathTo(step))).toMatchObject({ end: { step, inner: 'open' } });
    for (const sides of structuredClone(prover.witnesses()).values()) expect(sides).toHaveProperty('holds');
  });
  it('says what is wrong with a line where nothing is dead, and the events that lead there; of a line without faults, that there are none',
    async () => {
    const { line: { line } } = await lineOf(writtenLine('dog'));
    const provedWith = async (more: { readonly promises?: NonNullable<LineFile['promises']> }): Promise<Progress | undefined> => {
      const reports: Progress[] = [];
      await createProver().begin({ line: { ...line, ...more } }, (progress) => reports.push(progress));
      return structuredClone(reports.at(-1));
    };
    expect(await provedWith({})).toMatchObject({ complete: true, missing: new Map(), faults: [] });
    const promises = [{ name: 'Nobody pays', at: 'payment', never: { selectedPlan: true } }] as const;
    const wrong = await provedWith({ promises });
    expect(wrong).toMatchObject({ complete: true, missing: new Map() });
    expect(wrong?.faults?.map(({ message }) => message.split(':')[0])).toEqual(['Nobody pays']);
    expect(wrong?.faults?.[0]?.events.join()).toContain('CHOOSE');
  });
  it('says why it cannot begin', async () => {
    const reports: Progress[] = [];
    await createProver().begin({ id: 'nowhere' }, (progress) => reports.push(progress));
    expect(reports).toMatchObject([{ complete: false, running: false, problem: 'No flow is named "nowhere".' }]);
  });
});
