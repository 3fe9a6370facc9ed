import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallLine } from '../support/smallLine';
import type { Way } from '#engine/explore';
import { diff, formatDiff } from './diff';
import { diffLines, type LineDiff } from './diffLines';
import { proveFlow } from './proveFlow';
import { diffPage } from './report/diffPage';
import { codeAt } from './revision';
import { readSubject, type Subject } from './subject';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
afterAll(() => { rmSync(folder, { recursive: true }); });
const pet = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
const read = (name: string, text: string): Promise<Subject> => {
  writeFileSync(join(folder, name), text);
  return readSubject(join(folder, name));
};

describe('a question that only one state is asked, and a shorter name', () => {
  let [was, is]: Subject[] = [];
  let found: LineDiff;
  beforeAll(async () => {
    [was, is] = await Promise.all([read('old.yaml', pet), read('new.yaml', pet
      .replace('    calls: [updateQuote]\n    next: pets\n', `    calls: [updateQuote]
    next: [{ when: { details.region: { const: OH } }, to: ohio }, { to: pets }]
  ohio: { path: ohio, screen: form, title: Near?, form: [{ near: { title: Near the lake?, type: boolean } }], save: lake,
    next: [{ when: { lake.near: { const: true } }, to: pets }, { to: pets }] }
`)
      .replace('title: Name, maxLength: 40', 'title: Name, maxLength: 3')
      .replace('{ of: plans, clear: [selectedPlan] }', '{ of: plans, clear: [selectedPlan, checkout] }')
      .replace('owner_first_name: details.firstName', 'owner_given_name: details.firstName')
      .replace('in: { dog: 18.5', 'in: { dog: 19'))]);
    found = await diffLines((was as Subject).product, (is as Subject).product);
  });

  it('names the step and the branch that are new, and what differs on a step, in a change, in the quote and in its rating', () => {
    expect(found.parts.map(({ mark, kind, name, words }) => `${mark} ${kind} ${name} ${words.join()}`.trim())).toEqual([
      'added step ohio', 'changed step pet form.schema.properties.name.maxLength: 40 → 3',
      'added branch home.next[0] leads to ohio', 'added branch ohio.next[0] leads to pets', 'added branch ohio.next[1] leads to pets',
      'changed change changes[3] clear.1: nothing → "checkout"',
      'changed quote create create.plan_applications.0.fields.owner_first_name: "details.firstName" → nothing,'
        + 'create.plan_applications.0.fields.owner_given_name: nothing → "details.firstName"',
      'changed rating price price.0.add.in.dog: 18.5 → 19',
    ]);
  });
  it('says where the same answers lead now', () => {
    expect(found.ways.filter(({ mark }) => mark === 'elsewhere').map(({ step, was: before, is: after }) => [step, before, after]))
      .toEqual([['home', 'pets', 'ohio']]);
    expect(found.ways.find(({ mark }) => mark === 'gained')).toMatchObject({ step: 'ohio', is: 'pets' });
  });
  it('says that stored visits begin anew, all but receipts, and where those of Ohio would land if they were kept', () => {
    const { stored, anew, groups } = found.visits;
    expect(anew).toBeGreaterThan(stored / 2);
    expect(anew).toBeLessThan(stored);
    expect(groups.map(({ step, lands }) => `${step} → ${lands}`)).toContain('owner → ohio');
    expect(groups.find(({ step }) => step === 'owner')?.trace.events.map(({ words }) => words).join()).toContain('region = OH');
  });
  it('says all of it in words, with the lines of the file', () => {
    const words = formatDiff(was as Subject, is as Subject, found);
    expect(words).toMatch(/added branch home\.next\[0\] \(.*new\.yaml:\d+\)/u);
    expect(words).toMatch(/changed rating price \(.*new\.yaml:\d+\)/u);
    expect(words).toMatch(/^ {2}old pet: .* states, .*\n {2}new pet: .* states, /mu);
    expect(words).toMatch(/led elsewhere: NEXT on home: pets → ohio\n {8}CHANGE/u);
  });
  it('says that the events which it tells are the last of a longer way', () => {
    const [way] = found.ways;
    const longer = { ...way, trace: { events: ['a', 'b', 'c', 'd'].map((told) => ({ words: told })), through: [], raw: [] } } as Way;
    expect(formatDiff(was as Subject, is as Subject, { ...found, ways: [longer] })).toMatch(/\n {8}…\n {8}b\n {8}c\n {8}d\n/u);
  });
});

