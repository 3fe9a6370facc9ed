import { describe, expect, it } from 'vitest';
import type { Window } from '../types';
import { wording } from './finding';
import { checkWindow, checkWindowWords } from './windows';

/** What is said of a window in a form that also asks for a start. */
function told(window: object): readonly string[] {
  const all: string[] = [];
  const report: Parameters<typeof checkWindow>[3] = (one) =>
    { all.push(`${one.key ? 'key ' : ''}${one.path.join('/')}: ${wording(one)}`); };
  checkWindowWords(window as Readonly<Record<string, unknown>>, ['w'], report);
  checkWindow({ from: 'today', ...window } as Window, ['w'], ['start'], report);
  return all;
}
const edges = 'Write the edges as min and max: { years, months, days }.';

describe('a window', () => {
  it('counts from today or from a field beside it', () => {
    expect([...told({ from: 'today', max: 0 }), ...told({ from: 'start', max: 0 })]).toEqual([]);
    expect(told({ from: 'strat', max: 0 }))
      .toEqual(['w/from: counts from "strat", which is neither "today" nor a field beside it. Did you mean "start"?']);
    expect(told({ from: 'zebra', max: 0 }))
      .toEqual(['w/from: counts from "zebra", which is neither "today" nor a field beside it. There are: today, start.']);
  });
  it('has no other words than its own', () => {
    expect(told({ maxx: 1 })).toEqual(['key w/maxx: a window has no "maxx". Did you mean "max"?']);
    expect(told({ from: 'today', zone: 'Europe/Rome', min: 1, max: 2 })).toEqual([]);
  });
  it('has edges that are whole days, or years, months and days', () => {
    for (const span of [0, -7, 1_000_000, { days: 1 }, { years: -1, months: 2 }]) expect(told({ min: span })).toEqual([]);
    for (const span of ['7', 1.5, 1_000_001, null, {}, { weeks: 2 }, { days: 'x' }, { days: 0.5, years: 1 }, []]) {
      const says = `${JSON.stringify(span)} is no length of time. A number counts days; else write { years, months, days }.`;
      for (const edge of ['min', 'max']) expect(told({ [edge]: span })).toEqual([`w/${edge}: ${says}`]);
    }
  });
  it('has at least one day, whatever the month', () => {
    expect(told({ min: 3, max: 2 })).toEqual(['key w: min 3 is more than max 2.']);
    expect(told({ min: { months: 1 }, max: { days: 27 } })).toEqual(['key w: min {"months":1} is more than max {"days":27}.']);
    expect([...told({ min: 3, max: 3 }), ...told({ min: { months: 1 }, max: 28 }), ...told({ min: 3 })]).toEqual([]);
  });
  it('lies in a time zone that exists', () => {
    expect(told({ zone: 'Europe/Roma' })).toEqual(['w/zone: "Europe/Roma" is not a time zone.']);
    expect(told({ zone: 'America/New_York' })).toEqual([]);
  });
});

describe('a span beside `from`', () => {
  it('is the only edge there is', () => {
    expect([...told({ years: 18 }), ...told({ years: -18, months: -6, days: -1 })]).toEqual([]);
    expect(told({ years: 18, months: 1, min: 0 }))
      .toEqual([`key w/months: months, years beside \`from\` is the only edge there is: it stands without min and max. ${edges}`]);
    expect(told({ days: 18, max: 0 }))
      .toEqual([`key w/days: days beside \`from\` is the only edge there is: it stands without min and max. ${edges}`]);
  });
  it('is whole numbers, all before or all after', () => {
    const whole = (names: string): readonly string[] =>
      [`key w/${names.split(',')[0]}: ${names} beside \`from\` must be whole numbers, all before (-) or all after (+). ${edges}`];
    expect(told({ years: 18, days: -1 })).toEqual(whole('days, years'));
    for (const days of [0, 1.5, 'x']) expect(told({ days })).toEqual(whole('days'));
  });
});
