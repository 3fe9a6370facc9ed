import { paymentAdapters } from '#api/adapters/payment';
import { rentalCarAdapters, rentalPerson } from '#api/adapters/rentalCar';
import type { Product } from '../types';
import { derive } from './derive';
import { rentalCar } from './flow';

export const product: Product = { flow: rentalCar, adapters: { ...rentalCarAdapters, ...paymentAdapters(rentalPerson) }, derive };
