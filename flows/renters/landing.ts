import type { LandingContent } from '../types';

/** RN-016, RN-017, CO-010. */
export const landing: LandingContent = {
  headline: 'Solid ground for everything you own.',
  lead: 'Renters insurance in a few minutes, for as low as $11/month.',
  action: 'Get Started', illustration: 'house',
  addressForm: { label: 'Street address' },
  cardsTitle: 'What it stands behind',
  cards: [
    { icon: 'sofa', title: 'Your things', text: 'Furniture, phones and bikes, at home or away, after theft, fire or a burst pipe.' },
    { icon: 'people', title: 'Your liability', text: 'A guest trips, a bath overflows: we pay when you are responsible.' },
    { icon: 'suitcase', title: 'A place to stay', text: 'Hotel and living costs while your home cannot be lived in. Always included.' },
  ],
  price: {
    before: 'as low as', amount: '$11', after: '/month', title: 'You set the cover, the price follows.',
    text: 'You choose how much to cover and see the price change as you choose. Pay once a year, or in 11 payments with the fees already in the price.',
  },
  quotesTitle: 'From people who rent',
  quotes: [
    { text: 'Five questions, a price I could read, done before my tea was cold.', who: 'Mara T., Portland' },
    { text: 'The upstairs pipe burst in March. I had a hotel that night and a check that week.', who: 'Devon A., Columbus' },
    { text: 'My landlord asked for proof of insurance on a Friday evening. I had it in my inbox before he had hung up.', who: 'Ruth K., Tucson' },
  ],
  banner: { title: 'Ready when you are.', text: 'Your address is all we need to begin.', action: 'Get started' },
};
