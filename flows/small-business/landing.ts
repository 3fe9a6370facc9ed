import type { LandingContent } from '../types';

/** BO-023, C-27, CO-010: the main button asks another company for prices; the banner leads into the flow. */
export const landing: LandingContent = {
  headline: 'Open the doors. We stand behind them.',
  lead: 'Liability, property and lost income in one policy for your business, with a coverage term of 1 year.',
  action: 'Check our prices', illustration: 'shop',
  popup: { label: 'Check our prices' },
  cardsTitle: 'What it stands behind',
  cards: [
    { icon: 'people', title: 'Your customers', text: 'Somebody slips in your shop, or you break something at theirs: up to $2 Million, and $1 Million for a single claim.' },
    { icon: 'shop', title: 'Your equipment and stock', text: 'From $15,000 with Silver to $75,000 with Platinum, with a $500 deductible.' },
    { icon: 'briefcase', title: 'Your income', text: 'Up to $250,000 while a covered loss keeps your doors closed. In every plan.' },
  ],
  price: {
    before: 'one price', amount: '1 year', after: 'of cover', title: 'Three plans, side by side.',
    text: 'You answer questions about your business, see what Silver, Gold and Platinum cost for the whole year, and pay once.',
  },
  banner: { title: 'Ready when you are.', text: 'Your kind of business and its address are all we need to begin.', action: 'Get started' },
};
