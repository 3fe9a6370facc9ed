import { beforeEach, describe, expect, it } from 'vitest';
import { createClock, type FlowDefinition, type FlowRun, type JsonSchema } from '#engine';
import { compile } from '#engine/check';
import { createChangeOfAnswer, type ChangeOfAnswer } from './changeOfAnswer';

const form = (name: string, required: readonly string[] = [name]) =>
  ({ schema: { type: 'object', properties: { [name]: { type: 'string', title: name, examples: ['a', 'b'] } }, required } as JsonSchema });
const flow: FlowDefinition = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'name', calls: {},
  changes: [{ of: 'name', when: { name: { const: 'b' } }, clear: ['extra'] }, { of: 'home', clear: ['roof'] }],
  steps: {
    name: { path: 'name', screen: 'form', title: 'Name', form: form('name'), next: 'home', back: false },
    home: { path: 'home', screen: 'form', title: 'Home', form: form('home'), next: 'roof' },
    roof: { path: 'roof', screen: 'form', title: 'Roof', form: form('roof'), next: 'extra' },
    extra: { path: 'extra', screen: 'form', title: 'Extra', form: form('extra', []), next: 'summary' },
    summary: { path: 'summary', screen: 'form', title: 'Summary', content: {}, next: 'end' },
    end: { path: 'end', screen: 'form', title: 'End', content: {}, back: false },
  },
};
const all = { name: 'a', home: 'a', roof: 'a', extra: 'a' };

describe('Change on a summary of all answers (quality 7: 26)', () => {
  let run: FlowRun;
  let changing: ChangeOfAnswer;
  const at = (): string => run.view().step;
  const next = (data?: Readonly<Record<string, string>>): string => {
    if (data) changing.send({ type: 'CHANGE', data });
    changing.send({ type: 'NEXT' });
    return at();
  };
  beforeEach(() => {
    const compiled = compile(flow, { adapters: {}, clock: createClock(), newId: () => 'id', tools: {} });
    run = compiled.start();
    changing = createChangeOfAnswer(compiled, run);
    run.subscribe(() => { changing.leadsBack(); });
    for (const [name, value] of Object.entries(all)) next({ [name]: value });
    expect(at()).toBe('summary');
  });
  const change = (step: string): void => changing.send({ type: 'GOTO', step });

  it('Next leads back to it, also when nothing was changed', () => {
    change('name');
    expect(next({ name: 'c' })).toBe('summary');
    change('home');
    expect(next()).toBe('summary');
  });
  it('what has to be answered again is asked first', () => {
    change('home');
    expect(next({ home: 'b' })).toBe('roof');
    expect(next({ roof: 'b' })).toBe('summary');
  });
  it('an answer that the change has taken back is asked again, though it may stay blank; what needs no look is left out', () => {
    change('name');
    expect(next({ name: 'b' })).toBe('extra');
    expect(next()).toBe('summary');
  });
  it('once back, Next leads on from the summary', () => {
    change('name');
    next();
    expect(next()).toBe('end');
  });
  it('who goes Back from there is not led anywhere', () => {
    change('home');
    changing.send({ type: 'BACK' });
    expect(at()).toBe('name');
    expect(next()).toBe('home');
    expect(next()).toBe('roof');
  });
  it('who goes elsewhere by the browser is not led back either', () => {
    change('name');
    changing.end();
    expect(next()).toBe('home');
  });
});
