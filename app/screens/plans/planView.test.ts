import { describe, expect, it } from 'vitest';
import { coverRows, planViews, sumOf } from './planView';

const paths = { plans: 'offers',
  plan: { id: 'plan_id', title: 'information.title', price: 'information.pricing_title', summary: 'information.summary_html' } };
const offer = { plan_id: 'p', information: { title: 'Platinum', pricing_title: '$11.25/day' } };
const days = { from: 'pickUpDate', to: 'returnDate' };
const week = { pickUpDate: '2026-11-24', returnDate: '2026-11-30' };

describe('planViews (RC-022, RC-035)', () => {
  it('shows a plan’s title and price, and carries the whole plan', () => {
    expect(planViews(paths, { offers: [offer] }))
      .toEqual([{ id: 'p', title: 'Platinum', price: '$11.25/day', summary: undefined, document: undefined, value: offer }]);
  });
  it('is empty without plans', () => expect(planViews(paths, {})).toEqual([]));
});

describe('coverRows', () => {
  it('are amounts without decimals; what a plan does not cover is not an amount (WG-020)', () => {
    const amounts = ['Theft', 'Illness', 'Flood'].map((label) => ({ label, path: `cover.${label.toLowerCase()}` }));
    const [plan] = planViews(paths, { offers: [{ ...offer, cover: { theft: 7500, illness: 0 } }] });
    expect(plan && coverRows({ amounts, currency: 'code' }, plan, { code: 'ZAR' }))
      .toEqual([{ label: 'Theft', cell: { text: 'R7,500' } }, { label: 'Illness', cell: {} }]);
  });
});

describe('sumOf', () => {
  it('multiplies the price by the days, both included', () =>
    expect(sumOf('$13.50/day', days, week)).toEqual({ price: '$13.50', days: '7 days', sum: '$94.50' }));
  it('counts a same-day return as one day (RC-059)', () =>
    expect(sumOf('$9.00/day', days, { ...week, returnDate: '2026-11-24' })).toEqual({ price: '$9.00', days: '1 day', sum: '$9.00' }));
  it('is undefined when price or dates cannot be parsed', () => {
    expect([sumOf('Ask us', days, week), sumOf('$9.00', undefined, week), sumOf('$9.00', days, {}),
      sumOf('$9.00', days, { pickUpDate: '2026-11-30', returnDate: '2026-11-24' })])
      .toEqual([undefined, undefined, undefined, undefined]);
  });
});
