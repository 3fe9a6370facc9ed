import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkLineFile } from '../check/lineFile';
import { readDocument } from '../check/document';
import { newLine } from './newLine';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let said: string[];
const make = (asked: readonly string[], ask?: (question: string) => Promise<string>) => newLine(asked, {
  root, folders: [folder, join(root, 'flows')], print: (line) => said.push(line), complain: (line) => said.push(line),
  ...(ask ? { ask } : {}),
});
const written = (name: string): unknown => readDocument(readFileSync(join(folder, name, 'line.yaml'), 'utf8'), 'line.yaml', true).value;

beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'surefoot-new-')); said = []; });
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new-line', () => {
  it('writes what the flags say', async () => {
    const flags = ['--title', 'Shed: "all" of it #1', '--covers=Your shed.', '--price', '9.50', '--site', 'harbor'];
    expect(await make(['garden-shed', ...flags])).toBe(0);
    expect(written('garden-shed')).toMatchObject({
      id: 'garden-shed', code: 'garden_shed', base: 'garden-shed-insurance', title: 'Shed: "all" of it #1', sites: ['harbor'],
      landing: { lead: 'Your shed.', facts: ['From $9.50 a month', 'About 3 minutes'] }, rating: { prefix: 'GS' },
    });
    expect(said.join('\n')).toContain('http://harbor.localhost:4300/garden-shed-insurance');
  });
  it('writes it into the folder that the shop sells from besides its own', () => {
    const env = { ...process.env, LINES_DIR: folder };
    const command = ['app/newLine/command.mjs', 'garden-shed', '--price', '9'];
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
    expect([status, stdout.split('\n')[0]]).toEqual([0, `Written: ${join(folder, 'garden-shed/line.yaml')}`]);
    expect(written('garden-shed')).toMatchObject({ id: 'garden-shed', landing: { facts: ['From $9 a month', 'About 3 minutes'] } });
  }, 60_000);
  it('says that nothing was asked where it is neither in a terminal nor given flags: answers that are piped to it are not read', () => {
    const command = ['app/newLine/command.mjs', 'garden-shed'];
    const env = { ...process.env, LINES_DIR: folder };
    const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8', input: 'Boat cover\n\n20\n' });
    expect([status, stdout.split('\n')[1]]).toEqual([0, 'This is no terminal, so nothing was asked, and the usual answers count. '
      + 'Give yours as flags: npm run new-line NAME [-- --title … --covers … --price … --site …]']);
    expect(written('garden-shed')).toMatchObject({ title: 'Garden shed insurance' });
  }, 60_000);
  it('says nothing of that where it has asked, or was given a flag', async () => {
    await make(['garden-shed'], async () => '');
    await make(['boat', '--price', '9']);
    expect(said.join('\n')).not.toContain('terminal');
  });
  it('names the shop at the port that it is told', async () => {
    vi.stubEnv('PORT', '4601');
    await make(['garden-shed', '--title', 'Shed', '--site', 'harbor']);
    vi.unstubAllEnvs();
    expect(said.join('\n')).toContain('http://harbor.localhost:4601/garden-shed-insurance');
  });
  it('asks four questions in a terminal, again after an answer that cannot be, and takes a blank one as usual', async () => {
    const answers = ['Boat cover', '', 'cheap', '20', 'habor', 'harbor'];
    const asked: string[] = [];
    expect(await make(['boat'], async (question) => { asked.push(question); return answers.shift() ?? ''; })).toBe(0);
    expect(asked).toHaveLength(6);
    expect(written('boat')).toMatchObject({
      title: 'Boat cover', sites: ['harbor'], landing: { lead: 'Covers your boat when something goes wrong.', price: { amount: '$20' } },
    });
    expect(said.join('\n')).toMatch(/"cheap" is no price[^]*No site is named "habor"\. Did you mean "harbor"\?/);
  });
  it.each(['null', 'x', 'a1-2b', 'insurance'])('writes a line that is right under the name %s', async (name) => {
    expect(await make([name])).toBe(0);
    const { found } = await checkLineFile(readFileSync(join(folder, name, 'line.yaml'), 'utf8'), 'line.yaml', ['everything']);
    expect(found).toEqual([]);
  });
  it.each([
    ['without a name', [], /^A line has one name\. npm run new-line NAME/],
    ['with two names', ['a', 'b'], /^A line has one name\./],
    ['with a name in capitals', ['Dog'], /^"Dog" cannot be the name of a line: small letters/],
    ['with a path', ['../dog'], /cannot be the name of a line/],
    ['with a long name', ['d'.repeat(41)], /cannot be the name of a line/],
    ['with a name that a line in code has', ['renters'], /^Id "renters" belongs to renters already\. Choose another name\.$/],
    ['with a code that a line in code has', ['commercial'], /^Code "commercial" belongs to small-business already\./],
    ['with an address that another file has', ['bird'], /^Base "bird-insurance" belongs to parrot already\./],
    ['with an option that is none', ['dog', '--prise', '3'], /^There is no option "--prise"\. npm run new-line/],
    ['with an option without an answer', ['dog', '--price'], /^--price needs an answer\./],
    ['with a price that is none', ['dog', '--price', '-3'], /^"-3" is no price\. Write it like 12 or 12\.50\.$/],
    ['with a site that is none', ['dog', '--site', 'habor'], /^No site is named "habor"\. Did you mean "harbor"\?$/],
  ])('%s writes nothing, says why in one sentence, and ends with 2', async (_, asked, why) => {
    mkdirSync(join(folder, 'parrot'));
    writeFileSync(join(folder, 'parrot/line.yaml'), 'id: parrot\ncode: parrot\nbase: bird-insurance\n');
    expect(await make(asked)).toBe(2);
    expect(said).toEqual([expect.stringMatching(why)]);
    expect(readdirSync(folder)).toEqual(['parrot']);
  });
  it('leaves a folder alone that is there', async () => {
    await make(['dog']);
    writeFileSync(join(folder, 'dog/line.yaml'), 'mine');
    said = [];
    expect(await make(['dog'])).toBe(2);
    expect(said).toEqual([expect.stringMatching(/dog is there already: choose another name/)]);
    expect(readFileSync(join(folder, 'dog/line.yaml'), 'utf8')).toBe('mine');
  });
});
