import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';

/** What the gallery needs of a flow. Only a line has addresses of its own in the shop. */
export type GalleryFlow = Pick<CatalogueEntry, 'id' | 'title' | 'product'> & Partial<Pick<CatalogueEntry, 'base'>>;

/** The catalogue, and example flows for features that no line uses yet. */
const examples: readonly GalleryFlow[] = [
  { id: 'payment-actions', title: 'Payment actions', product: async () => (await import('./paymentActions')).paymentActions },
];
/** Every flow there is to look at. */
export const galleryFlows: readonly GalleryFlow[] = [...catalogue, ...examples];
