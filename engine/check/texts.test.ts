import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording, type Finding } from './finding';
import { checkTexts, unclosed, unfilled } from './texts';

const saidOf = (findings: readonly Finding[]): readonly string[] => findings.map((one) => `${one.path.join('/')}: ${wording(one)}`);
const told = (flow: object): readonly string[] => {
  const all: Finding[] = [];
  checkTexts({ title: 'Boats', steps: {}, ...flow } as FlowDefinition, (finding) => { all.push(finding); });
  return saidOf(all);
};
const plain = (name: string): string => `nothing is filled in here: visitors would read “${name}”.`;
const open = (text: string): string => `a name stands between one { and one }: visitors would read “${text}”.`;

it('a name in braces is told where nothing is filled in', () => {
  expect(saidOf(unfilled('For {name} and {other}', ['title']))).toEqual([`title: ${plain('{name}')}`]);
  expect(unfilled('10 { per cent }'.replace(/[{}]/g, ''), [])).toEqual([]);
});
it('a brace that is left open, or never opened, is told where names are filled in', () => {
  for (const right of ['For {name}', '{a,b|days}', '']) expect(unclosed(right, [])).toEqual([]);
  expect(saidOf(unclosed('To {owner.email.', ['text']))).toEqual([`text: ${open('{owner.email.')}`]);
  expect(saidOf(unclosed('To {name}} today', ['text']))).toEqual([`text: ${open('} today')}`]);
  expect(saidOf(unclosed('To {}', ['text']))).toEqual([`text: ${open('{')}`]);
});
it('a heading and a message are filled, a title of a message and a button are not', () => {
  const late = { title: 'Late, {name}', button: 'Go {name}', message: 'Dear {name', option: '{title}', body: ['{a}', '{b'] };
  expect(told({ title: '{name}', steps: { home: { title: 'Home of {name' } }, modals: { late } })).toEqual([
    `title: ${plain('{name}')}`, `steps/home/title: ${open('{name')}`, `modals/late/title: ${plain('{name}')}`,
    `modals/late/button: ${plain('{name}')}`, `modals/late/message: ${open('{name')}`, `modals/late/body/1: ${open('{b')}`,
  ]);
});
it('a form says to everybody the same, but for the words that its widgets fill', () => {
  const form = {
    schema: { properties: {
      title: { title: 'For {name}', enum: ['{a}'] }, rows: { items: { properties: { age: { description: '{age}' } } } },
    } },
    ui: { title: { 'ui:help': '{name}', 'ui:choices': [{ value: '{a}', title: '{a}' }] },
      rows: { 'ui:rowTitle': 'Row {n}', 'ui:options': { addLabel: 'Add {name}', limitText: 'From {min}' } } },
  };
  expect(told({ steps: { home: { title: 'Home', form } } })).toEqual([
    'schema/properties/title/title: {name}', 'schema/properties/rows/items/properties/age/description: {age}', 'ui/title/ui:help: {name}',
    'ui/title/ui:choices/0/title: {a}', 'ui/rows/ui:options/addLabel: {name}',
  ].map((one) => `steps/home/form/${one.replace(/: .*/u, '')}: ${plain(one.replace(/.*: /u, ''))}`));
});
