import { createLine } from '#api/sandbox/quotes/line';
import { addDays, createClock } from '#engine';
import { describe, expect, it } from 'vitest';
import { rating as collectibles } from '#flows/collectibles/rating';
import { soldLines } from '../support/lines';

const clock = createClock(() => Date.parse('2026-11-21T17:00:00Z'));
const ratings = [collectibles, ...soldLines().map(({ rating }) => rating)];

describe.each(['pet', 'landlord', 'collectibles'])('the quote service, whatever page it is asked from: %s', (code) => {
  const line = createLine(ratings.find((rating) => rating.code === code) ?? collectibles, clock);
  /** What a price for cover from this day is refused with. */
  const refusedFrom = (day: string | undefined): unknown => {
    const application = { plan_applications: [{ policy_effective_date: day }] };
    try {
      line.price(application);
    } catch (error) {
      return (error as { readonly error: { readonly fields?: object } }).error.fields;
    }
    return undefined;
  };
  const start = 'application.plan_applications.0.policy_effective_date';

  it('sells no cover from a day that is over, nor from one that no form offers (S21)', () => {
    for (const day of ['2019-01-01', addDays(clock.today(), -2), addDays(clock.today(), 62), 'soon']) {
      expect([day, refusedFrom(day)]).toEqual([day, { [start]: ['must be from today to 60 days ahead'] }]);
    }
  });
  it('takes the days of every visitor’s calendar', () => {
    for (const days of [-1, 0, 60, 61]) expect(refusedFrom(addDays(clock.today(), days))).toBeUndefined();
  });
});

it.each(soldLines())('nor without a day: $code', ({ rating }) => {
  expect(createLine(rating, clock).lacking({ plan_applications: [{}] })).toContain('plan_applications.0.policy_effective_date');
});
it('a pet without a date of birth is not insured as a young one (S21)', () => {
  const pet = createLine(ratings.find(({ code }) => code === 'pet') ?? collectibles, clock);
  const application = { plan_applications: [{ policy_effective_date: clock.today(), pets: [{ name: 'Rex', species: 'dog' }] }] };
  const fields = { 'application.plan_applications.0.pets.0.dob': ['is missing'] };
  expect(() => pet.price(application)).toThrow(expect.objectContaining({ error: { code: 'invalid_input', fields } }));
});
