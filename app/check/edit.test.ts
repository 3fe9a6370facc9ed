import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editOf } from './edit';
import { runCheck } from './run';

describe('a fix in YAML', () => {
  const written = (value: string, before: string): string => editOf({ value }, 'line.yaml', { start: 0, end: 0 }, before).text;
  it('is written as what stood there: without quotes, or with the same ones', () => {
    expect([written('lock', 'lokc'), written('{a.b}', "'{a.c}'"), written('lock', '"lokc"')]).toEqual(['lock', "'{a.b}'", '"lock"']);
    expect(editOf({ rename: 'minItems' }, 'line.yml', { start: 0, end: 0 }, 'minimum').text).toBe('minItems');
  });
  it('has quotes where the text would be read as something else', () => {
    expect(['no', 'true', '7', 'a: b', '{a.b}'].map((value) => written(value, 'x')))
      .toEqual(['"no"', '"true"', '"7"', '"a: b"', '"{a.b}"']);
    expect([written("it's", "'its'"), editOf({ value: 7 }, 'line.yaml', { start: 0, end: 0 }, "'7'").text]).toEqual(['"it\'s"', '7']);
  });
  it('leaves the rest of its file as it is, comments and all, and says which file it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fix-'));
    const file = join(folder, 'pet.yaml');
    const root = resolve(import.meta.dirname, '../..');
    const pet = readFileSync(join(root, 'flows/pet/line.yaml'), 'utf8');
    writeFileSync(file, pet.replace('next: pets\n', 'next: petss # the list\n'));
    const run = (...more: readonly string[]) => runCheck([file, ...more], { root, load: async () => ({}) });
    expect((await run('--fix')).lines).toEqual([`Mended: ${file}`]);
    expect(readFileSync(file, 'utf8')).toBe(pet.replace('next: pets\n', 'next: pets # the list\n'));
    rmSync(folder, { recursive: true });
  });
});
