import { documents } from '../shared/insurer/documents';
import { zaLanding } from '../shared/zaLanding';
import type { LandingContent } from '../types';

/** RS-001, RS-003, RS-059, C-42, S-77: the amounts as they are printed. */
export const landing: LandingContent = {
  ...zaLanding({ base: 'residential-insurance', wording: documents.homeWording, keyInformation: documents.homeKeyInformation }),
  headline: 'Come home to what is yours.',
  lead: 'HomeSafe covers theft of your home contents, and accidental death and disability from a burglary.',
  illustration: 'house',
  cardsTitle: 'What it stands behind',
  cards: [
    { icon: 'sofa', title: 'What is in your home', text: 'Furniture, televisions, clothes and kitchen machines that are stolen in a burglary.' },
    { icon: 'people', title: 'You and your family', text: 'An amount for you if a burglary leaves you disabled, or for the people you name if you die of it.' },
    { icon: 'suitcase', title: 'What you choose to add', text: 'Additional benefits for your wallet or handbag, electronics, lock and key, and identity theft.' },
  ],
  price: {
    before: 'up to', amount: 'R15000', after: 'for electronics', title: 'Cover for the small things that cost a lot.',
    text: 'Up to R7500 for a wallet or handbag, R15000 for electronics, R7500 for lock and key and R2000 for identity theft. Billed monthly.',
  },
  banner: { title: 'Ready when you are.', text: 'Three questions about your home are all we need to begin.', action: 'Get started' },
};
