import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { Running } from './entry';
import { shopOfEach } from './testing';

const shop = shopOfEach();

/** The first half of a request whose sender leaves once the server has begun with it. */
async function leaves(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const origin = `localhost:${port}`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${origin}\r\norigin: http://${origin}\r\ncontent-type: application/json\r\n`
    + 'content-length: 100\r\nexpect: 100-continue\r\n\r\n');
  // The server says that it reads on.
  await once(socket, 'data');
  socket.write('{"a":');
  socket.destroy();
  await once(socket, 'close');
}
it.each([
  ['the shop', ({ port }: Running) => leaves(port, '/api/partner/v1/methods')],
  ['the card origin', ({ cardPort = 0 }: Running) => leaves(cardPort, '/v1/tokens')],
])('a visitor who leaves in the middle of a request is no line of the log: %s', async (_, visit) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = await shop.start();
  await running.ready;
  await visit(running);
  // Closing waits for what is under way.
  shop.running = undefined;
  await running.close();
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
});
