/**
 * `npm run new-line NAME`: asks four questions, or takes flags, and writes a line that sells; in LINES_DIR where that is set. Exit code 0:
 * written, 2: it cannot be.
 */
import { createInterface } from 'node:readline/promises';
import { join } from 'node:path';
import { root, withModules } from '../check/load.mjs';

const outside = process.env.LINES_DIR ? [process.env.LINES_DIR] : [];
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const code = await withModules(async (load) => (await load('/app/newLine/newLine.ts')).newLine(process.argv.slice(2), {
  root, folders: [...outside, join(root, 'flows')], print: console.log, complain: console.error,
  ...(terminal ? { ask: (question) => terminal.question(question) } : {}),
}));
terminal?.close();
process.exit(code);
