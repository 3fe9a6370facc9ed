import { quoteAdapters } from '#api/adapters/quoteService';
import { collectiblesQuotes } from '#api/contracts/collectibles';
import type { Product } from '../types';
import { derive } from './derive';
import { collectibles } from './flow';
import { quote } from './quote';

export const product: Product = { flow: collectibles, quote, adapters: quoteAdapters(quote, collectiblesQuotes), derive };
