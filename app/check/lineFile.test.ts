import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '#engine/check';
import { placedOnce, type Found } from './found';
import { checkLineFile } from './lineFile';

const pet = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
const species = 'choices: { dog: A dog, cat: A cat }';
/** What is found in the pet line with other words in it. */
const found = async (words: string, others: string): Promise<readonly string[]> =>
  (await checkLineFile(pet.replace(words, () => others), 'line.yaml', ['everything'])).found.map(({ code, text }) => `${code} ${text}`);

describe('choices that are written as', () => {
  const said = (what: string): readonly string[] => ['wrong-value pet › pet › form[0].species.choices: '
    + `a choice is written \`{ value, title }\`, but this is ${what}. Values without words of their own stand in \`enum\` instead.`];
  it.each([
    ['plain words', '[dog, cat]', said('"dog"')],
    ['values without titles', '[{ value: dog, title: A dog }, { value: cat }]', said('{"value":"cat"}')],
    ['values with titles', '[{ value: dog, title: A dog }, { value: cat, title: A cat }]', []],
  ])('%s', async (_what, choices, findings) => expect(await found(species, `choices: ${choices}`)).toEqual(findings));
  it('plain words in the rows of a list', async () => {
    const rows = 'owners: { title: Owners, rows: [{ kind: { choices: [none, amateur, pro] } }] }\n        breed: { title';
    expect(await found('breed: { title', rows))
      .toEqual([expect.stringContaining('form[0].owners.rows[0].kind.choices: a choice is written')]);
  });
});

it('two mistakes at one place, in the same words, are told both', () => {
  const place = ({ path }: Finding): Found =>
    ({ file: 'line.yaml', line: 1, column: 1, code: 'unused-call', text: path.join(), consequences: [] });
  const unused = (call: string): Finding => ({ code: 'unused-call', path: ['calls', call], message: 'is never used.' });
  expect(placedOnce([unused('quote'), unused('pay'), unused('pay')], place).map(({ text }) => text)).toEqual(['calls,quote', 'calls,pay']);
});

describe('a mistake that an alias repeats is told once', () => {
  it('where the findings stand side by side', async () =>
    expect(await found('owner_email: details.email', 'owner_email: details.emial'))
      .toEqual([expect.stringContaining('quote › create.plan_applications[0].fields.owner_email: nothing gives "details.emial"')]));
  it('where one finding follows from the other', async () => {
    const wrong = pet.replace('{selectedPlan.information.title}', '{selectdPlan.information.title}');
    const { found: all } = await checkLineFile(wrong, 'line.yaml', ['everything']);
    expect(all.map(({ code, consequences }) => [code, consequences.length])).toEqual([['unknown-path', 0]]);
  });
});
