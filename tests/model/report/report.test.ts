import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportData, type ReportData } from '#engine/explore';
import { assembledFor } from '../../support/assembled';
import { smallLine } from '../../support/smallLine';
import { proveFlow } from '../proveFlow';
import { run } from '../proveLines';
import { readSubject, type Subject } from '../subject';
import { answering, asks, compileFlow, flowOf, number, shows, text, verdictOn } from '../verdicts/flow';
import { junitOf } from './junit';
import { proofPage } from './proofPage';
import { writeReport } from './write';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
afterAll(() => { rmSync(folder, { recursive: true }); });
const pet = readFileSync(join(root, 'flows/pet/line.yaml'), 'utf8');
const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const nobody = '  nobody: { path: nobody, screen: form, title: Nobody, form: [card], next: owner }\n';
/** No name is both so long and so short. */
const dead = pet.replace('next: [{ when: { pets: { minItems: 1 } }, to: owner }]',
  `next: [{ when: { details.firstName: { minLength: 3 }, allOf: [{ details.firstName: { maxLength: 2 } }] }, to: nobody },
      { when: { pets: { minItems: 1 } }, to: owner }]`)
  .replace('  owner:\n    path: owner\n', `${nobody}  owner:\n    path: owner\n`);
const small = smallLine('[{ when: { age: { minimum: 65 } }, to: old }, { to: end }]',
  `old: { path: old, screen: form, title: Old, next: end,
    form: { schema: { type: object, properties: { a: { type: boolean, title: A } } } } }`);

