import { expect, it } from 'vitest';
import { failureLine } from './failureLine';

const at = new Date('2026-11-27T10:00:00Z');
const failed = { method: 'POST', url: 'http://shop/api/a?email=ines@example.com', status: 500, request: 'r1' };

it('has the time, the method, the path without the query, the status and the request', () => {
  expect(failureLine(failed, at)).toBe('2026-11-27T10:00:00.000Z POST /api/a 500 request r1');
  expect(failureLine({ ...failed, request: undefined, code: 'partner' }, at))
    .toBe('2026-11-27T10:00:00.000Z POST /api/a 500 request - partner');
});
it('names an error, with its code and where it came from', () => {
  const lost = Object.assign(new Error('Connection terminated'), { code: '57P01', parameters: ['Ines'] });
  expect(failureLine({ ...failed, error: lost }, at)).toMatch(/ 57P01 Error: Connection terminated\n +at /);
  expect(failureLine({ ...failed, error: lost }, at)).not.toContain('Ines');
  expect(failureLine({ ...failed, error: 'text' }, at)).toMatch(/ text$/);
});
it('leaves out the words of a database error that repeats what was typed', () => {
  const typed = Object.assign(new Error('invalid input syntax for type date: "Ines"'), { code: '22007' });
  expect(failureLine({ ...failed, error: typed }, at)).toMatch(/ 22007\n +at /);
  expect(failureLine({ ...failed, error: typed }, at)).not.toContain('Ines');
});
