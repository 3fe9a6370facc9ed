import { readJson, type ReadDocument } from './json';
import { readYaml } from './yaml';

/** Characters. The largest line has 60,000. */
const mostCharacters = 1_000_000;

/** Reads a file by the ending of its name: JSON, JSON with comments where that is allowed, or YAML. */
export function readDocument(text: string, file: string, comments = false): ReadDocument {
  if (text.length > mostCharacters) {
    const message = `the file has ${(text.length / 1_000_000).toFixed(1)} million characters, and a definition at most one million.`;
    return { findings: [{ code: 'file-too-large', path: [], message }], locate: () => ({ line: 1, column: 1, start: 0, end: 0 }) };
  }
  return /\.ya?ml$/.test(file) ? readYaml(text) : readJson(text, comments ? 'jsonc' : 'json');
}
