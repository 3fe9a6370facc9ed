import { carsafeAdapters } from '#api/adapters/carsafe';
import { holderPerson } from '#api/adapters/holder';
import { paymentAdapters } from '#api/adapters/payment';
import { holderDerive } from '../shared/holderDerive';
import type { Product } from '../types';
import { vehicleContents } from './flow';

export const product: Product = {
  flow: vehicleContents, adapters: { ...carsafeAdapters, ...paymentAdapters(holderPerson) }, derive: holderDerive,
};
