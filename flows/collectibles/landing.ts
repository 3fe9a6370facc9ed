import type { LandingContent } from '#schemas/line';

/** CL-018: the specification shows none; the words are ours. */
export const landing: LandingContent = {
  headline: 'Cover for what you collect.',
  lead: 'Covers coins, cards, art, instruments, toys and wine at their full value, at home and wherever else you keep them.',
  facts: ['From $60 a year', 'About 6 minutes'],
  action: 'See your price', illustration: 'suitcase',
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'suitcase', title: 'Theft, fire and water', text: 'A homeowners policy often pays little for collections. This one pays what they are worth today.' },
    { icon: 'house', title: 'Every place you keep them', text: 'Up to 20 addresses on one policy: your home, a storage unit, a bank vault.' },
    { icon: 'people', title: 'Whoever owns them', text: 'A person, several people, a trust or a musical group. Each collection may have an owner of its own.' },
  ],
  price: {
    before: 'up to', amount: '$1 Million', after: 'in all', title: 'A price that knows your alarms.',
    text: 'Burglar and fire alarms, safes and vaults lower the price. Pay once a year or every month, with the deductible that suits you.',
  },
  banner: { title: 'Ready when you are.', text: 'All we need to start is what you collect and when cover should begin.', action: 'Get started' },
};
