import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo, dynamicForm, reply } from '../tests/support/forms';
import { createProgress } from './progress';
import { exitsOf } from './definition/graph';
import { routeOf } from './route/testing';
import { createSurveyKit } from './survey/kit';
import { nameOf } from './survey/names';
import { readDynamicForm } from './survey/read';
import { screenOf } from './survey/sequence';
import type { DynamicForm, Trail } from './survey/types';
import type { Context, FlowDefinition, Stop, SurveyUse } from './types';

const step = (path: string, more: object = {}) => ({ path, screen: 'form', title: path, content: {}, ...more });
const lineOf = (steps: object, modals: object = {}) =>
  ({ id: 'line', code: 'l', base: 'l', title: 'L', start: 'name', calls: {}, modals, steps } as unknown as FlowDefinition);
/** A student sees one step more, who is far away is asked where, and the shortest way skips the questions. */
const flow = lineOf({
  name: step('name', { next: [{ when: { student: true }, to: 'school' }, { modal: 'where' }, { to: 'plan' }] }),
  school: step('school', { next: 'plan' }),
  survey: step('survey', { next: 'plan' }),
  plan: step('plan', { on: { CHOOSE: { save: 'plan', next: [{ when: { plan: true }, to: 'pay' }] } } }),
  pay: step('pay', { next: 'end' }),
  end: step('end', { back: false }),
  aside: step('aside', { next: 'pay' }),
  round: step('round', { next: 'round' }),
}, { where: { type: 'select', next: [{ when: { far: true }, to: 'survey' }, { to: 'plan' }] } });
type Stops = (step: string) => Pick<Stop, 'totals'> | undefined;
const progressOf = (stop: Stops = () => undefined) =>
  createProgress(flow, routeOf(flow), { stop: stop as (step: string) => Stop | undefined });
const at = (steps: readonly string[], context: Context, stop?: Stops): readonly number[] =>
  steps.map((name) => progressOf(stop)(name, context));

describe('progress (S-67)', () => {
  it('is the steps done of all steps where nothing is learned on the way', () => {
    expect(at(['name', 'plan', 'pay', 'end'], { plan: 'a' })).toEqual([1 / 4, 2 / 4, 3 / 4, 1].map((part) => expect.closeTo(part)));
  });
  it('counts ahead by the shortest way, also where the answers lead no further yet', () => {
    expect(at(['name', 'plan'], {})).toEqual([1 / 4, 2 / 4].map((part) => expect.closeTo(part)));
  });
  it('slows down, and never runs backwards, when the way turns out longer', () => {
    const [name = 0, school = 0, plan = 0, pay = 0] = at(['name', 'school', 'plan', 'pay'], { student: true, plan: 'a' });
    expect(name).toBeCloseTo(1 / 4);
    expect([school > name, plan > school, pay > plan, pay < 1]).toEqual([true, true, true, true]);
    expect(school - name).toBeLessThan(1 / 4);
  });
  it('is never full before the end, however long the line', () => {
    const long = lineOf(Object.fromEntries(Array.from({ length: 200 }, (_, index) =>
      [index === 0 ? 'name' : `step${index}`, step(`p${index}`, { next: `step${index + 1}` })]
    ).concat([['step200', step('end', { back: false })]])));
    const progress = createProgress(long, routeOf(long), { stop: () => undefined });
    expect(progress('step199', {})).toBe(0.98);
    expect(progress('step200', {})).toBe(1);
  });
  it('does not depend on an answer that is not acted on yet', () =>
    expect(at(['name'], { student: true })).toEqual(at(['name'], {})));
  it('counts each screen of a survey as a step, from where it is known', () => {
    const far = { plan: 'a' };
    const stops = (totals: readonly number[]): Stops => (name) => (name === 'plan' ? { totals } : undefined);
    const [before = 0] = at(['name'], far, stops([7]));
    expect(before).toBeCloseTo(1 / 4);
    // Eight screens and steps share the three quarters that are left, the end included.
    expect(at(['plan'], far, stops([7]))[0]).toBeCloseTo(1 - (3 / 4) * (8 / 9));
    expect(at(['plan'], far, stops([7, 7, 7]))[0]).toBeCloseTo(1 - (3 / 4) * (6 / 9));
    expect(at(['plan'], far, stops([7, 7, 12]))[0]).toBeGreaterThan(at(['plan'], far, stops([7, 7]))[0] ?? 1);
    expect(at(['pay'], far, stops([7, 7, 7, 7, 7, 7, 7]))[0]).toBeCloseTo(1 - (3 / 4) * (1 / 9));
  });
  it('of a step that the answers do not lead to is no more than that of one they lead to', () => {
    expect(at(['school', 'aside', 'pay', 'round'], {}).map((part) => part > 0 && part < 1)).toEqual([true, true, true, true]);
    expect(progressOf()('pay', {})).toBeLessThanOrEqual(progressOf()('pay', { plan: 'a', student: true }));
  });
  it('of a step that the answers do not lead to yet is counted by the shortest way from there', () => {
    expect(at(['aside', 'pay'], {})).toEqual([2 / 4, 3 / 4].map((part) => expect.closeTo(part)));
    const closed = lineOf({ ...flow.steps, name: step('name', { next: [{ when: { open: true }, to: 'plan' }] }) });
    const progress = createProgress(closed, routeOf(closed), { stop: () => undefined });
    expect([progress('plan', {}), progress('pay', {})]).toEqual([2 / 4, 3 / 4].map((part) => expect.closeTo(part)));
  });
  it('knows the steps that a step leads on to, also through a message', () => {
    const exits = ['name', 'plan', 'end'].map((name) => exitsOf(flow, name));
    expect(exits).toEqual([['school', 'survey', 'plan', 'plan'], ['pay'], []]);
  });
});

describe('whatever form the partner sends and whatever is answered', () => {
  const use: SurveyUse = { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply' };
  const kit = createSurveyKit({ onWarning: () => undefined });
  const line = lineOf({
    name: step('name', { next: 'survey' }), survey: step('survey', { next: 'pay' }), pay: step('pay', { next: 'end' }), end: step('end'),
  });
  const stop = (name: string, context: Context): Stop | undefined => (name === 'survey' ? kit.stop(use, context) : undefined);
  const progress = createProgress(line, routeOf(line), { stop });

  it('Next in a survey never lowers the progress, nor does leaving it (S-67)', () => {
    fc.assert(fc.property(dynamicForm, fc.gen(), (raw, value) => {
      const form: DynamicForm = readDynamicForm(raw, () => undefined);
      let now: Context = { form, answers: {}, trail: kit.start(use, { form, answers: {} }) };
      for (let before = progress('name', {}); !(now.trail as Trail).ended;) {
        const here = progress('survey', now);
        expect(here).toBeGreaterThanOrEqual(before);
        before = here;
        const screen = screenOf(form, kit.stop(use, now)?.id);
        const data = Object.fromEntries((screen?.fields ?? []).map((field) => [nameOf(field.key_name), value(answerTo, field)]));
        now = { ...now, ...kit.change(use, now, data) };
        expect(progress('survey', now)).toBe(here);
        now = { ...now, ...kit.advance(use, { ...now, reply: value(() => reply) }) };
      }
      expect(progress('pay', now)).toBeGreaterThanOrEqual(progress('survey', now));
    }), { numRuns: 500 });
  });
});