it('a limit that was moved leads the answers between the two elsewhere, behind the calls of their step too', async () => {
  const late = (days: number): Promise<Subject> => read(`late-${days}.yaml`, pet
    .replace('    calls: [updateQuote]\n    next: pets\n', `    calls: [updateQuote]
    next: [{ when: { details.policyStartDate: { window: { from: today, min: ${days} } } }, to: late }, { to: pets }]
  late: { path: late, screen: form, title: Late?, form: [{ late: { title: Sure?, type: boolean } }], save: lake,
    next: [{ when: { lake.late: { const: true } }, to: pets }, { to: pets }] }
`));
  const [was, is] = await Promise.all([late(40), late(20)]);
  const { ways } = await diffLines(was.product, is.product);
  expect(ways.filter(({ step }) => step === 'home').map(({ mark, was: before, is: after }) => [mark, before, after]))
    .toEqual([['elsewhere', 'pets', 'late']]);
});

it('two definitions that say the same differ in nothing, and every stored visit goes on', async () => {
  const { product } = await readSubject('landlord');
  const { parts, ways, visits } = await diffLines(product, product);
  expect([parts, ways, visits.anew, visits.groups]).toEqual([[], [], 0, []]);
});

it('what is dead in the new definition is told with its line of the file', async () => {
  const [was, is] = await Promise.all([
    read('alive.yaml', smallLine('end')), read('dead.yaml', smallLine('[{ when: { not: { age: true } }, to: end }, { to: end }]')),
  ]);
  expect(formatDiff(was, is, await diffLines(was.product, is.product)))
    .toMatch(/dead branch age\.next\[0\]: what it denies always holds: age is answered \(.*dead\.yaml:13\)/u);
});

it('a fault that was there already fails a comparison as a new one does, and one that is mended does not', async () => {
  const named = (name: string, next: string): string => {
    writeFileSync(join(folder, name), smallLine(next));
    return join(folder, name);
  };
  const [dead, alive] = [named('faulty.yaml', '[{ when: { not: { age: true } }, to: end }, { to: end }]'), named('clean.yaml', 'end')];
  expect([await diff([dead, dead], undefined), await diff([alive, dead], undefined), await diff([dead, alive], undefined)])
    .toEqual([false, false, true]);
});

describe('the page of a comparison', () => {
  it('is good without faults, whatever differs, as the exit code is', async () => {
    const [was, is] = await Promise.all([read('short.yaml', smallLine('end')),
      read('turned.yaml', smallLine('[{ when: { age: { minimum: 65 } }, modal: old }, { to: end }]')
        .replace('calls: {}', 'calls: {}\nmodals: { old: { type: info, message: Please call us., button: Okay } }'))]);
    const found = await diffLines(was.product, is.product);
    const { good, verdict } = diffPage(was, is, found);
    expect(found.ways.length).toBeGreaterThan(0);
    expect([good, verdict]).toEqual([true, expect.stringMatching(/^No faults\. \d parts? differs?, /u)]);
    const [old, now] = found.verdicts;
    const open = diffPage(was, is, { ...found, verdicts: [old, { ...now, complete: false }] });
    expect([open.good, open.verdict]).toEqual([false, expect.stringMatching(/^No faults\. Not explored completely\. /u)]);
  });
  it('names the faults of the new definition, and is not good with one', async () => {
    const [was, is] = await Promise.all([
      read('whole.yaml', smallLine('end')), read('faulty.yaml', smallLine('[{ when: { not: { age: true } }, to: end }, { to: end }]')),
    ]);
    const { good, verdict, entries } = diffPage(was, is, await diffLines(was.product, is.product));
    expect([good, verdict]).toEqual([false, expect.stringMatching(
      /^1 new fault, 0 there already\. 1 part differs, and the same answers lead elsewhere in 0 places\. /u)]);
    expect(entries.filter(({ kind }) => kind === 'fault').map(({ name, mark, note }) => [name, mark, note]))
      .toEqual([['dead branch age.next[0]', 'broken', 'new']]);
  });
});

