import { holderAdapters } from '#api/adapters/holder';
import { quoteAdapters } from '#api/adapters/quoteService';
import { homesafeQuotes } from '#api/contracts/homesafe';
import type { Product } from '../types';
import { derive } from './derive';
import { residential } from './flow';
import { quote } from './quote';

export const product: Product = { flow: residential, quote, adapters: { ...holderAdapters, ...quoteAdapters(quote, homesafeQuotes) }, derive };
