import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors';
import { createErrorReports } from './index';
import type { Report } from './report';
import { scrub } from './scrub';

const collect = () => {
  const sent: Report[] = [];
  return {
    sent,
    reports: createErrorReports({ sink: (report) => { sent.push(report); }, now: () => 0, path: () => '/rental-car-insurance/driver' }),
  };
};

describe('error reports', () => {
  it('keep the last 15 breadcrumbs of 20 (AN-012)', () => {
    const { sent, reports } = collect();
    for (let step = 1; step <= 20; step += 1) reports.breadcrumb('step', `step ${step}`);
    reports.report(new Error('Broken'));
    expect(sent[0]?.breadcrumbs.map(({ message }) => message)).toEqual(Array.from({ length: 15 }, (_, index) => `step ${index + 6}`));
  });
  it('carry the request id, and of the person only e-mail and public id (AN-010, AN-011)', () => {
    const { sent, reports } = collect();
    reports.user({ email: 'ines@example.com', id: 'acc_1' });
    reports.report(new ApiError({ code: 'invalid_input', message: 'Ines Okafor lives nowhere', outcome: 'refused', status: 400 }), {
      request: 'req_1', code: 'invalid_input',
    });
    expect(sent[0]).toMatchObject({
      request: 'req_1', code: 'invalid_input', status: 400, message: 'invalid_input (400)',
      user: { email: 'ines@example.com', id: 'acc_1' },
    });
    expect(JSON.stringify(sent[0])).not.toContain('Ines Okafor');
  });
  it.each([
    ['GET /api/x?token=abc&email=a@b.co 200', 'GET /api/x 200'],
    ['mail ines@example.com now', 'mail [email] now'],
    ['call +1 (614) 555-0137', 'call [number]'],
    ['card 4242 4242 4242 4242', 'card [number]'],
    ['born 1990-02-03 or 02/03/1990', 'born [date] or [date]'],
    ['sent Bearer abc.def', 'sent Bearer [token]'],
    ['step 12 of 1500', 'step 12 of 1500'],
  ])('%s → %s (S10)', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });
  it('the same failure is reported once, and a failing receiver starts no loop (T8)', async () => {
    let calls = 0;
    const reports = createErrorReports({ sink: async () => { calls += 1; throw new Error('down'); } });
    const error = new Error('Broken');
    reports.report(error);
    reports.report(error);
    for (let time = 0; time < 100; time += 1) reports.report(new Error('Again'));
    await Promise.resolve();
    expect(calls).toBe(30);
  });
  it('a stack has the places without the message', () => {
    const { sent, reports } = collect();
    const error = new Error('about ines@example.com');
    error.stack = 'Error: about ines@example.com\n    at send (http://localhost:4300/assets/a.js?email=ines@example.com:12:34567)';
    reports.report(error);
    expect(sent[0]?.stack).toBe('    at send (http://localhost:4300/assets/a.js:12:34567)');
    expect(sent[0]?.message).toBe('about [email]');
  });
});
