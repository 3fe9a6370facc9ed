import { createServer, type RequestListener, type Server } from 'node:http';

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
  for (let next = port; ; next += 1) {
    try {
      return await attempt(server, next, host);
    } catch (error) {
      if (!isTaken(error) || next >= port + maxAttempts || next >= 65_535) throw error;
      onTaken(next);
    }
  }
}

/** Stops listening and lets go of every open connection. */
export const close = (server: Server): Promise<void> => new Promise((resolve) => {
  server.close(() => resolve());
  server.closeAllConnections();
});
