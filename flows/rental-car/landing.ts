import type { LandingContent } from '#schemas/line';

/** RC-027 … RC-029, CO-010. */
export const landing: LandingContent = {
  headline: 'Cover your rental car before you pick it up.',
  lead: 'Physical damage cover up to $100,000, with plans from under $10 per day.',
  facts: ['About 3 minutes', 'One payment, no renewal'],
  action: 'Get a price', illustration: 'car',
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'car', title: 'The rental car', text: 'Up to $100,000 for damage from collision, theft, vandalism or hail.' },
    { icon: 'suitcase', title: 'What you carry', text: 'With Platinum: bags, laptops and phones that are stolen from the car.' },
    { icon: 'people', title: 'Who you travel with', text: 'With Platinum Family: your family’s things are covered as well.' },
  ],
  price: {
    before: 'from under', amount: '$10', after: '/day', title: 'One price, before you pick up the car.',
    text: 'You see the price for all your days before you pay, and you pay once. Buy before you sign the rental agreement: then you can decline the agency’s damage cover.',
  },
  banner: { title: 'Ready when you are.', text: 'All we need to start is your pick-up date.', action: 'Get started' },
};
