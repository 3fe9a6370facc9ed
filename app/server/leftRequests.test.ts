import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Running } from './entry';
import { shopOfEach } from './testing';

const shop = shopOfEach();

/** The first half of a request whose sender then leaves. */
async function leaves(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const origin = `localhost:${port}`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${origin}\r\norigin: http://${origin}\r\ncontent-type: application/json\r\n`
    + 'content-length: 100\r\n\r\n{"a":');
  // Cut off before the request has come, nothing of it would be worked on.
  await pause(300);
  socket.destroy();
  await pause(300);
}
it.each([
  ['the shop', ({ port }: Running) => leaves(port, '/api/partner/v1/methods')],
  ['the card origin', ({ cardPort = 0 }: Running) => leaves(cardPort, '/v1/tokens')],
])('a visitor who leaves in the middle of a request is no line of the log: %s', async (_, visit) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = await shop.start();
  await running.ready;
  await visit(running);
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
});
