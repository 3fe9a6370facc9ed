import { describe, expect, it } from 'vitest';
import type { CompareContent } from '#flows/screenContent';
import { offersOf } from './offers';

const content: Pick<CompareContent, 'offers' | 'choose' | 'rows'> = {
  offers: 'offers', choose: 'Choose {title}',
  rows: [
    { label: 'Liability', cells: { silver: '$2 Million\nmax $1 Million per claim', gold: '$2 Million' } },
    { label: 'Auto', cells: { gold: 'Included' } },
  ],
};
const silver = { plan_id: 's' };
const offer = (more: object) => offersOf(content, { offers: [{ plan: silver, tier: 'silver', title: 'Silver', ...more }] })[0];

describe('the columns of a comparison', () => {
  it('show the price and the coverages of a plan, row by row, and hold the plan as the value of CHOOSE (BO-014, BO-043)', () => {
    expect(offer({ price: 486 })).toEqual({
      id: 'silver', title: 'Silver', price: '$486', choose: 'Choose Silver', plan: silver,
      cells: [{ text: '$2 Million', small: 'max $1 Million per claim' }, {}],
    });
  });
  it('show cents only where there are any', () =>
    expect([offer({ price: 486.5 })?.price, offer({ price: 1486 })?.price]).toEqual(['$486.50', '$1,486']));
  it('have no price where none came (S-39)', () =>
    expect([offer({})?.price, offer({ price: 'ask us' })?.price]).toEqual([undefined, undefined]));
  it('keep the order they came in (C-30)', () => {
    const tiers = ['silver', 'gold', 'platinum'];
    expect(offersOf(content, { offers: tiers.map((tier) => ({ tier })) }).map(({ id }) => id)).toEqual(tiers);
  });
  it('are none when nothing came', () => expect(offersOf(content, {})).toEqual([]));
});
