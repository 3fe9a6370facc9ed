import type { CatalogueEntry } from './types';

/** Every product line. A flow is loaded when it is entered: this list is all the first page carries. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'rental-car', code: 'rental_car', base: 'rental-car-insurance', title: 'Rental car insurance', aliases: ['rental-car', '_rental-car'],
    startPath: 'rental-info',
    paths: ['rental-info', 'agreement-confirmation', 'use-type', 'driver', 'additional-drivers', 'add-drivers', 'plans', 'payment', 'confirmation'],
    landing: async () => (await import('./rental-car/landing')).landing,
    product: async () => (await import('./rental-car/index')).product,
  },
];
