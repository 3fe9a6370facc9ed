import type { RatingAddress } from '../../contracts/contract';
import { refuse } from '../http/refuse';
import { ratingState } from '../places/ratingState';

/** How states differ. Figures of the sandbox. */
const closed: ReadonlySet<string> = new Set(['HI', 'AK', 'PR', 'GU', 'VI', 'AS', 'MP']);
const levels = new Map(Object.entries({ CA: 120, NY: 130, FL: 135, LA: 130, NJ: 118, TX: 110, IA: 92, WY: 90, ND: 88 }));
export const stateLevel = (state: string): number => levels.get(state) ?? 100;

export function offeredState(address: RatingAddress): string {
  const state = ratingState(address);
  return closed.has(state) ? refuse(400, 'no_offers_found', 'Small business insurance is not offered in this state.') : state;
}
