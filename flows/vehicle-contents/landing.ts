import { documents } from '../shared/insurer/documents';
import { zaLanding } from '../shared/zaLanding';
import type { LandingContent } from '../types';

/** VC-001, VC-003 … VC-005, C-42: the five covers by name, without amounts. */
export const landing: LandingContent = {
  ...zaLanding({ base: 'vehicle-contents-insurance', wording: documents.vehicleWording, keyInformation: documents.vehicleKeyInformation }),
  headline: 'Park the car. Leave the worry with us.',
  lead: 'Cover for theft from your vehicle, and for accidental death and disability in a motor vehicle accident.',
  illustration: 'car',
  cardsTitle: 'What it stands behind',
  cards: [
    { icon: 'suitcase', title: 'What you carry', text: 'Personal possessions and electronics that are stolen from your locked car: a bag, a phone, a laptop.' },
    { icon: 'house', title: 'What comes after a theft', text: 'New locks when the keys of your home are gone, and help when your identity is stolen and misused.' },
    { icon: 'people', title: 'You and your family', text: 'An amount for you after a disabling motor vehicle accident, or for the people you name if you die in one.' },
  ],
  price: {
    before: 'billed', amount: 'monthly', after: 'in rand', title: 'A small amount each month.',
    text: 'You see the price of each plan before you give us your name, and you pay by card. You can cancel when you no longer need it.',
  },
  banner: { title: 'Ready when you are.', text: 'Choose a plan, tell us who you are, and your policy is there.', action: 'Get started' },
};
