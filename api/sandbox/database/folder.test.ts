import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimFolder, DataFolderInUse, folderError, startOf } from './folder';

let folder: string;
let lock: string;
let other: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surefoot-folder-'));
  lock = join(folder, 'surefoot.lock');
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('a folder has one holder, also within a process, until it is given back', () => {
  const release = claimFolder(folder);
  expect(() => claimFolder(join(folder, '.'))).toThrow(DataFolderInUse);
  release();
  claimFolder(folder)();
});
it.each([
  ['whose process is gone', () => '999999999 1'],
  ['whose pid belongs to another program now', () => `${other.pid} 1`],
  ['with our own pid, as in a container whose last start was killed', () => `${process.pid} 1`],
  ['with our own pid and no start time', () => String(process.pid)],
  ['that says nothing', () => ''],
])('a lock %s is taken over', (_, text) => {
  writeFileSync(lock, text());
  const release = claimFolder(folder);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+$`));
  release();
});
it('a lock of a living process is left alone, with and without its start time', () => {
  for (const text of [`${other.pid}`, `${other.pid} ${startOf(other.pid ?? 0)}`]) {
    writeFileSync(lock, text);
    expect(() => claimFolder(folder)).toThrow(`is in use by process ${other.pid}.`);
    expect(readFileSync(lock, 'utf8')).toBe(text);
  }
});
const noSpace = 'No space left in /data. The embedded database needs about 40 MB.';
it.each([
  [{ name: 'ErrnoError', errno: 51 }, noSpace], [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), noSpace],
  [{ name: 'ErrnoError', errno: 2 }, 'The embedded database cannot use /data: ErrnoError 2.'],
  [new Error('as it was'), 'as it was'],
])('an error of the folder is an error in words: %o', (error, message) => {
  expect(folderError(error, '/data')).toBeInstanceOf(Error);
  expect(folderError(error, '/data').message).toBe(message);
});
