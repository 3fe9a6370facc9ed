import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { close, createHttpServer, listen } from './listen';
import { createRoot, startShop } from './testing';

it('takes the next free port and says which one was taken', async () => {
  const [first, second] = [createHttpServer(), createHttpServer()];
  const taken: number[] = [];
  const port = await listen(first, 0, '127.0.0.1', () => {});
  const next = await listen(second, port, '127.0.0.1', (one) => taken.push(one));
  expect(taken[0]).toBe(port);
  expect(next).toBeGreaterThan(port);
  await Promise.all([close(first), close(second)]);
  expect(first.listening || second.listening).toBe(false);
});
it('does not hide an error that another port would not mend', async () => {
  await expect(listen(createHttpServer(), 0, '203.0.113.1', () => {})).rejects.toThrow();
});

describe('a server that is closed', () => {
  /** Answers after `delay`; `asked` resolves when the request has arrived. */
  async function slow(delay: number) {
    const server = createHttpServer((_, response) => { setTimeout(() => response.end('sold'), delay); });
    const port = await listen(server, 0, '127.0.0.1', () => {});
    const asked = once(server, 'request');
    const answer = fetch(`http://127.0.0.1:${port}/`).then((given) => given.text(), () => 'nothing');
    await asked;
    return { server, port, answer };
  }

  it('gives the answers that it works on, and takes no new connections meanwhile', async () => {
    const { server, port, answer } = await slow(400);
    const closed = close(server);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(await answer).toBe('sold');
    await closed;
  });
  it('waits no longer than it may', async () => {
    const { server, answer } = await slow(60_000);
    await close(server, 100);
    expect(await answer).toBe('nothing');
  });
  it('does not wait for connections on which nothing is asked', async () => {
    const server = createHttpServer((_, response) => response.end('sold'));
    const port = await listen(server, 0, '127.0.0.1', () => {});
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const [silent, unfinished] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of [silent, unfinished]) await once(socket.on('error', () => undefined), 'connect');
    unfinished.write('POST / HTTP/1.1\r\nhost: a\r\n');
    await pause(50);
    const since = performance.now();
    await close(server);
    expect(performance.now() - since).toBeLessThan(1000);
  });
});

describe('who sends a request so slowly that it never ends (S18)', () => {
  /** What comes back before the server hangs up. A server that waits for ever fails the test by its time. */
  const answerTo = async (port: number, start: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let text = '';
    socket.on('data', (part) => { text += String(part); });
    socket.write(start);
    await once(socket, 'close');
    return text;
  };

  it('is hung up on, in the headers and in the body, without having been heard', async () => {
    let heard = 0;
    const server = createHttpServer((_, response) => { heard += 1; response.end('sold'); });
    const port = await listen(server, 0, '127.0.0.1');
    expect(Math.max(server.headersTimeout, server.requestTimeout) + 500).toBeLessThan(10_000);
    const body = createHttpServer((incoming, response) => { incoming.resume().on('end', () => { heard += 1; response.end('sold'); }); });
    const bodyPort = await listen(body, 0, '127.0.0.1');
    const answers = await Promise.all([
      answerTo(port, 'POST / HTTP/1.1\r\nhost: a\r\n'),
      answerTo(bodyPort, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'),
    ]);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(heard).toBe(0);
    await Promise.all([close(server), close(body)]);
  }, 30_000);
});

describe('a place that was asked for by name and cannot be had', () => {
  const { root, remove } = createRoot();
  afterAll(remove);
  const starts = async (environment: Readonly<Record<string, string>>): Promise<string> => {
    try {
      const running = await startShop(root, environment);
      await running.close();
      return `open at ${running.port}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it.each(['PORT', 'CARD_PORT'])('is no reason to take another one, where a reverse proxy would not look: %s', async (name) => {
    const other = createHttpServer();
    const port = await listen(other, 0, '127.0.0.1');
    expect(await starts({ [name]: String(port) })).toBe(`${name} is ${port}, which another program uses already. `
      + `Stop that program, or choose another port, for example ${name}=${port + 1}.`);
    // Nothing of the shop is left behind: its folder can be used at once.
    await close(other);
    expect(await starts({ [name]: String(port) })).toMatch(/^open/);
  });
  it('is named with the variable: HOST', async () => {
    for (const host of ['203.0.113.1', 'no.such.host.invalid']) {
      expect(await starts({ HOST: host }))
        .toBe(`HOST must be an address of this machine, for example 127.0.0.1, or 0.0.0.0 for all, not "${host}".`);
    }
  });
});
