import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineFlow } from '#engine';
import { playPath, prove, readPathFile, type PathFile } from '#engine/explore';
import type { Product } from '#flows/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPath } from '../../app/gallery/replay/openPath';
import { pathOfLink } from '../../app/gallery/replay/pathLink';
import { assembledFor, provingInstant } from '../support/assembled';
import { counterexamplesOf, pathsOf, savePaths } from './paths';
import { openFile } from './playFile';
import { readSubject, type Subject } from './subject';

/** Who picks up a car elsewhere is led nowhere. */
const flow = defineFlow({
  id: 'trip', code: 'trip', base: 'trip', title: 'Trip', start: 'agency', calls: {},
  steps: {
    agency: { path: 'agency', screen: 'form', title: 'Which agency?', next: [{ when: { agency: { const: 'Hertz' } }, to: 'end' }],
      form: { schema: { type: 'object', required: ['agency'], properties: { agency: { type: 'string', enum: ['Hertz', 'Other'] } } } } },
    end: { path: 'end', screen: 'confirmation', title: 'Done' },
  },
});
const product: Product = { flow, adapters: {}, derive: {} };
const sold = { name: 'trip', isSold: true } as const;
const draft: Subject = { name: 'trip.json', product, spotOf: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'surefoot-paths-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the paths of a line, as files', () => {
  let found: readonly PathFile[];
  beforeAll(async () => {
    const { compiled, environment } = assembledFor(product);
    const [set] = await pathsOf(product, ['transitions']);
    found = [...set?.paths ?? [], ...counterexamplesOf(product, await prove(compiled, { environment }))];
  });
  it('are the covering paths and the counterexamples, each with what is wrong at its end', () => {
    expect(found.map(({ name, problem }) => [name, problem])).toEqual([
      ['transitions 1: agency → end', undefined],
      ['counterexample 1: nothing-happens agency', expect.stringContaining('Right answers to agency, and no branch holds')],
    ]);
  });
  it('are counted as one where there is one', async () => {
    const [set] = await pathsOf(product, ['transitions']);
    expect(set?.words).toMatch(/^ {2}1 path covers \d+ of \d+ transitions/u);
  });
  it('play to where they lead, from the file and from the address alike', async () => {
    const lines = await savePaths(folder, found, sold);
    expect(lines).toHaveLength(2);
    const { compiled } = assembledFor(product);
    for (const [index, ends] of (['end', 'agency'] as const).entries()) {
      const [file = '', address = ''] = (lines[index] ?? '').trim().split(/\s+/);
      const fromFile = readPathFile(readFileSync(file, 'utf8'));
      expect(fromFile).toEqual({ path: found[index] });
      expect(await pathOfLink(new URL(address).hash)).toEqual(fromFile);
      expect(new URL(address).host).toBe('localhost:4300');
      expect(playPath(compiled, found[index] as PathFile).at(-1)?.step).toBe(ends);
    }
  });
  it('play in the shop that was started at another port', async () => {
    vi.stubEnv('PORT', '4601');
    expect((await savePaths(folder, found, sold))[0]).toContain('http://localhost:4601/gallery/replay#path=');
    vi.unstubAllEnvs();
  });
  it('of a file that no shop sells are played when the file is named beside them, and that is printed', async () => {
    const saved = join(folder, 'trip-transitions-1.json');
    const lines = await savePaths(folder, found, draft);
    expect(lines[0]).toBe(`    ${saved}\n      npm run prove trip.json -- --play ${saved}`);
    expect(lines.at(-1)).toContain('In a shop they play once it sells trip.json');
    const opened = await openFile(saved, draft);
    expect(opened).toMatchObject({ path: found[0] });
    expect('words' in opened && opened.words.split('\n').at(-1)).toMatch(/› end, open$/u);
  });
  it('say at their end what is wrong there', async () => {
    await savePaths(folder, [{ ...found[0] as PathFile, name: 'wrong: at the end', problem: 'The price stays.' }], draft);
    const opened = await openFile(join(folder, 'trip-wrong.json'), draft);
    expect('words' in opened && opened.words).toMatch(/› end, open\n {2}✗ The price stays\.$/u);
  });
  it('of a draft bring the draft along, and play in any shop and without its file beside them', async () => {
    const pet = readFileSync(join(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
    const file = join(folder, 'parrot.yaml');
    writeFileSync(file, pet.replaceAll(/^(id|code|base): pet\b/gm, '$1: parrot'));
    const subject = await readSubject(file);
    const { compiled } = assembledFor(subject.product);
    const at = new Date(provingInstant).toISOString();
    const path: PathFile = { format: 1, line: 'parrot', hash: compiled.hash, name: 'a visit', at, facts: {}, events: [{ type: 'RESET' }] };
    const [line = ''] = await savePaths(folder, [path], subject);
    const [saved = '', address = ''] = line.trim().split(/\s+/);
    expect(await openFile(saved)).toMatchObject({ path: { line: 'parrot', draft: { id: 'parrot' } } });
    const read = await pathOfLink(new URL(address).hash);
    const opened = read && 'path' in read ? await openPath([], read.path) : undefined;
    expect(opened).toMatchObject({ entry: { id: 'parrot' }, played: [{ step: 'home' }, { step: 'home' }] });
    expect(readPathFile(JSON.stringify({ ...path, draft: 7 }))).toEqual({ problem: 'This is no path: its "draft" is no line.' });
    expect(await openPath([], { ...path, draft: { id: 'parrot' } }))
      .toMatchObject({ problem: expect.stringMatching(/^This path cannot be played: /) });
  });
  it('of a line that nobody has are refused in one sentence', async () => {
    await savePaths(folder, found, draft);
    const saved = join(folder, 'trip-transitions-1.json');
    expect(await openFile(saved)).toEqual({ problem: 'No line is named "trip". A path of a file plays with that file '
      + `(npm run prove FILE -- --play ${saved}), and in a shop once it sells that file.` });
    expect(await openFile(saved, await readSubject('pet'))).toEqual({ problem: `${saved} is a path of "trip", not of pet.` });
    await expect(openFile(join(folder, 'none.json'))).rejects.toThrow('There is no file');
  });
  it('with an event or a step that nobody knows are refused in one sentence', async () => {
    const saved = join(folder, 'unknown.json');
    const refused = async (event: object): Promise<string> => {
      writeFileSync(saved, JSON.stringify({ ...found[0], events: [event] }));
      const opened = await openFile(saved, draft);
      return 'problem' in opened ? opened.problem : '';
    };
    expect(await refused({ type: 'FOO' })).toContain('event 1 is none: no event has the type "FOO".');
    expect(await refused({ type: 'GOTO', step: 'agncy' }))
      .toContain('Event 1 cannot be played: no step is named "agncy". Did you mean "agency"?');
  });
  it('of a draft that has the id of a line are refused with what works: the draft beside them, or anew', async () => {
    const pet = { ...product, flow: { ...flow, id: 'pet' } };
    const [set] = await pathsOf(pet, ['transitions']);
    await savePaths(folder, set?.paths ?? [], { name: 'drafts/pet.yaml' });
    const saved = join(folder, 'pet-transitions-1.json');
    const refused = async (subject?: Subject): Promise<string> => {
      const opened = await openFile(saved, subject);
      return 'problem' in opened ? opened.problem : '';
    };
    const again = 'Make it anew: npm run prove -- pet --save DIR. A path of a file plays with that file ';
    expect(await refused()).toContain(`${again}(npm run prove FILE -- --play ${saved}), and in a shop once it sells that file.`);
    expect(await refused(await readSubject('pet'))).toContain(again);
    expect(await refused({ ...await readSubject('pet'), name: 'drafts/pet.yaml', isSold: undefined }))
      .toMatch(/another version of drafts\/pet\.yaml .* Make it anew: npm run prove drafts\/pet\.yaml -- --save DIR$/u);
    expect(await refused({ ...draft, product: pet })).toBe('');
  });
  it('of the file of a line that is sold play in the shop', async () => {
    expect((await readSubject('flows/pet/line.yaml')).isSold).toBe(true);
  });
});
