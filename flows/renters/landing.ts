import type { LandingContent } from '#schemas/line';

/** RN-016, RN-017, CO-010. */
export const landing: LandingContent = {
  headline: 'Protect everything you own.',
  lead: 'Covers your belongings and your liability, and pays for a place to stay when your home cannot be lived in.',
  facts: ['As low as $11/month', 'About 5 minutes'],
  action: 'Get Started', illustration: 'house',
  addressForm: { label: 'Street address' },
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'sofa', title: 'Your things', text: 'Furniture, phones and bikes, at home or away, against theft, fire and burst pipes.' },
    { icon: 'people', title: 'Your liability', text: 'If a guest is hurt or your bath overflows, we pay for what you are responsible for.' },
    { icon: 'suitcase', title: 'A place to stay', text: 'Hotel and living costs while your home cannot be lived in. Included in every policy.' },
  ],
  price: {
    before: 'as low as', amount: '$11', after: '/month', title: 'You choose the cover and see the price.',
    text: 'The price changes with each choice you make. Pay once a year, or in 11 payments with the billing fees included.',
  },
  quotesTitle: 'From people who rent',
  quotes: [
    { text: 'Simple questions, a clear price, and I was done before my tea was cold.', who: 'Mara T., Portland' },
    { text: 'The upstairs pipe burst in March. I had a hotel that night and a check that week.', who: 'Devon A., Columbus' },
    { text: 'My landlord asked for proof of insurance on a Friday evening. I had it in my inbox before we hung up.', who: 'Ruth K., Tucson' },
  ],
  banner: { title: 'Ready when you are.', text: 'All we need to start is your address.', action: 'Get started' },
};
