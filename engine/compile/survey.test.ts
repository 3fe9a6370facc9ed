import { describe, expect, it } from 'vitest';
import { compile } from '../check/checkFlow';
import { createClock } from '../clock';
import { defineFlow } from '../define';
import { createSurveyKit } from '../survey/kit';
import type { Context, FlowDefinition, Patch } from '../types';

const text = (title: string) => ({ type: 'string', title, examples: ['x'] });
const screen = (id: string, next: string | null) =>
  ({ id, question: `Screen ${id}?`, next_screen_id: next, fields: [{ key_name: id, label: id, field_type: 'text', required: true }] });
const declined = { id: 'declined', question: 'Not for you.', next_screen_id: null, fields: [], flags: ['reject_form'] };
const screens = { a: screen('a', 'b'), b: screen('b', 'c'), c: screen('c', null), extra: screen('extra', 'b'), declined };
const form = { start_screen_id: 'a', screens };
const line = defineFlow({
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'info',
  calls: { plans: { gives: ['form'] }, save: { gives: ['reply'] } },
  modals: { sorry: { type: 'info', message: 'Not for you.', button: 'Okay' } },
  steps: {
    info: { path: 'info', screen: 'form', title: 'I', form: { schema: { type: 'object', properties: { name: text('Name') } } },
      calls: ['plans'], next: 'survey' },
    survey: { path: 'survey', screen: 'survey', title: 'S', content: {}, needs: { form: true }, calls: ['save'],
      survey: { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply' },
      next: [
        { when: { 'answers.a': { const: 'no' } }, modal: 'sorry' }, { when: { 'answers.c': { const: 'more' } }, to: 'more' }, { to: 'end' },
      ] },
    more: { path: 'more', screen: 'form', title: 'M', form: { schema: { type: 'object', properties: { more: text('More') } } },
      next: 'end' },
    end: { path: 'end', screen: 'form', title: 'E', content: {} },
  },
}) as unknown as FlowDefinition;

const settled = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
/** A visit at the first screen; `next` says which one the partner sends the visitor to. */
async function atSurvey(next: Readonly<Record<string, string>> = {}) {
  const saved: unknown[] = [];
  const run = compile(line, {
    adapters: {
      plans: () => Promise.resolve({ form }),
      save: ({ answers, trail }: Context): Promise<Patch> => {
        saved.push(answers);
        return Promise.resolve({ reply: { next_screen_id: next[(trail as { at: string }).at] ?? null } });
      },
    } as never,
    tools: {}, clock: createClock(), newId: () => 'id', survey: createSurveyKit({ onWarning: () => undefined }),
  }).start();
  const at = () => run.view().stop?.id ?? run.view().step;
  const press = async (type: 'NEXT' | 'BACK'): Promise<string> => { run.send({ type }); await settled(); return at(); };
  const answer = async (data: Context): Promise<string> => { run.send({ type: 'CHANGE', data }); return press('NEXT'); };
  expect(await press('NEXT')).toBe('a');
  return { run, saved, at, press, answer };
}

describe('a step with the partner’s questions', () => {
  it('goes through its screens, saves the answers at each, and leads on by them after the last', async () => {
    const { run, saved, press, answer } = await atSurvey();
    expect([await press('NEXT'), run.view().missing]).toEqual(['a', [{ title: 'a' }]]);
    expect([await answer({ a: '1' }), await answer({ b: '2' }), await answer({ c: 'more' })]).toEqual(['b', 'c', 'more']);
    expect(saved).toEqual([{ a: '1' }, { a: '1', b: '2' }, { a: '1', b: '2', c: 'more' }]);
    expect(run.view()).toMatchObject({ context: { answers: { a: '1', b: '2', c: 'more' } }, back: 'survey' });
  });
  it('tells that somebody is not eligible after the last screen, not in between', async () => {
    const { run, answer } = await atSurvey();
    expect([await answer({ a: 'no' }), await answer({ b: '2' }), run.view().modal]).toEqual(['b', 'c', undefined]);
    expect([await answer({ c: '3' }), run.view().modal]).toEqual(['c', 'sorry']);
  });
  it('shows the screen that the partner names, and counts it', async () => {
    const { run, answer } = await atSurvey({ a: 'extra' });
    expect(run.view().stop).toMatchObject({ number: 1, total: 3 });
    expect(await answer({ a: '1' })).toBe('extra');
    expect(run.view()).toMatchObject({ stop: { number: 2, total: 4, startsBranch: true }, answers: {}, missing: [{ title: 'extra' }] });
    expect([await answer({ extra: 'e' }), await answer({ b: '2' }), await answer({ c: '3' })]).toEqual(['b', 'c', 'end']);
  });
  it('goes no further from a screen that declines the visitor (SV-005)', async () => {
    const { run, saved, press, answer } = await atSurvey({ a: 'declined' });
    expect([await answer({ a: '1' }), run.view().stop?.rejects]).toEqual(['declined', true]);
    expect([await press('NEXT'), saved.length, await press('BACK')]).toEqual(['declined', 1, 'a']);
  });
  it('goes back screen by screen, blank where it arrives, and from its first screen to the step before', async () => {
    const { run, press, answer } = await atSurvey();
    await answer({ a: '1' });
    await answer({ b: '2' });
    expect([run.view().back, await press('BACK'), run.view().answers]).toEqual(['survey', 'b', {}]);
    expect([await press('BACK'), run.view().back, await press('BACK')]).toEqual(['a', 'info', 'info']);
  });
  it('opens at its last screen when the visitor comes back to it, and the step behind it only when all is answered', async () => {
    const { run, press, answer, at } = await atSurvey();
    run.send({ type: 'GOTO', step: 'end' });
    expect(at()).toBe('a');
    for (const data of [{ a: '1' }, { b: '2' }, { c: '3' }]) await answer(data);
    expect([at(), await press('BACK'), run.view().answers, await press('NEXT')]).toEqual(['end', 'c', { c: '3' }, 'end']);
  });
});
