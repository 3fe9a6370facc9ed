import { expect, it } from 'vitest';
import { close, createHttpServer, listen } from './listen';

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
