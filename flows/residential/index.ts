import { holderPerson } from '#api/adapters/holder';
import { homesafeAdapters } from '#api/adapters/homesafe';
import { paymentAdapters } from '#api/adapters/payment';
import type { Product } from '../types';
import { derive } from './derive';
import { residential } from './flow';

export const product: Product = { flow: residential, adapters: { ...homesafeAdapters, ...paymentAdapters(holderPerson) }, derive };
