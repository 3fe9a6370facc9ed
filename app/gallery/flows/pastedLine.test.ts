import { describe, expect, it } from 'vitest';
import { checkLineFile } from '../../check/lineFile';
import { draftLink, lineFileIn, newLine } from './pastedLine';

describe('what is pasted', () => {
  it.each([
    ['a line in YAML', '# Pets\nid: pet\nlanding: { headline: Pets }', 'line.yaml'],
    ['a line in JSON with comments', '// Homes\n{ "id": "home", "quote": {} }', 'line.json'],
    ['a line in JSON behind a long comment', `${'// a '.repeat(50)}\n/* Homes */ { "id": "home", "quote": {} }`, 'line.json'],
    ['YAML that cannot be read: its mistakes are told there', 'id: pet\n\tlanding: 1', 'line.yaml'],
  ])('is the file of a line: %s', (_, text, file) => {
    expect(lineFileIn(text)).toEqual({ file, text });
  });
  it.each([
    ['a definition', '{ "id": "pet", "code": "pet", "steps": { "landing": {} } }'], ['JSON that cannot be read', '{ "id": '],
    ['a word', 'pet'], ['nothing', '  '],
  ])('is none: %s', (_, text) => {
    expect(lineFileIn(text)).toBeUndefined();
  });
  it('goes to the studio under its own name, or as a new line', async () => {
    expect(await draftLink({ file: 'line.yaml', text: 'id: my pet' })).toMatch(/^\/gallery\/flows\/my%20pet\/edit#draft=/);
    expect(await draftLink({ file: 'line.yaml', text: 'id: [' })).toMatch(/^\/gallery\/flows\/new-line\/edit#draft=/);
  });
  it('is a new line, without a mistake', async () => {
    const { file, text } = newLine();
    expect((await checkLineFile(text, file, ['everything'])).found).toEqual([]);
  });
});
