import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { checkChoiceWords } from './choiceWords';
import { wording } from './finding';
import { inTemplate } from './mentions';

const kind = { enum: ['dog', 'cat'] };
const choices = (titles: Readonly<Record<string, string>>) =>
  ({ 'ui:options': { choices: Object.entries(titles).map(([value, title]) => ({ value, title })) } });
const dogOrCat = choices({ dog: 'A dog', cat: 'A cat' });
const steps = {
  a: {
    screen: 'form', save: 'a', next: 'b', choices: { offered: 'offers' },
    form: {
      schema: { properties: {
        kind, own: { enum: ['dog', 'Cat'] }, open: { enum: ['dog'] }, is: { type: 'boolean' }, name: { type: 'string' },
        things: { type: 'array', items: kind }, offered: {},
      } },
      ui: {
        kind: dogOrCat, own: choices({ dog: 'Dog', Cat: 'Cat' }), open: choices({ dog: 'One; or more' }), things: dogOrCat,
        offered: choices({ dog: 'A dog' }),
      },
    },
  },
  b: { screen: 'entries', content: { list: 'pets' }, on: { EDIT: { from: 'pets', save: 'pet', next: 'c' } } },
  c: {
    screen: 'entry', over: 'b', save: 'pet', next: 'b', calls: ['keep'],
    form: { schema: { properties: { kind } }, ui: { kind: dogOrCat } },
  },
};
interface Where { readonly entryOf?: string; readonly at?: readonly string[]; readonly calls?: object }
const keep = { keep: { gives: ['pets'] } };
/** What is told of a text; `entryOf` is the list of whose entries it is one. */
function told(text: string, { entryOf, at = ['steps', 'a', 'title'], calls = keep }: Where = {}): readonly string[] {
  const found: string[] = [];
  const flow = { calls, steps } as unknown as FlowDefinition;
  for (const mention of inTemplate(text, at)) {
    if (mention.kind !== 'path') continue;
    checkChoiceWords(flow, { ...mention, ...(entryOf ? { entryOf } : {}) }, (finding) => { found.push(wording(finding)); });
  }
  return found;
}

it.each([
  '{a.kind|dog=a dog; cat=a cat}', '{a.is|true=yes;false=no}', '{a.things|dog=Dogs; cat=Cats}', 'Your {a.kind}', '{a.kind|lower}', '{a.own}',
  '{a.name}', '{a.name|Rex=the dog}', '{a.offered}', '{a.offered|dog=a dog}', '{a.kind}, {a.name}',
])('%s reads well', (text) => expect(told(text)).toEqual([]));
it.each([
  ['{a.kind|dgo=a dog; cat=a cat}', 'there are words for "dgo" here, which "a.kind" cannot be. Did you mean "dog"?'],
  ['{a.kind|dog=a dog}', '"a.kind" may be "cat", and there are no words for that here. Add `cat=…`.'],
  ['{a.is|true=yes;false=}', '"a.is" may be "false", and there are no words for that here. Add `false=…`.'],
  ['{a.things|dog=Dogs}', '"a.things" may be "cat", and there are no words for that here. Add `cat=…`.'],
  ['{a.kind}', 'visitors would read "dog" here, and chose "A dog". Write "{a.kind|dog=A dog; cat=A cat}".'],
  ['{a.name}\n{a.things|names}', 'visitors would read "dog" here, and chose "A dog". Write "{a.things|dog=A dog; cat=A cat}".'],
  // These words cannot stand between braces.
  ['{a.open}', 'visitors would read "dog" here, and chose "One; or more".'],
])('%s is told', (text, said) => expect(told(text)).toEqual([said]));
it('the entries of a list are read as its dialog asks them', () => {
  expect(told('{kind|dog=a dog}', { entryOf: 'pets' })).toEqual([expect.stringContaining('"kind" may be "cat", and there are no words')]);
  expect(told('{kind}', { entryOf: 'pets' })).toEqual([expect.stringContaining('visitors would read "dog"')]);
});
it('what a call may bring, and what a change writes, is not judged', () => {
  expect(told('{a.kind|dog=a dog}', { calls: { look: { gives: ['a'] } } })).toEqual([]);
  expect(told('{a.kind}', { at: ['changes', '0', 'set', 'words', 'text'] })).toEqual([]);
  expect(told('{a.kind}', { at: ['steps', 'set', 'title'] })).toHaveLength(1);
});

it('words twice for one value are told', () =>
  expect(told('{a.kind|dog=a dog; dog=a hound; cat=a cat}')).toEqual(['there are words for "dog" twice here: the last would be read.']));

it('words with a semicolon in them are told', () => expect(told('{a.kind|dog=a dog; big or small; cat=a cat}').concat(told('{a.kind|dog=a dog; cat: a cat}'))).toEqual([
  'there are words for "big or small" here, which "a.kind" cannot be. A `;` ends the words for a value: leave it out of them.',
  'there are words for "cat: a cat" here, which "a.kind" cannot be. There are: dog, cat.',
]));
