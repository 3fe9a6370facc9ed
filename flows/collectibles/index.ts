import { collectiblesAdapters, collectiblesPerson } from '#api/adapters/collectibles';
import { paymentAdapters } from '#api/adapters/payment';
import type { Product } from '../types';
import { derive } from './derive';
import { collectibles } from './flow';

export const product: Product = {
  flow: collectibles, adapters: { ...collectiblesAdapters, ...paymentAdapters(collectiblesPerson) }, derive,
};
