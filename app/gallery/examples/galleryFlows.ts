import { catalogue } from '#flows';
import type { CatalogueEntry } from '#flows/types';

/** What the gallery needs of a flow. Only a line has addresses of its own in the shop. */
export type GalleryFlow = Pick<CatalogueEntry, 'id' | 'title' | 'product'> & Partial<Pick<CatalogueEntry, 'base'>>;

/** Flows that no visitor meets: they show what the house can do and no line asks for yet. */
const examples: readonly GalleryFlow[] = [
  { id: 'payment-actions', title: 'Payment actions', product: async () => (await import('./paymentActions')).paymentActions },
];
/** Every flow there is to look at. */
export const galleryFlows: readonly GalleryFlow[] = [...catalogue, ...examples];
