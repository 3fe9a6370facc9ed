import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLineRegistry, type LineRegistry } from './registry';

const shipped = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
/** The shipped line under another name. */
const named = (name: string): string => shipped.replace('id: pet', `id: ${name}`).replace('code: pet', `code: ${name}`)
  .replace('base: pet-insurance', `base: ${name}-insurance`);

let folder: string;
let told: string[];
let registry: LineRegistry;
let seconds = 1;
const write = (name: string, text: string, file = 'line.yaml'): void => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, file), text);
  // Two writes in one moment are two changes.
  utimesSync(join(folder, name, file), (seconds += 1), seconds);
};
const served = (): readonly string[] =>
  registry.lines().filter(({ summary }) => !summary.isRetired).map(({ line }) => `${line.id}: ${line.title}`);
const codes = (): readonly string[] => registry.problems().map(({ file, line, code }) => `${file}:${line} ${code}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surefoot-lines-'));
  told = [];
  registry = createLineRegistry({
    root: folder, folders: [folder, join(folder, 'absent')], sites: async () => ['everything', 'harbor'],
    taken: [{ id: 'renters', code: 'renters', base: 'renters-insurance', aliases: ['lodgers'] }], log: (line) => told.push(line),
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file in the folder of lines', () => {
  it('is a line from the next look on; changed, it is another version, and the old one can still be fetched', async () => {
    write('parrot', named('parrot'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
    const [before] = registry.lines();
    write('parrot', named('parrot').replace('title: Pet insurance', 'title: Parrot insurance'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Parrot insurance']);
    expect(registry.version('parrot', before?.summary.version ?? '')?.title).toBe('Pet insurance');
    expect(told).toEqual([]);
  });
  it('with a mistake is told once, with its place, hides no other line, and leaves its own as it was', async () => {
    write('parrot', named('parrot'));
    write('wrong', 'id: [oops');
    await registry.scan();
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
    expect(told).toEqual([expect.stringMatching(/^wrong\/line\.yaml:1:\d+ not-yaml wrong: this is not YAML: /)]);
    write('parrot', named('parrot').replace('next: pets', 'next: pest'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
    expect(told[1]).toMatch(/^parrot\/line\.yaml:\d+:\d+ unknown-step parrot › home › next: .* Did you mean "pets"\?/);
  });
  it('that is right again is told in one line, and one that is gone in none', async () => {
    write('parrot', named('parrot').replace('next: pets', 'next: pest'));
    write('wrong', 'id: [oops');
    await registry.scan();
    told = [];
    write('parrot', named('parrot'));
    rmSync(join(folder, 'wrong'), { recursive: true });
    await registry.scan();
    await registry.scan();
    expect(told).toEqual(['parrot/line.yaml: no mistakes any more.']);
  });
  it('that cannot be read is told once, and the others are lines all the same', async () => {
    mkdirSync(join(folder, 'ant', 'line.yaml'), { recursive: true });
    write('parrot', named('parrot'));
    await registry.scan();
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
    expect(told).toEqual(['ant/line.yaml:1:1 line-fails line: the file cannot be read.']);
  });
  it('that is gone is sold by no site any more, and goes on for those who are in its flow', async () => {
    write('parrot', named('parrot'));
    await registry.scan();
    const [{ summary: { version } } = { summary: { version: '' } }] = registry.lines();
    rmSync(join(folder, 'parrot'), { recursive: true });
    await registry.scan();
    expect(served()).toEqual([]);
    expect(registry.lines().map(({ sold: { code, sites } }) => ({ code, sites }))).toEqual([{ code: 'parrot', sites: [] }]);
    expect(registry.version('parrot', version)?.id).toBe('parrot');
    write('parrot', named('parrot'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
  });
  it.each([
    ['id', named('parrot').replace('code: parrot', 'code: other').replace('base: parrot', 'base: other')],
    ['code', named('other').replace('code: other', 'code: parrot')],
    ['base', named('other').replace('base: other', 'base: parrot')],
  ])('that shares its %s with another one is named beside it, and neither is served', async (word, text) => {
    write('a', named('parrot'));
    write('b', text);
    write('c', named('rabbit'));
    await registry.scan();
    expect(served()).toEqual(['rabbit: Pet insurance']);
    expect(codes()).toEqual(['a', 'b'].map((name) => expect.stringMatching(`^${name}/line.yaml:\\d+ same-${word}$`) as string));
    rmSync(join(folder, 'b'), { recursive: true });
    await registry.scan();
    expect(served()).toEqual(['rabbit: Pet insurance', 'parrot: Pet insurance']);
  });
  it.each([
    ['id', named('parrot').replace('code: parrot', 'code: other').replace('base: parrot', 'base: other')],
    ['code', named('other').replace('code: other', 'code: parrot')],
    ['base', named('other').replace('base: other', 'base: parrot')],
  ])('that shares its %s with a line that is served already is refused alone, with the name of the other file', async (word, text) => {
    write('parrot', named('parrot'));
    await registry.scan();
    write('copy', text);
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance']);
    expect(codes()).toEqual([expect.stringMatching(`^copy/line.yaml:\\d+ same-${word}$`) as string]);
    expect(told.join()).toContain('belongs to parrot (parrot/line.yaml) already. This file is not served');
    expect(registry.source('parrot')?.path).toBe('parrot/line.yaml');
    write('parrot', named('parrot').replace('title: Pet insurance', 'title: Parrot insurance'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Parrot insurance']);
    rmSync(join(folder, 'parrot'), { recursive: true });
    await registry.scan();
    expect(served()).toEqual([expect.stringMatching(': Pet insurance')]);
  });
  it('that takes the name of another one goes on as it was, and is free to take a name that is given up', async () => {
    write('a', named('parrot'));
    write('b', named('rabbit'));
    await registry.scan();
    write('a', named('rabbit'));
    await registry.scan();
    expect(served()).toEqual(['parrot: Pet insurance', 'rabbit: Pet insurance']);
    expect(codes()).toEqual(['id', 'code', 'base'].map((word) => expect.stringMatching(`^a/line.yaml:\\d+ same-${word}$`) as string));
    write('b', named('hamster'));
    await registry.scan();
    expect([served().toSorted(), codes()]).toEqual([['hamster: Pet insurance', 'rabbit: Pet insurance'], []]);
  });
  it('takes neither a name of a line that is code, nor an address of the shop’s own', async () => {
    for (const [id, base] of [['parrot', 'gallery'], ['hamster', 'healthz'], ['turtle', 'about-chubb']] as const) {
      write(id, named(id).replace(`base: ${id}-insurance`, `base: ${base}`));
    }
    write('rabbit', named('rabbit').replace('code: rabbit', 'code: renters'));
    await registry.scan();
    expect(served()).toEqual([]);
    for (const [name, owner] of [['base "gallery"', 'the shop'], ['base "healthz"', 'the shop'], ['code "renters"', 'renters'],
      ['base "about-chubb"', 'the page /about-chubb']] as const) expect(told.join('\n')).toContain(`${name} belongs to ${owner} already`);
  });
  it.each([
    ['alias "lodgers" belongs to renters', named('parrot').replace('code: parrot', 'code: parrot\naliases: [beak, lodgers]')],
    ['alias "renters-insurance" belongs to renters', named('parrot').replace('code: parrot', 'code: parrot\naliases: [renters-insurance]')],
    ['base "lodgers" belongs to renters', named('parrot').replace('base: parrot-insurance', 'base: lodgers')],
  ])('takes no address of another line below /embed: %s', async (words, text) => {
    write('parrot', text);
    await registry.scan();
    expect(served()).toEqual([]);
    expect(told.join('\n')).toContain(`${words} already`);
  });
  it.each([
    ['names a site that is not there', ['sites: [everything]', 'sites: [habor]'], 'unknown-site', 'Did you mean "harbor"?'],
    ['has a word that is none', ['landing:', 'landning:'], 'unknown-word', 'Did you mean "landing"?'],
    ['asks with a word that is none', ['optional: true', 'optional: true, maxlength: 3'], 'unknown-keyword', 'maxLength'],
    ['asks for a part that is none', ['[personName, contact]', '[personName, contakt]'], 'unknown-part', 'Did you mean "contact"?'],
    ['draws what is not there', ['illustration: pet', 'illustration: pat'], 'unknown-drawing', 'Did you mean "pet"?'],
    ['rates with an input that is none', ['lookup: back, in', 'lookup: bock, in'], 'unknown-path', 'Did you mean "back"?'],
    ['says a thing twice', ['currency: USD', 'currency: USD\ncurrency: ZAR'], 'duplicate-key', 'stands here twice'],
    ['has a text with a colon without quotes', ['title: Pet insurance', 'title: Your pet: too old'], 'not-yaml',
      'the text of "title" in line 6 has ": " in it and needs quotes: title: "Your pet: too old".'],
    ['has one in braces', ["title: Accidents, text: 'Broken bones", "title: Accidents: all, text: 'Broken bones"], 'not-yaml',
      'the text of "title" in line 19 has ": " in it and needs quotes: title: "Accidents: all".'],
    ['is empty', '', 'not-yaml', 'the file is empty'],
    ['is too large', `# ${'a'.repeat(1_000_000)}`, 'file-too-large', 'at most one million'],
    ['multiplies aliases', `a: &a [${'x, '.repeat(20)}]\nb: &b [${'*a, '.repeat(20)}]\nc: [${'*b, '.repeat(20)}]`, 'not-yaml', 'too many'],
  ])('that %s is told in one finding', async (_, change, code, words) => {
    const [from = '', to = ''] = change;
    write('parrot', typeof change === 'string' ? change : named('parrot').replace(from, to));
    await registry.scan();
    expect(served()).toEqual([]);
    expect(registry.problems().map((found) => found.code)).toEqual([code]);
    expect(told.join()).toContain(words);
  });
  it('may be JSON with comments', async () => {
    write('let', `// A comment.\n${readFileSync(resolve(import.meta.dirname, '../../flows/landlord/line.json'), 'utf8')}`, 'line.json');
    await registry.scan();
    expect(served()).toEqual(['landlord: Landlord insurance']);
  });
});
