import { commercialAdapters, commercialPerson } from '#api/adapters/commercial';
import { paymentAdapters } from '#api/adapters/payment';
import { surveyKit } from '#engine/survey';
import type { Product } from '../types';
import { derive } from './derive';
import { smallBusiness } from './flow';

export const product: Product = {
  flow: smallBusiness, adapters: { ...commercialAdapters, ...paymentAdapters(commercialPerson) }, derive, survey: surveyKit,
};
