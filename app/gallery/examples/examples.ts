import type { CatalogueEntry } from '#flows/types';

/** What the gallery needs of a flow. Only a line has addresses of its own in the shop. */
export type GalleryFlow = Pick<CatalogueEntry, 'id' | 'title' | 'product'> & Partial<Pick<CatalogueEntry, 'base' | 'isFile'>>;

/** Example flows for features that no line uses yet. */
export const examples: readonly GalleryFlow[] = [
  { id: 'payment-actions', title: 'Payment actions', product: async () => (await import('./paymentActions')).paymentActions },
];
