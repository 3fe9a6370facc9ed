import { expect, it } from 'vitest';
import { joinMoment, splitMoment } from './DateTimeWidget';

it('joins a day and a time with the offset of the visitor, and takes them apart again', () => {
  const whole = joinMoment({ date: '2026-11-24', time: '09:30' }, -300);
  expect(whole).toBe('2026-11-24T09:30:00-05:00');
  expect(splitMoment(whole)).toEqual({ date: '2026-11-24', time: '09:30' });
});
it('keeps one of the two parts', () => {
  for (const parts of [{ date: '2026-11-24', time: '' }, { date: '', time: '09:30' }, { date: '11/2', time: '09:30' },
    { date: 'Tue Dec 1 ', time: '' }, { date: 'Tue Dec 1', time: '09:30' }]) {
    expect(splitMoment(joinMoment(parts, 0))).toEqual(parts);
  }
  expect(joinMoment({ date: '', time: '' }, 0)).toBeUndefined();
});
