import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program by a variable of the environment, or by the first of its names on the path. */
export function findProgram(variable: string, names: readonly string[]): string | undefined {
  const wanted = process.env[variable];
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`${variable} says "${wanted}", and there is no such file.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export const endOf = (program: ChildProcess): Promise<unknown> =>
  (program.exitCode !== null || program.signalCode !== null ? Promise.resolve() : new Promise((resolve) => program.once('exit', resolve)));

const pollInterval = 50;
const pause = (): Promise<unknown> => new Promise((resolve) => { setTimeout(resolve, pollInterval); });

/** Asks until there is something. */
export async function until<T>(ask: () => T | Promise<T>, what: string, seconds = 60): Promise<NonNullable<T>> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s: ${what}.`);
    await pause();
  }
}
