import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const maxAttempts = 20;
/** Headers and body must have arrived in this time; then the connection is closed (S18, slow-loris). */
const timeout = 9_000;

/** An HTTP server that closes slow senders within ten seconds. */
export const createHttpServer = (listener?: RequestListener): Server =>
  createServer({ headersTimeout: timeout, requestTimeout: timeout, keepAliveTimeout: 5_000, connectionsCheckingInterval: 500 }, listener);

const attempt = (server: Server, port: number, host: string): Promise<number> => new Promise((resolve, reject) => {
  const failed = (error: Error): void => { server.off('listening', opened); reject(error); };
  const opened = (): void => {
    server.off('error', failed);
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : port);
  };
  server.once('error', failed).once('listening', opened).listen(port, host);
});
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

/** Listens on the port, or on the next free one; `onTaken` gets each port that was not free. */
export async function listen(server: Server, port: number, host: string, onTaken: (port: number) => void): Promise<number> {
  trackAnswers(server);
  for (let next = port; ; next += 1) {
    try {
      return await attempt(server, next, host);
    } catch (error) {
      if (!isTaken(error) || next >= port + maxAttempts || next >= 65_535) throw error;
      onTaken(next);
    }
  }
}

/** How long a stop waits for the answers that are being made; Docker kills after ten seconds. */
const longestAnswer = 8_000;
/** Milliseconds between two looks whether they are done. */
const often = 20;
/** The answers that a server is making. */
const answers = new WeakMap<Server, Set<ServerResponse>>();
function trackAnswers(server: Server): void {
  const open = new Set<ServerResponse>();
  answers.set(server, open);
  server.on('request', (_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
}

/**
 * Stops listening, waits for the answers that are being made, then lets go of every connection. Connections on which nothing is asked are
 * not waited for: browsers keep some open.
 */
export async function close(server: Server, patience = longestAnswer): Promise<void> {
  const closed = new Promise<void>((resolve) => { server.close(() => resolve()); });
  const until = performance.now() + patience;
  while ((answers.get(server)?.size ?? 0) > 0 && performance.now() < until) await pause(often);
  server.closeAllConnections();
  return closed;
}
