import { documents } from '../shared/insurer/documents';
import { zaLanding } from '../shared/zaLanding';
import type { LandingContent } from '#schemas/line';

/** VC-001, VC-003 … VC-005, C-42: the five covers by name, without amounts. */
export const landing: LandingContent = {
  ...zaLanding({ base: 'vehicle-contents-insurance', wording: documents.vehicleWording, keyInformation: documents.vehicleKeyInformation }),
  headline: 'Cover what you carry in your car.',
  lead: 'Cover for theft from your vehicle, and for accidental death and disability in a motor vehicle accident.',
  facts: ['From R49 per month', 'About 4 minutes'],
  illustration: 'car',
  cardsTitle: 'What’s covered',
  cards: [
    { icon: 'suitcase', title: 'What you carry', text: 'Personal possessions and electronics that are stolen from your locked car: a bag, a phone, a laptop.' },
    { icon: 'house', title: 'After a theft', text: 'New locks when the keys of your home are stolen, and the cost of putting things right after identity theft.' },
    { icon: 'people', title: 'You and your family', text: 'A lump sum if a motor vehicle accident leaves you disabled, paid to your beneficiary if it causes your death.' },
  ],
  price: {
    before: 'from', amount: 'R49', after: '/month', title: 'Billed monthly, in rand.',
    text: 'You see the price of each plan before you give us your name, and you pay by card. Cancel at any time.',
  },
  banner: { title: 'Ready when you are.', text: 'Choose a plan, fill in your details and pay by card.', action: 'Get started' },
};
