/** `npm run histories -- [LINE …] [--count 10000] [--seed 7]`: random purchase histories over HTTP (tests/proving.md). */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const options = { count: { type: 'string', default: '10000' }, seed: { type: 'string' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const folders = readdirSync(join(root, 'flows'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const isLine = (files) => files.includes('content.ts') || files.some((file) => file.startsWith('line.'));
const all = folders.filter((name) => isLine(readdirSync(join(root, 'flows', name))));
const unknown = positionals.filter((line) => !all.includes(line));
if (unknown.length > 0) {
  console.error(`No line is named ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(2);
}

/** The histories of one line, in a process of their own; resolves with what it printed and whether the test has run and passed. */
const check = (line) => new Promise((done) => {
  const environment = { HISTORIES: values.count, HISTORIES_OVER_HTTP: '1', ...(values.seed ? { HISTORIES_SEED: values.seed } : {}) };
  const parameters = ['run', 'tests/faults/purchaseHistory.test.ts', '-t', `'${line}': random`];
  const child = spawn(join(root, 'node_modules/.bin/vitest'), parameters, { cwd: root, env: { ...process.env, ...environment } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
  child.once('close', (code) => {
    const text = stripVTControlCharacters(Buffer.concat(printed).toString());
    // Where no test has the name, vitest skips all of them and calls it a success.
    done({ hasPassed: code === 0 && /Tests .*\b1 passed/.test(text), text });
  });
});

const waiting = positionals.length > 0 ? [...positionals] : [...all];
let violations = 0;
const work = async () => {
  for (let line = waiting.shift(); line; line = waiting.shift()) {
    const started = performance.now();
    const { hasPassed, text } = await check(line);
    const seconds = Math.round((performance.now() - started) / 1000);
    if (!hasPassed) { violations += 1; console.log(text); }
    console.log(`${String(line)}: ${String(values.count)} histories, ${hasPassed ? '0 violations' : 'a violation (above)'}, ${seconds} s`);
  }
};
// Half of the time of a history is the way there and back: twice as many as cores keep them busy.
await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
console.log(violations === 0 ? '0 violations' : `violations in ${violations} lines`);
process.exitCode = violations === 0 ? 0 : 1;
