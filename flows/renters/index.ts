import { paymentAdapters } from '#api/adapters/payment';
import { rentersAdapters, rentersCardHolder, rentersPerson } from '#api/adapters/renters';
import type { SiteSettings } from '#api/contracts/site';
import { surveyKit } from '#engine/survey';
import type { Product } from '../types';
import { derive } from './derive';
import { rentersFlow } from './flow';

const parts = { adapters: { ...rentersAdapters, ...paymentAdapters(rentersPerson, rentersCardHolder) }, derive, survey: surveyKit };

/** RN-054, C-05: one variant of the start date is a site's own choice. */
export const product = (settings?: SiteSettings): Product =>
  ({ ...parts, flow: rentersFlow(settings?.renters_start_new_york === true ? 'newYork' : 'tomorrow') });
