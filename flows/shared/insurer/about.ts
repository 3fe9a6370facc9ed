import type { PageContent } from '../../types';
import { insurerPaths } from './navigation';

/** ST-002 */
export const about: PageContent = {
  title: 'About Chubb',
  lead: 'Chubb issues the policies that you buy here. Surefoot looks after the shop: the questions, the price and the payment.',
  sections: [
    {
      title: 'What an insurer does for you',
      text: [
        'When you buy a policy, you and the insurer make a promise to each other. You pay a small amount each month and answer honestly. The insurer pays when something happens that the policy covers.',
        'Chubb decides what is covered and on what terms, keeps the money that claims are paid from, and settles your claim.',
      ],
    },
    {
      title: 'What we promise',
      list: [
        'Plain words. If a sentence in your policy is not clear to you, ask us, and we explain it.',
        'A price without surprises. You see what you pay each month before you pay it.',
        'A fair hearing. When we do not pay a claim, we say why, and where you can complain.',
        'Your information stays yours. We use it to insure you and to settle claims, and we never sell it.',
      ],
    },
    {
      title: 'The policies sold here',
      links: [
        { label: 'Vehicle contents insurance', to: '/vehicle-contents-insurance' },
        { label: 'HomeSafe residential insurance', to: '/residential-insurance' },
      ],
    },
    {
      title: 'If you need us',
      links: [{ label: 'Start a Claim', to: insurerPaths.claims }, { label: 'Contact Chubb', to: insurerPaths.contact }],
    },
  ],
};
