import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '#engine';
import { findMistakes } from '#engine/check';
import { known } from '../../app/check/known';
import { lines } from '../support/lines';
import { explained } from './mutants/explained';
import { createJudge } from './mutants/judge';
import { failingTest } from './mutants/lineTests';
import { kinds, mutantsOf, mutantsOfLine, type Mutant } from './mutants/mutants';
import { isSettled } from './mutants/report';

const flows = await Promise.all(lines.map(async ({ id, product }) => {
  const { flow, file } = await product();
  return { id, flow, file };
}));

describe.each(flows)('the mutants of $id', ({ flow }) => {
  const mutants = mutantsOf(flow);
  it('have names of their own, and leave the definition as it was', () => {
    const before = JSON.stringify(flow);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutantsOf(flow).length);
    expect(JSON.stringify(flow)).toBe(before);
  });
  it('are each another definition', () => {
    expect(mutants.filter((one) => JSON.stringify(one.flow) === JSON.stringify(flow)).map(({ name }) => name)).toEqual([]);
  });
});

it.each(flows)('that are explained are some of $id', ({ id, ...line }) => {
  const names = mutantsOfLine(line).map(({ name }) => name);
  expect(Object.keys(explained[id] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
});

it('of a file are changes of what it says: none of what every line of a file has besides', async () => {
  const { file, ...line } = await (lines.find(({ id }) => id === 'pet') as (typeof lines)[number]).product();
  const changed = ({ edit: { at } }: Mutant): readonly string[] => (at[0] === 'changes' ? [at[1] ?? ''] : []);
  const places = (mutants: readonly Mutant[]): number => new Set(mutants.flatMap(changed)).size;
  expect(places(mutantsOfLine({ ...line, file }))).toBe(file?.changes?.length);
  expect(places(mutantsOf(line.flow))).toBe(line.flow.changes?.length);
});

it('are made in eight ways', () => {
  const made = new Set(flows.flatMap(({ flow }) => mutantsOf(flow).map(({ kind }) => kind)));
  expect(kinds.filter((kind) => !made.has(kind))).toEqual([]);
});

/** Every fourth: all of them take a minute (`npm run prove -- --mutants pet`). */
it('of pet are each noticed, or explained: a sample', async () => {
  const { id, product } = lines.find((line) => line.id === 'pet') as (typeof lines)[number];
  const subject = await product();
  const judge = await createJudge(subject, { name: id, isTested: false });
  const open: string[] = [];
  for (const mutant of mutantsOfLine(subject).filter((_, index) => index % 4 === 0)) {
    if (!isSettled(id, { mutant, judgement: await judge(mutant) })) open.push(mutant.name);
  }
  expect(open).toEqual([]);
});

it('of a line in TypeScript are given to its tests, which run with the changed definition', async () => {
  const { flow } = await (lines.find(({ id }) => id === 'vehicle-contents') as (typeof lines)[number]).product();
  const narrowed = mutantsOf(flow).find(({ name }) => name.startsWith('retarget steps.')) as Mutant;
  const own = ['flows/vehicle-contents/*.test.ts'];
  expect(await failingTest(flow, undefined, own)).toBeUndefined();
  expect(await failingTest(flow, narrowed.edit, own)).toMatch(/ > /u);
});

/** What is wrong without exploring anything is found by the check at once. */
describe('a mutant that only has to be read', () => {
  const mistakesIn = (flow: FlowDefinition): number => findMistakes(flow, known).length;
  const narrowed = flows.flatMap(({ id, flow }) => mutantsOf(flow)
    .filter(({ kind, name, flow: changed }) => kind === 'narrow enum' && name.includes('.form.') && hasChoices(changed, name))
    .map((mutant) => ({ id, ...mutant })));
  it.each(narrowed)('$id: $name is noticed', ({ flow }) => expect(mistakesIn(flow)).toBeGreaterThan(0));
});
/** The form says how each choice reads. */
function hasChoices(flow: FlowDefinition, name: string): boolean {
  const [, step = '', field = ''] = /steps\.(\w+)\.form\.schema\.properties\.(\w+)\.enum/.exec(name) ?? [];
  return JSON.stringify(flow.steps[step]?.form?.ui?.[field] ?? {}).includes('ui:choices');
}
