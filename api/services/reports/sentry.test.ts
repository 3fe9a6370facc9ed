import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from './report';
import { createSentry } from './sentry';

/** What Sentry's intake receives: each envelope's items, line by line. */
const received: unknown[][] = [];
const intake = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => { text += String(part); });
  request.on('end', () => {
    received.push(text.trim().split('\n').map((line) => JSON.parse(line) as unknown));
    response.end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => { intake.listen(0, '127.0.0.1', resolve); }));
afterAll(() => new Promise((resolve) => { intake.close(resolve); }));

const report: Report = {
  at: 0, name: 'ApiError', message: 'default (500)', code: 'default', status: 500, request: 'req_1', path: '/rental-car-insurance/driver',
  stack: '    at send (https://shop.example/assets/a.js:12:34567)', user: { email: 'ines@example.com', id: 'acc_1' },
  breadcrumbs: [{ at: 5000, category: 'http', message: 'POST /plans 500' }],
};

it('Sentry is given the report as one event, and told not to note the visitor’s IP address (S10, AN-010, AN-011)', async () => {
  const { port } = intake.address() as AddressInfo;
  await createSentry(`http://key@127.0.0.1:${port}/1`)(report);
  await expect.poll(() => received).toHaveLength(1);
  const [, , event] = received[0] ?? [];
  expect(event).toMatchObject({
    exception: { values: [{
      type: 'ApiError', value: 'default (500)', stacktrace: { frames: [{ filename: 'https://shop.example/assets/a.js', lineno: 12 }] },
    }] },
    tags: { code: 'default', request: 'req_1', status: 500, path: '/rental-car-insurance/driver' },
    user: { email: 'ines@example.com', id: 'acc_1' },
    breadcrumbs: [{ timestamp: 5, category: 'http', message: 'POST /plans 500' }],
    // Without it Sentry adds the address that the report came from.
    sdk: { settings: { infer_ip: 'never' } },
  });
});
