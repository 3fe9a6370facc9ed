import type { PageContent } from '../../types';
import { insurerPaths } from './navigation';

/** ST-004: exactly these five. */
export const sitemap: PageContent = {
  title: 'Sitemap',
  sections: [{
    title: 'All our pages',
    links: [
      { label: 'Vehicle contents insurance', to: '/vehicle-contents-insurance' },
      { label: 'Vehicle contents questions and answers', to: '/vehicle-contents-insurance/faq' },
      { label: 'Claims', to: insurerPaths.claims },
      { label: 'About Chubb', to: insurerPaths.about },
      { label: 'Contact Chubb', to: insurerPaths.contact },
    ],
  }],
};
