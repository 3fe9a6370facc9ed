import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { clock } from '#api/sandbox/testing';
import type { Clock } from '#engine';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  fetch(request: Request): Promise<Response>;
  /** What it has written so far. */
  log(): string;
  /** Kills it in the middle of whatever it does, and starts it again. */
  restart(): Promise<void>;
  /** How it ended; undefined while it runs. */
  ended(): string | undefined;
  stop(): void;
}

interface Running {
  readonly port: string; readonly child: ChildProcess; readonly closed: Promise<void>; readonly ended: () => string | undefined;
}
async function run(file: string, environment: NodeJS.ProcessEnv, lines: string[]): Promise<Running> {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let end: string | undefined;
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const closed = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => { end = `${code ?? signal}\n${lines.join('\n')}`; resolve(); });
  });
  const port = await new Promise<string>((ready, reject) => {
    createInterface(child.stdout).on('line', (line) => { lines.push(line); ready(line); });
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${lines.join('\n')}`)));
  });
  return { port, child, closed, ended: () => end };
}

async function start(file: string, environment: NodeJS.ProcessEnv): Promise<SandboxProcess> {
  const lines: string[] = [];
  let running = await run(file, environment, lines);
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { port, closed, ended } = running;
      try {
        return await fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request));
      } catch (error) {
        await fetch(`http://127.0.0.1:${port}/sandbox`).catch(() => closed);
        const end = ended();
        throw new Error(`A connection was lost; the process ${end === undefined ? 'runs' : `ended: ${end}`}`, { cause: error });
      }
    },
    log: () => lines.join('\n'),
    ended: () => running.ended(),
    async restart() {
      running.child.kill('SIGKILL');
      running = await run(file, environment, lines);
    },
    stop: () => void running.child.kill('SIGKILL'),
  };
}

/** Starts the sandbox's sources in so many processes over one database. */
export async function startProcesses(databaseUrl: string, count: number, at: Clock = clock): Promise<readonly SandboxProcess[]> {
  const outDir = join(root, `.cache/tests/sandbox-${process.pid}`);
  await build({
    configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'error',
    build: { outDir, ssr: true, rolldownOptions: { input: join(root, 'tests/support/sandboxProcess.ts') } },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const environment = { DATABASE_URL: databaseUrl, SANDBOX_TIME: String(at.now()), SHIPPED_LINES: join(root, 'flows') };
  return Promise.all(Array.from({ length: count }, () => start(join(outDir, 'sandboxProcess.js'), environment)));
}
