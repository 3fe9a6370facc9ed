import type { LandingContent } from '../types';

/** RC-027 … RC-029, CO-010. */
export const landing: LandingContent = {
  headline: 'Rent the car. Leave the worry at the desk.',
  lead: 'Physical damage cover up to $100,000, with plans from under $10 per day.',
  action: 'Get a price', illustration: 'car',
  cardsTitle: 'What it stands behind',
  cards: [
    { icon: 'car', title: 'The rental car', text: 'Up to $100,000 for damage from collision, theft, vandalism or hail.' },
    { icon: 'suitcase', title: 'What you carry', text: 'With Platinum: bags, laptops and phones taken from the car.' },
    { icon: 'people', title: 'Who you travel with', text: 'With Platinum Family: your family’s things are covered as well.' },
  ],
  price: {
    before: 'from under', amount: '$10', after: '/day', title: 'One price, before you pick up the car.',
    text: 'You see the price for your days before you pay, and you pay once. Buy it before you sign the rental agreement, and decline the cover at the desk.',
  },
  banner: { title: 'Ready when you are.', text: 'Your pick-up date is all we need to begin.', action: 'Get started' },
};
