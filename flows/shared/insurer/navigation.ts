import type { Frame, InnerLink } from '../../types';
import { insurer } from './insurer';

/** ST-001 */
export const insurerPaths = {
  about: '/about-chubb', contact: '/contact-chubb', claims: '/chubb/claims', sitemap: '/chubb/sitemap',
} as const;

/** AS-009: the shared top navigation of the South African pages. */
export const insurerNavigation: readonly InnerLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Vehicle contents', to: '/vehicle-contents-insurance' },
  { label: 'Residential', to: '/residential-insurance' },
];
/** AS-010, S-93: the footer of the South African pages. */
export const insurerFooter: readonly InnerLink[] = [
  { label: 'Sitemap', to: insurerPaths.sitemap },
  { label: 'About Chubb', to: insurerPaths.about },
  { label: 'Contact Chubb', to: insurerPaths.contact },
];
export const insurerFrame: Frame = { underwriter: insurer.name, navigation: insurerNavigation, footer: insurerFooter };
