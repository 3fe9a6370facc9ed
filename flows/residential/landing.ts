import { documents } from '../shared/insurer/documents';
import { zaLanding } from '../shared/zaLanding';
import type { LandingContent } from '#schemas/line';

/** RS-001, RS-003, RS-059, C-42, S-77: the amounts as they are printed. */
export const landing: LandingContent = {
  ...zaLanding({ base: 'residential-insurance', wording: documents.homeWording, keyInformation: documents.homeKeyInformation }),
  headline: 'Cover your home against burglary.',
  lead: 'HomeSafe covers theft of your home contents, and accidental death and disability from a burglary.',
  facts: ['From R71.10 per month', 'About 5 minutes'],
  illustration: 'house',
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'sofa', title: 'What is in your home', text: 'Furniture, televisions, clothes and kitchen appliances that are stolen in a burglary.' },
    { icon: 'people', title: 'You and your family', text: 'A lump sum if a burglary leaves you disabled, paid to your beneficiary if it causes your death.' },
    { icon: 'suitcase', title: 'Additional benefits', text: 'Cover you can add for your wallet or handbag, electronics, lock and key, and identity theft.' },
  ],
  price: {
    before: 'up to', amount: 'R15000', after: 'for electronics', title: 'Cover for small things that cost a lot.',
    text: 'Up to R7500 for a wallet or handbag, R15000 for electronics, R7500 for lock and key and R2000 for identity theft. Billed monthly.',
  },
  banner: { title: 'Ready when you are.', text: 'We start with three questions about your home.', action: 'Get started' },
};
