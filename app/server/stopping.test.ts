import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';

const module = fileURLToPath(new URL('stopping.mjs', import.meta.url));
let child: ChildProcess | undefined;
afterEach(() => { child?.kill('SIGKILL'); });

/** A process whose stop takes so long, in milliseconds. */
async function runs(stopTakes: number): Promise<ChildProcess> {
  const script = `import { stopOnSignal } from ${JSON.stringify(module)};
    const wait = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
    stopOnSignal(async () => { console.log('stopping'); await wait(${stopTakes}); });
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}
const ended = async (one: ChildProcess): Promise<unknown> => (await once(one, 'exit'))[0];

it('a signal that arrives twice at once, as Ctrl-C below npm does, is one signal: what runs is finished', async () => {
  const one = await runs(700);
  const code = ended(one);
  const heard = once(one.stdout as NodeJS.ReadableStream, 'data');
  one.kill('SIGINT');
  await heard;
  one.kill('SIGINT');
  expect(await code).toBe(0);
});
it('a second signal later does not wait', async () => {
  const one = await runs(60_000);
  const code = ended(one);
  one.kill('SIGTERM');
  await pause(1_200);
  one.kill('SIGTERM');
  expect(await code).toBe(1);
});
