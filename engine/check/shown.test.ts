import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording } from './finding';
import type { Known } from './known';
import { checkShown } from './shown';
import { inTemplate } from './mentions';

const formatters: Known['formatters'] = {
  '': [['string', 'day', 'number']], date: [['day']], money: [['number'], ['string']], names: [['array']],
};
const properties = {
  name: { type: 'string' }, born: { type: 'string', format: 'date' }, smokes: { type: 'boolean' }, total: { type: ['number', 'null'] },
  kind: { enum: ['a', 'b'] }, whole: { type: 'whole' }, is: { const: true }, any: {},
  list: { type: 'array', items: { type: 'string' } }, rows: { type: 'array', items: { type: 'object' } }, group: { type: 'object' },
};
/** What is told of a text. */
const told = (text: string, more: Partial<FlowDefinition> = {}): readonly string[] => {
  const found: string[] = [];
  const steps = { a: { screen: 'form', form: { schema: { properties } }, next: 'b' } };
  const flow = { calls: {}, steps, ...more } as unknown as FlowDefinition;
  for (const mention of inTemplate(text, ['title'])) {
    if (mention.kind === 'path') checkShown(flow, mention, { formatters }, (finding) => { found.push(wording(finding)); });
  }
  return found;
};

it.each([
  '{name}', '{born}', '{born|date}', '{total|money}', '{total,name|money}', '{kind}', '{any|date}', '{list|names}', '{elsewhere|date}',
  '{name|ownWord}', '{whole}', '{whole|money}',
])('%s shows something', (text) => expect(told(text)).toEqual([]));
it.each([
  ['{name|date}', '"date" shows a day, but "name" is a text.'],
  ['{born|money}', '"money" shows a number, but "born" is a day.'],
  ['{total,smokes|money}', '"money" shows a text, but "smokes" is yes or no.'],
  ['{name|names}', '"names" shows a list, but "name" is a text.'],
  ['{smokes}', '"{smokes}" without a formatter shows a text or a day or a number, but "smokes" is yes or no. '
    + 'Say the words of it: "{smokes|true=…; false=…}".'],
  ['{list}', '"{list}" without a formatter shows a text or a day or a number, but "list" is a list. Write "{list|names}".'],
  ['{rows}', '"{rows}" without a formatter shows a text or a day or a number, but "rows" is a list. '
    + 'Count it: a change with `set` and `count`.'],
  ['{group}', '"{group}" without a formatter shows a text or a day or a number, but "group" is several answers. '
    + 'Name one of its answers: "{group.…}".'],
])('%s would show nothing', (text, said) => expect(told(text)).toEqual([said]));
it('a constant that is no text shows nothing either', () => expect(told('{is|date}')).toEqual(['"date" shows a day, but "is" is yes or no.']));
it('what the text of an entry shows is judged by what its dialog, or a row, asks', () => {
  const field = (smokes: object) => ({ schema: { properties: { smokes, name: { type: 'string' } } } });
  const said = (text: string, steps: object, changes: object = []): readonly string[] => {
    const found: string[] = [];
    const flow = { calls: {}, steps, changes } as unknown as FlowDefinition;
    for (const mention of inTemplate(text, ['text'])) {
      checkShown(flow, { ...mention, entryOf: 'people' }, { formatters }, (finding) => { found.push(wording(finding)); });
    }
    return found;
  };
  const dialog = { list: { on: { EDIT: { from: 'people', save: 'person' } } }, one: { save: 'person', form: field({ type: 'boolean' }) } };
  const rows = { one: { form: { schema: { properties: { people: { type: 'array', items: field({ type: 'boolean' }).schema } } } } } };
  const wrong = ['"{smokes}" without a formatter shows a text or a day or a number, but "smokes" is yes or no. '
    + 'Say the words of it: "{smokes|true=…; false=…}".'];
  expect([said('{smokes}', dialog), said('{name}, {smokes}', rows)]).toEqual([wrong, wrong]);
  expect(said('{name}', dialog)).toEqual([]);
  expect(said('{smokes}', dialog, [{ of: 'people', set: { people: 'named' } }])).toEqual([]);
});
it('what a call or a change gives may be anything', () => {
  expect(told('{smokes}', { calls: { look: { gives: ['smokes'] } } })).toEqual([]);
  expect(told('{smokes}', { changes: [{ of: 'name', set: { smokes: { value: 'Yes' } } }] })).toEqual([]);
});
