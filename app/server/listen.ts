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
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const isTaken = (error: unknown): boolean => ['EADDRINUSE', 'EACCES'].includes(String(codeOf(error)));

/** Why the server cannot listen, with the variable to change. */
export function inWords(error: unknown, name: string, port: number, host: string): unknown {
  const code = codeOf(error);
  const instead = (other: number): string => `choose another port, for example ${name}=${other}.`;
  if (code === 'EADDRINUSE') {
    return new Error(`${name} is ${port}, which another program uses already. Stop that program, or ${instead(port + 1)}`);
  }
  if (code === 'EACCES') return new Error(`${name} is ${port}, which this user may not use. Give the right to, or ${instead(4300)}`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(String(code))) {
    return new Error(`HOST must be an address of this machine, for example 127.0.0.1, or 0.0.0.0 for all, not "${host}".`);
  }
  return error;
}

/** Listens on the port, or, with `onTaken`, on the next free one; it gets each port that was not free. */
export async function listen(server: Server, port: number, host: string, onTaken?: (port: number) => void): Promise<number> {
  trackAnswers(server);
  for (let next = port; ; next += 1) {
    try {
      return await attempt(server, next, host);
    } catch (error) {
      if (!onTaken || !isTaken(error) || next >= port + maxAttempts || next >= 65_535) throw error;
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
