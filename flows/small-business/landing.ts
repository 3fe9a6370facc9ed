import type { LandingContent } from '#schemas/line';

/** BO-023, C-27, CO-010: the main button asks another company for prices; the banner leads into the flow. */
export const landing: LandingContent = {
  headline: 'One policy for your small business.',
  lead: 'Covers liability, property and lost income, with a coverage term of 1 year.',
  facts: ['From under $300 a year', 'About 8 minutes'],
  action: 'Check our prices', illustration: 'shop',
  popup: { label: 'Check our prices' },
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'people', title: 'Your customers', text: 'If somebody slips in your shop, or you damage a customer’s property: up to $2 Million, and $1 Million for a single claim.' },
    { icon: 'shop', title: 'Your equipment and stock', text: 'From $15,000 with Silver to $75,000 with Platinum, with a $500 deductible.' },
    { icon: 'briefcase', title: 'Your income', text: 'Up to $250,000 of lost income while a covered loss keeps you closed. In every plan.' },
  ],
  price: {
    before: 'one price', amount: '1 year', after: 'of cover', title: 'Three plans, side by side.',
    text: 'You answer questions about your business, see what Silver, Gold and Platinum cost for the whole year, and pay once.',
  },
  banner: { title: 'Ready when you are.', text: 'All we need to start is your kind of business and its address.', action: 'Get started' },
};
