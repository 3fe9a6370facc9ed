import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../check';
import { createClock } from '../../clock';
import { defineFlow } from '../../define';
import { createSurveyKit } from '../../survey/kit';
import { createCovering, type Covering } from './covering';
import { toPathEvent } from './pathFile';
import { playPath } from './playPath';
import { takenBy } from './transitions';

const flow = defineFlow({
  id: 'trip', code: 'trip', base: 'trip', title: 'Trip', start: 'who', calls: { quote: { gives: ['plans'] } },
  modals: { late: { type: 'info', title: 'Late' } },
  steps: {
    who: { path: 'who', screen: 'form', title: 'Who?', calls: ['quote'],
      next: [{ when: { name: { const: 'Late' } }, modal: 'late' }, { when: { name: { const: 'Ines' } }, to: 'car' }, { to: 'plans' }],
      form: { schema: {
        type: 'object', required: ['name'], properties: { name: { type: 'string', title: 'Name', examples: ['Ines', 'Late', 'Jonah'] } },
      } } },
    car: { path: 'car', screen: 'form', title: 'Which car?', next: 'plans',
      form: { schema: { type: 'object', required: ['car'], properties: { car: { type: 'string', title: 'Car', examples: ['Golf'] } } } } },
    plans: { path: 'plans', screen: 'plans', title: 'Plans', needs: { plans: true },
      on: { CHOOSE: { from: 'plans', save: 'plan', next: 'end' } } },
    end: { path: 'end', screen: 'confirmation', title: 'Done', needs: { plan: true } },
  },
});
const compiled = compile(flow, { adapters: { quote: async () => ({}) }, tools: {}, clock: createClock(() => 0), newId: () => '1' });
const environment = async () => [{ label: 'answer 1', patch: { plans: ['a', 'b'] } }, { label: 'no answer', error: { code: 'network' } }];

describe('paths that cover a flow', () => {
  let sets: Record<'transitions' | 'branches' | 'pairs', Covering>;
  beforeAll(async () => {
    const covering = await createCovering(compiled, { environment });
    sets = { transitions: await covering('transitions'), branches: await covering('branches'), pairs: await covering('pairs') };
  });
  /** What the paths come to when the real machine plays them. */
  const played = ({ paths }: Covering, kind: 'transitions' | 'sides'): ReadonlySet<string> => new Set(paths.flatMap(({ facts, events }) => {
    const states = playPath(compiled, { facts, events: events.map(toPathEvent) });
    return states.slice(1).flatMap((to, index) => {
      const from = states[index];
      return from && to.by ? takenBy(compiled, { from, event: to.by, snapshot: to.snapshot, to })[kind] : [];
    });
  }));

  it('take every branch, every end of a call, every way out of a modal, and every way back', () => {
    expect(sets.transitions.missed).toEqual([]);
    expect([...played(sets.transitions, 'transitions')].toSorted()).toEqual([
      'car.next[0]', 'car: BACK to who', 'plans.CHOOSE[0]', 'plans: BACK to car', 'plans: BACK to who', 'who › quote: answer 1',
      'who › quote: no answer', 'who, failed: DISMISS', 'who, modal:late: DISMISS', 'who.next[0]', 'who.next[1]', 'who.next[2]',
    ].toSorted());
    // One visit ends with its purchase.
    expect(sets.transitions.paths.length).toBeLessThanOrEqual(2);
  });
  it('meet both sides of every guard', () => {
    expect(sets.branches.missed).toEqual([]);
    expect([...played(sets.branches, 'sides')].toSorted())
      .toEqual(['who.next[0] fails', 'who.next[0] holds', 'who.next[1] fails', 'who.next[1] holds']);
  });
  it('take every pair of transitions that can follow one another', () => {
    const { size, missed, paths } = sets.pairs;
    expect(missed).toEqual([]);
    expect(new Set(paths.flatMap(({ covers }) => covers)).size).toBe(size);
    expect(paths.flatMap(({ covers }) => covers)).toContain('who, modal:late: DISMISS → who › quote: no answer');
  });
  it('close a dialog that lies over its list, which has no Back', async () => {
    const list = defineFlow({
      id: 'pets', code: 'pets', base: 'pets', title: 'Pets', start: 'list', calls: {},
      steps: {
        list: { path: 'list', screen: 'entries', title: 'Your pets', on: { ADD: { next: 'pet' } } },
        pet: { path: 'pet', screen: 'entry', over: 'list', title: 'Your pet', on: { DISMISS: { next: 'list' } } },
      },
    });
    const pets = compile(list, { adapters: {}, tools: {}, clock: createClock(() => 0), newId: () => '1' });
    const covering = await createCovering(pets, { environment: async () => [] });
    const { paths, missed } = await covering('transitions');
    expect([...paths.flatMap(({ covers }) => covers), ...missed]).toEqual(['list.ADD[0]', 'pet.DISMISS[0]']);
  });
  it('go on from no screen of a survey that declines the visitor', async () => {
    const field = (id: string) => ({ key_name: id, label: id, field_type: 'text', required: true });
    const form = { start_screen_id: 'home', screens: {
      home: { id: 'home', question: 'Which home?', next_screen_id: 'declined', fields: [field('home')] },
      declined: { id: 'declined', question: 'Not for you.', next_screen_id: null, fields: [], flags: { reject_form: true } },
    } };
    const asked = defineFlow({
      id: 'home', code: 'home', base: 'home', title: 'Home', start: 'info', calls: { ask: { gives: ['form'] } },
      steps: {
        info: { path: 'info', screen: 'form', title: 'Info', calls: ['ask'], next: 'survey',
          form: { schema: { type: 'object', properties: { name: { type: 'string', title: 'Name', examples: ['Ines'] } } } } },
        survey: { path: 'survey', screen: 'survey', title: 'Survey', content: {}, needs: { form: true },
          survey: { form: 'form', answers: 'answers', trail: 'trail' }, next: 'end' },
        end: { path: 'end', screen: 'confirmation', title: 'Done' },
      },
    });
    const survey = compile(asked, { adapters: { ask: async () => ({}) }, tools: {}, clock: createClock(() => 0), newId: () => '1',
      survey: createSurveyKit({ onWarning: () => undefined }) });
    const covering = await createCovering(survey, { environment: async () => [{ label: 'answer 1', patch: { form } }] });
    const { paths } = await covering('transitions');
    const covered = paths.flatMap(({ covers }) => covers);
    expect(covered).toContain('info › ask: answer 1');
    expect(covered).not.toContain('survey.next[0]');
  });
  it('are named by what they come to', () => {
    expect(sets.branches.paths.map(({ name }) => name).join(' ')).toMatch(/who\.next\[0\] holds/);
    expect(sets.transitions.paths.map(({ name }) => name).join(' ')).toMatch(/modal late/);
  });
});
