import { createServer } from 'node:net';

/** Below those that a system gives to connections: one of these could be taken before it is used. */
const [lowest, highest] = [20_000, 29_999];

const isFree = (port: number): Promise<boolean> => new Promise((resolve) => {
  const server = createServer();
  server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
});
/** So many ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
