import { describe, expect, it } from 'vitest';
import { fillLines, fillParts, fillSentences } from './fillKnown';

const context = { driver: { firstName: 'Ines' } };

describe('a text of which something is not known any more', () => {
  it('loses the sentences that would be told by halves, and no other', () => {
    expect(fillSentences('Your policy is attached. Sent to {driver.email}.', context)).toBe('Your policy is attached.');
    expect(fillSentences('Sent to {driver.email}. It takes 2 min. at most.', context)).toBe('It takes 2 min. at most.');
    expect(fillSentences('Sent to {driver.firstName} at 3.5 km/h! Call us.', context)).toBe('Sent to Ines at 3.5 km/h! Call us.');
    expect(fillSentences('Cover starts {startDate|date}', context)).toBe('');
  });
  it('loses the lines of which nothing is known', () => {
    expect(fillLines('1 year\n{from|date} to {to|date}', context)).toBe('1 year');
    expect(fillLines('{driver.firstName} {driver.lastName}\n{driver.email}', context)).toBe('Ines ');
  });
  it('loses the parts between commas that would be told by halves', () => {
    expect(fillParts('{driver.firstName}, {driver.county} County', context)).toBe('Ines');
    expect(fillParts('{driver.firstName}, {driver.county} County, USA', context)).toBe('Ines, USA');
    expect(fillParts('{driver.firstName}, {from, to|days}', { ...context, from: '2026-03-10', to: '2026-03-11' })).toBe('Ines, 2 days');
  });
});