interface Case { readonly suite: string; readonly name: string; readonly line?: number; readonly failure?: string; readonly text?: string }
function casesOf(xml: string): readonly Case[] {
  const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1];
  return [...xml.matchAll(/<testcase([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/gu)].map(([, tag = '', inner = '']) => {
    const failure = /<(?:failure|error)([^>]*)>([\s\S]*?)<\/(?:failure|error)>/u.exec(inner);
    return {
      suite: attribute(tag, 'classname') ?? '', name: attribute(tag, 'name') ?? '', line: Number(attribute(tag, 'line')),
      ...(failure ? { failure: attribute(failure[1] ?? '', 'message'), text: failure[2] } : {}),
    };
  });
}

describe('the report of a line with something dead', () => {
  let subject: Subject;
  let data: ReportData;
  beforeAll(async () => {
    subject = await readSubject(written('dead.yaml', dead));
    data = await reportData(assembledFor(subject.product), await proveFlow(subject.product), subject.spotOf);
  });
  const part = (kind: string, name: string) => data.parts.find((one) => one.kind === kind && one.name === name);

  it('says in one line that it is complete and not clean', () => {
    expect(data.clean).toBe(false);
    expect(data.verdict).toMatch(/^Complete, not clean: 3 dead\. [\d,]+ states, [\d,]+ moves\.$/);
  });
  it('names the dead branch with its line of the file, and what follows from it', () => {
    const branch = part('branch', 'pets.next[0]');
    expect(branch).toMatchObject({ state: 'dead' });
    expect(dead.split('\n')[(branch?.spot?.line ?? 0) - 1]).toContain('to: nobody');
    expect(part('step', 'nobody')).toMatchObject({ state: 'dead', of: 'branch pets.next[0]' });
  });
  it('leads to every step by events that a visitor can follow, and names the branches in between', () => {
    const trace = part('step', 'owner')?.traces[0];
    expect(trace?.events.length).toBeGreaterThan(0);
    expect(part('step', 'confirmation')?.traces[0]?.through).toContain('payment.next[0]');
  });
  it('leads to every part without a typed address, and to a branch by the event that takes it', () => {
    const ways = data.parts.flatMap(({ name, traces }) => traces.filter(({ title }) => title === 'The shortest way here')
      .map(({ events }) => ({ name, events: events.map(({ step, words }) => `${step}: ${words}`) })));
    expect(ways.filter(({ events }) => events.some((words) => words.includes(': GOTO ')))).toEqual([]);
    const last = (name: string) => ways.find((way) => way.name === name)?.events.at(-1);
    expect(['pets.next[1]', 'pets.ADD[0]', 'owner.next[0]'].map(last)).toEqual(['pets: NEXT', 'pets: ADD', 'owner: updateQuote: answer 1']);
  });
  it('marks an arrow of the chart between any two boxes on the way', () => {
    expect(part('branch', 'owner.next[0]')?.traces[0]?.through).toEqual([
      'home', 'home.next[0]', 'pets', 'pets.ADD[0]', 'pet', 'pet.next[0]', 'pets.next[1]', 'owner', 'owner.next[0]', 'plans',
    ]);
  });
  it('has answers on both sides of a rule', () => {
    expect(part('rule', 'steps.pets.next.1.when')?.traces.map(({ title }) => title))
      .toEqual(['Answers that make it true', 'Answers that make it false']);
  });
  it('holds every property that the prover checks, and each promise of the line', () => {
    const properties = data.parts.filter(({ kind }) => kind === 'property');
    const promises = subject.product.flow.promises ?? [];
    expect(promises.length).toBeGreaterThan(0);
    expect(properties.map(({ name }) => name)).toEqual(expect.arrayContaining([
      'nothing is thrown after midnight', 'a copied tab orders with the same key', 'Next leads on once its calls have answered',
      'what is chosen and paid belongs to the answers it was made from', ...promises.map(({ name }) => name),
    ]));
    expect(properties.every(({ state }) => state === 'reached')).toBe(true);
  });
  it('names no property of what a line does not do: nothing is bought, and no fact of the visit is read', async () => {
    const flow = flowOf({ first: asks({ 'a!': text() }, 'end'), end: shows() });
    const { properties } = await verdictOn(flow);
    expect(properties).toContain('reload keeps the step');
    expect(properties.filter((name) => /order|paid|charged|signs out|survey/u.test(name))).toEqual([]);
  });
  it('is a JUnit file with a case for each part, failures with their reason and place', () => {
    const xml = junitOf(data, 1.5);
    const cases = casesOf(xml);
    expect(cases.map(({ suite, name }) => `${suite} ${name}`)).toEqual(data.parts.map(({ kind, name }) => `pet.${kind} ${name}`));
    const failed = cases.filter(({ failure }) => failure !== undefined);
    expect(failed.map(({ suite, name }) => `${suite} ${name}`))
      .toEqual(['pet.step nobody', 'pet.branch pets.next[0]', 'pet.branch nobody.next[0]']);
    expect(failed[0]?.text).toContain('It follows from branch pets.next[0].');
    expect(xml).toContain(`tests="${cases.length}" failures="${failed.length}" errors="0"`);
  });
});

describe('the report of a branch that is taken only by who has gone back', () => {
  it('tells a way that ends with the event that takes it', async () => {
    const flow = flowOf({
      first: asks({ 'a!': text() }, [{ when: { seen: true }, to: 'late' }, { to: 'second' }]),
      second: asks({ 'b!': text() }, 'third', { calls: ['look'] }), third: shows('end'),
    }, { calls: { look: { gives: ['seen'] } } });
    const environment = answering({ seen: true });
    const verdict = await verdictOn(flow, { environment });
    const { parts } = await reportData({ compiled: compileFlow(flow), environment }, verdict, () => undefined);
    const way = parts.find(({ kind, name }) => kind === 'branch' && name === 'first.next[0]')?.traces[0];
    expect(way?.events.at(-1)).toEqual({ step: 'first', words: 'NEXT' });
    expect(way?.through).toContain('first.next[0]');
  });
});

describe('the figures of a report', () => {
  it('count rows, and say so where the verdict counts less: a rule that is never read, a property that is broken twice', async () => {
    const flow = flowOf({
      first: asks({ 'a!': number() }, [{ when: { a: { minimum: 5 }, allOf: [{ a: { maximum: 4 } }] }, to: 'nobody' }, { to: 'end' }]),
      nobody: asks({ 'b!': text() }, [{ when: { b: { const: 'b' } }, to: 'other' }, { to: 'end' }]), end: shows(),
    }, { promises: [{ name: 'Nobody answers', at: ['first', 'end'], never: { a: true } }] });
    const verdict = await verdictOn(flow);
    const data = await reportData({ compiled: compileFlow(flow), environment: async () => [] }, verdict, () => undefined);
    const { figures, counted, entries } = proofPage(flow, data, new Map());
    const figure = (mark: string) => figures.find(({ label }) => label === mark)?.value;
    expect(data.verdict).toContain(`${verdict.dead.length} dead, ${verdict.broken} violations`);
    expect([figure('dead'), figure('broken')]).toEqual([verdict.dead.length + 1, entries.filter(({ mark }) => mark === 'broken').length]);
    expect(figures.reduce((sum, { value }) => sum + value, 0)).toBe(entries.length);
    expect(counted).toMatch(/^These count the rows below\. A rule that is never read is a dead row/u);
  });
});

describe('npm run prove', () => {
  let [printed, complained]: string[][] = [[], []];
  beforeEach(() => {
    [printed, complained] = [[], []];
    vi.spyOn(console, 'log').mockImplementation((line: string) => { printed?.push(line); });
    vi.spyOn(console, 'error').mockImplementation((line: string) => { complained?.push(line); });
  });
  afterEach(() => { vi.restoreAllMocks(); });

  it.each<[string, readonly string[], Parameters<typeof run>[1], RegExp]>([
    ['an unknown line', ['pett'], {}, /no line "pett"\. Did you mean "pet"\?$/u],
    ['a file that is none', ['nowhere.yaml'], {}, /no file and no line "nowhere.yaml"/u],
    ['a folder', ['tests/model'], {}, /"tests\/model" is a folder, not a file\.$/u],
    ['a folder of a line', ['flows/pet'], {}, /"flows\/pet" is a folder, not a file\. Did you mean "flows\/pet\/line\.yaml"\?$/u],
    ['a line with an ending', ['pet.yaml'], {}, /no file and no line "pet\.yaml"\. Did you mean "pet"\?$/u],
    ['a file that cannot be read', ['/proc/self/mem'], {}, /"\/proc\/self\/mem" cannot be read: /u],
    ['a folder to compare with', ['pet', 'tests/model'], { diff: true }, /"tests\/model" is a folder, not a file\.$/u],
    ['a path that is a folder', [], { play: 'tests/model' }, /"tests\/model" is a folder, not a file\.$/u],
    ['a path that cannot be read', [], { play: '/proc/self/mem' }, /"\/proc\/self\/mem" cannot be read: /u],
    ['a path that there is not', [], { play: 'nowhere.json' }, /^There is no file "nowhere\.json"\.$/u],
    ['a file of another kind', ['README.md'], {}, /neither JSON nor YAML/u],
    ['a report folder that cannot be written', ['pet'], { report: '/proc/none' }, /cannot be written to "\/proc\/none"/u],
    ['a report folder that is a file', ['pet'], { report: 'package.json' }, /report cannot be written to "package\.json": .* is a file/u],
    ['a folder of paths that cannot be made', ['pet'], { save: '/proc/none/x' }, /paths cannot be written to "\/proc\/none\/x"/u],
    ['a folder of paths below a file', ['pet'], { save: 'package.json/x' }, /paths cannot be written to "package\.json\/x": .* is a file/u],
    ['mutants of an unknown line', ['pett'], { mutants: true }, /no line "pett"\. Did you mean "pet"\?$/u],
    ['a diff of one definition', ['pet'], { diff: true }, /takes two definitions/u],
    ['a diff of two lines', ['pet', 'landlord'], { diff: true },
      /compares two definitions of one line, and these are two lines: pet and landlord\.$/u],
    ['a revision that there is not', ['pet@nowhere', 'pet'], { diff: true }, /revision "nowhere"/u],
    ['a revision that a line in TypeScript has not', ['rental-car@nowhere', 'rental-car'], { diff: true }, /revision "nowhere"/u],
  ])('answers %s with one sentence and exit code 2', async (_, asked, options, sentence) => {
    expect(await run(asked, options)).toBe(2);
    expect([printed, complained]).toEqual([[], [expect.stringMatching(sentence)]]);
    expect(complained?.[0]).not.toContain('\n');
  });
  it('answers an option that there is not with those that there are', () => {
    const { status, stderr } = spawnSync('node', ['tests/model/prove.mjs', 'pet', '--reprot'], { cwd: root, encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([2, expect.stringMatching(/^.*--reprot.*There is: .*--report.*$/u)]);
  });
  it.each([
    ['a file that can never be sold, for the browser', ['FILE', '--browser'], /^".*mine\.yaml" is a definition alone: no shop can sell/u],
    ['a line where the folder of a report belongs', ['--report', 'pet'],
      /^"pet" is a line, and --report takes a folder: npm run prove pet -- --report\. A folder of that name is \.\/pet\.$/u],
    ['a line where the folder of paths belongs', ['landlord', '--save', 'rental-car'],
      /^"rental-car" is a line, and --save takes a folder: npm run prove rental-car -- --save DIR\. /u],
    ['a diff of mutants', ['pet', 'pet', '--diff', '--mutants'],
      /^--diff and --mutants cannot be asked at once: ask one after the other\.$/u],
    ['a path to play and lines to walk', ['pet', '--browser', '--play', 'a.json'],
      /^--play and --browser cannot be asked at once: ask one after the other\.$/u],
    ['a set of paths that there is not', ['pet', '--paths', 'foo'], /^"foo" is neither .*: transitions, branches, pairs\.$/u],
  ])('answers %s at once with one sentence', (_, words, sentence) => {
    const args = words.map((word) => (word === 'FILE' ? written('mine.yaml', small) : word));
    const { status, stderr } = spawnSync('node', ['tests/model/prove.mjs', ...args], { cwd: root, encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([2, expect.stringMatching(sentence)]);
  }, 60_000);
  it('proves a line once that is named twice', async () => {
    const file = written('small.yaml', small);
    await run([file, file], {});
    expect(printed).toHaveLength(1);
  });
  it('judges the mutants of a file that no shop sells', async () => {
    expect(await run([written('small.yaml', small)], { mutants: true })).toBe(1);
    expect(printed).toEqual([expect.stringMatching(/small\.yaml: \d+ mutants, \d+ noticed/u)]);
    expect(printed?.[0]).toContain('0 by its tests');
  });
  it('judges no mutants of a definition that is not clean itself, and says so in one sentence', async () => {
    const file = written('unclean.yaml', small.replace('{ age: { minimum: 65 } }', '{ not: { age: true } }'));
    expect(await run([file], { mutants: true })).toBe(2);
    expect([printed, complained]).toEqual([[], [`${file} is not clean itself: npm run prove ${file} says why.`]]);
  });
  it('names the shop at its own port where the events of a line can be watched', async () => {
    vi.stubEnv('PORT', '4601');
    const subject = await readSubject(written('small.yaml', small));
    await writeReport(folder, { ...subject, isSold: true }, await proveFlow(subject.product), 1);
    vi.unstubAllEnvs();
    const html = readFileSync(join(folder, `${subject.product.flow.id}.html`), 'utf8');
    expect([html.includes('http://localhost:4601/gallery/replay#path='), html.includes(':4300')]).toEqual([true, false]);
  });
  it('does not explore a definition with a mistake', async () => {
    expect(await run([written('wrong.yaml', pet.replace('next: pets', 'next: petz'))], {})).toBe(1);
    expect([printed, complained]).toEqual([[], [expect.stringMatching(/wrong\.yaml:\d+:\d+ unknown-step .*petz/u)]]);
  });
  it('prints the place of what is dead, with the cause first, and writes the report beside it', async () => {
    expect(await run([written('dead.yaml', dead)], { report: folder })).toBe(1);
    expect(printed?.[0]).toMatch(/^ {2}dead branch pets\.next\[0\]: .*dead\.yaml:\d+\)\n {4}dead step nobody: /mu);
    expect(JSON.parse(readFileSync(join(folder, 'pet.json'), 'utf8'))).toMatchObject({ flow: 'pet', clean: false });
    const html = readFileSync(join(folder, 'pet.html'), 'utf8');
    expect(html.match(/(?:src|href)="(?!#)[^"]*"|url\((?!data:|#)[^)]*\)/gu)).toBeNull();
  });
});