it('a plan that outlives an answer it was made from is a new fault, as it is one of the line alone', async () => {
  const { product } = await readSubject('landlord');
  const { flow } = product;
  const changes = flow.changes?.filter(({ clear }) => !clear?.includes('plans'));
  const { faults } = await diffLines(product, { ...product, flow: { ...flow, changes } });
  expect(faults.added.join('\n')).toMatch(/what is chosen and paid belongs to the answers it was made from: selectedPlan stays when/u);
});

it('an old definition with mistakes is refused by its name, with the mistakes', async () => {
  const [old, now] = ['mistaken.yaml', 'right.yaml'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(old, pet.replace('next: pets', 'next: pest'));
  writeFileSync(now, pet);
  await expect(diff([old, now], undefined)).rejects
    .toThrow(/mistaken\.yaml" has mistakes, so nothing can be compared with it:\n.*unknown-step/u);
});

const isCheckout = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname }).status === 0;
/** A copy of the files alone has no revisions. */
it.skipIf(!isCheckout)('a revision that is none is told as such, of a line that is a file too', async () => {
  await expect(readSubject('pet@nowhere')).rejects.toThrow('There is no revision "nowhere".');
  expect((await readSubject('pet@HEAD')).product.flow.id).toBe('pet');
});
describe.skipIf(!isCheckout)('a line in TypeScript as it stood in a revision', () => {
  it('comes with its adapters and contracts, and is proved and placed as the line itself', async () => {
    const [now, then] = await Promise.all([readSubject('vehicle-contents'), readSubject('vehicle-contents@HEAD')]);
    expect(then.product.flow).not.toBe(now.product.flow);
    const [proved, before] = [await proveFlow(now.product), await proveFlow(then.product)];
    expect([before.states, before.complete, before.broken]).toEqual([proved.states, true, 0]);
    expect(then.spotOf(['steps', 'plans'])?.file).toMatch(/^flows\/vehicle-contents\//u);
  });
  it('is refused in one sentence where there is no such revision or no such line', async () => {
    await expect(readSubject('rental-car@nowhere')).rejects.toThrow('There is no revision "nowhere".');
    await expect(readSubject('rental-cars@HEAD')).rejects.toThrow('Did you mean "rental-car"?');
  });
  it('is found in a revision that is older than one of the folders, and missed in one that is older than all lines', async () => {
    const root = mkdtempSync(join(tmpdir(), 'surefoot-revisions-'));
    const commit = (file: string, text: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
      for (const command of ['init -q', 'add .', '-c user.name=a -c user.email=a@b.c commit -q -m c']) {
        spawnSync('git', command.split(' '), { cwd: root });
      }
    };
    commit('package.json', '{ "type": "module" }');
    commit('flows/index.ts', "export const catalogue = [{ id: 'boats', product: async () => ({ flow: { id: 'boats' } }) }];");
    expect((await codeAt(root, 'boats', 'HEAD')).product.flow.id).toBe('boats');
    await expect(codeAt(root, 'boats', 'HEAD~1')).rejects.toThrow('There is no line "boats" at the revision "HEAD~1".');
    rmSync(root, { recursive: true });
  });
});
